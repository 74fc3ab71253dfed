import type { Schemas } from '#openapi/contract.ts';
import { sendForVerificationRequestRules } from '#openapi/generated/rules/sendForVerificationRequestRules.ts';
import { validate, type FieldErrors } from '../lib/validate.ts';

export type VerificationEntry = Schemas['VerificationItem'];
export type VerificationType = Schemas['VerificationType'];

/** What is to be verified: its kind, and its own id. */
export interface VerificationKey {
  documentType: VerificationType;
  documentId: string;
}

const isType = (type: number): type is VerificationType => type in verificationTypeLabels;
/** As an address says it: `3.` and the id. */
export const verificationText = ({ documentType, documentId }: VerificationKey) =>
  `${documentType}.${documentId}`;
export function toVerificationKey(text: string | null): VerificationKey | undefined {
  const [, type, documentId] = /^(\d)\.([\w-]{1,64})$/.exec(text ?? '') ?? [];
  const documentType = Number(type);
  return documentId && isType(documentType) ? { documentType, documentId } : undefined;
}

/** Contract: VerificationType. */
export const verificationTypeLabels: Record<VerificationType, string> = {
  1: 'Education',
  2: 'Work experience',
  3: 'Certificate',
  4: 'Achievement',
  5: 'Identity',
  6: 'Organisation',
};

/** What a verifier needs to see of each kind. */
export const verificationNeeds: Record<VerificationType, string> = {
  1: 'The diploma, or a letter of the school that names you and the degree.',
  2: 'A work reference or a contract that names you, the company and the time. Cover what nobody else needs to know.',
  3: 'The certificate itself, both sides if something stands on the back.',
  4: 'The award, or a page of whoever gave it that names you.',
  5: 'A passport or an identity card, front and back. Cover its number if you like; name and date of birth must be readable.',
  6: 'An extract of the company register or a trade licence that names the organisation.',
};

/** Of a member's badge: what was checked, in words. A tick alone would say nothing (product S53). */
export const verifiedLabels: Record<VerificationType, string> = {
  1: 'Education verified',
  2: 'Work experience verified',
  3: 'Certificate verified',
  4: 'Achievement verified',
  5: 'Identity verified',
  6: 'Organisation verified',
};

/** Operations whose answers a change of a status makes old: the list, the profile, its items, the next steps. */
export const verificationReads = [
  'verificationRequestList',
  'getUserInfo',
  'getCertificate',
  'getEducationalDetails',
  'getWorkExperience',
  'getAchievement',
  'dashboardDetails',
] as const;

export const verificationLimits = { files: 5, keptDays: 90 } as const;

/** What a verifier can read. Phones turn their own formats into JPEG when they are asked for it. */
export const verificationFileTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

type Chosen = Pick<File, 'name' | 'type'>;

/** Which of the chosen files fit beside those that are there, and why the others do not. */
export function chooseDocuments<One extends Chosen>(
  chosen: readonly One[],
  present: number,
): { taken: One[]; refused?: string } {
  const readable = chosen.filter(({ type }) => verificationFileTypes.includes(type));
  const taken = readable.slice(0, Math.max(0, verificationLimits.files - present));
  const [left, ...more] = chosen.filter((file) => !taken.includes(file));
  if (!left) return { taken };
  const which =
    more.length === 0 ? `“${left.name}” was not added` : `${more.length + 1} files were not added`;
  const why =
    readable.length < chosen.length
      ? 'a verifier reads PDF, JPEG and PNG.'
      : `${verificationLimits.files} files are the most.`;
  return { taken, refused: `${which}: ${why}` };
}

const { files, consent } = sendForVerificationRequestRules;

/** What is missing before files can be sent. */
export const sendingErrors = (values: { files: readonly string[]; consent: boolean }): FieldErrors =>
  validate({ files, consent }, values);

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "14 September 2026", in the reader's zone. */
export const verificationDay = (at: string): string => day.format(new Date(at));

/** What becomes of the check of an item that is changed now; `act`: "Saving the change". Undefined when none is lost. */
export function lossText(status: VerificationEntry['status'], act: string): string | undefined {
  if (status === 3) return `This was verified as it stands. ${act} takes the verification back.`;
  if (status === 2)
    return `This is in review as it stands. ${act} takes it out of review, and you send the files again.`;
  return undefined;
}

/** HR asks for it, and nothing was sent yet. */
export const askedByOther = ({ status, requestedBy, owner }: VerificationEntry): boolean =>
  status === 1 && requestedBy !== undefined && requestedBy.userId !== owner.userId;

/** "Checked by Rolecast verification on 14 September 2026". */
export const checkedText = ({ verifier, verifiedAt }: { verifier?: string; verifiedAt?: string }): string =>
  ['Checked', verifier && `by ${verifier}`, verifiedAt && `on ${verificationDay(verifiedAt)}`]
    .filter(Boolean)
    .join(' ');

/** Where an item stands, for its owner; undefined while nobody has asked about it. */
export function verificationSentence(item: VerificationEntry): string | undefined {
  const { status, requestedBy, requestedAt, sentAt, reason } = item;
  if (status === 3) return `${checkedText(item)}.`;
  if (status === 2)
    return `${sentAt ? `Sent on ${verificationDay(sentAt)}. ` : ''}You hear from us within a few days; until then nothing can be changed.`;
  if (askedByOther(item)) return `${requestedBy?.userName} asks you to verify this.`;
  if (status === 1 && !reason)
    return `Requested${requestedAt ? ` on ${verificationDay(requestedAt)}` : ''}. Send the files to have it checked.`;
  return undefined;
}
