import { runVerify } from '../../../server/admin/runVerify.ts';
import type { ItemData, ItemKind } from '../../../server/db/profileTables.ts';
import { newId } from '../../../server/ids.ts';
import type { TestApi } from './api.ts';
import { plainPdf, upload } from './files.ts';
import type { TestMember } from './members.ts';

type Type = 1 | 2 | 3 | 4 | 5 | 6;

/** The steps of a verification, as members and the people on the console take them. */
export function verificationOf(api: TestApi) {
  const admin = async (...args: string[]) => (await runVerify(api.db, api.config, api.now, args)).join('\n');

  /** An item in a member's profile; a certificate when nothing is said. */
  async function item(of: TestMember, kind: ItemKind = 3, data: ItemData = {}): Promise<string> {
    const id = newId();
    await api.db
      .insertInto('profile_items')
      .values({
        id,
        member_id: of.userId,
        kind,
        position: 0,
        data: JSON.stringify({ certificateName: 'Drone pilot', issuer: 'DGCA', ...data }),
        identity: id,
        created_at: api.now(),
        updated_at: api.now(),
      })
      .execute();
    return id;
  }

  const pdf = (as: TestMember, fileName = 'licence.pdf') =>
    upload(api, as, { bytes: plainPdf(), contentType: 'application/pdf', purpose: 5, fileName });

  const payload = (documentId: string, files: string[], documentType: Type = 3) => ({
    documentId,
    documentType,
    files,
    consent: true as const,
  });

  const send = async (as: TestMember, documentId: string, files?: string[], type: Type = 3) =>
    (await api.ok('sendForVerification', payload(documentId, files ?? [await pdf(as)], type), { as }))
      .response;

  const list = (as: TestMember) => api.ok('verificationRequestList', { action: 0 }, { as });

  /** An item as its owner reads it. */
  async function read(as: TestMember, documentId: string) {
    const found = (await list(as)).response.find((one) => one.documentId === documentId);
    if (!found) throw new Error('this item is not in the list');
    return found;
  }

  /** How the console calls what is or was in review. */
  async function idOf(documentId: string): Promise<string> {
    const row = await api.db
      .selectFrom('verifications')
      .select('id')
      .where('item_id', '=', documentId)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** What HR sends to ask for a certificate. */
  const request = (of: TestMember, documentId: string) => ({
    action: 1 as const,
    documentType: 3 as const,
    documentId,
    otherUserId: of.userId,
  });
  return { admin, item, pdf, payload, send, list, read, idOf, request };
}
