import type { RequestBody } from '#openapi/contract.ts';
import { isPlausible, today } from './dates.ts';
import { TextReader, withoutAbsent, type Draft } from '../drafts.ts';

const SCHEMA = 'AddCertificateRequest';

export function certificateDraft(body: RequestBody<'addCertificate'>, now: Date): Draft {
  const read = new TextReader(SCHEMA, body);
  const { issueDate, expiryDate, noExpiry } = body;
  if (!isPlausible(issueDate, today(now))) read.wrong('issueDate');
  else if (expiryDate !== undefined && expiryDate <= issueDate) read.wrong('expiryDate');
  const certificateName = read.line('certificateName');
  const issuer = read.line('issuer');
  const credentialId = read.optionalLine('credentialId');
  return {
    kind: 3,
    data: withoutAbsent({
      certificateName,
      issuer,
      issueDate,
      expiryDate,
      noExpiry,
      credentialId,
      credentialUrl: body.credentialUrl,
    }),
    isCurrent: false,
    companyId: undefined,
    fileKey: body.documentKey,
    errors: read.errors,
  };
}
