import type { RequestBody } from '#openapi/contract.ts';
import { isPlausible, today, yearsOn } from './dates.ts';
import { TextReader, withoutAbsent, type Draft } from '../drafts.ts';

/** Studies end at most so many years from now (product 3.2). */
const LONGEST_YEARS = 8;
const SCHEMA = 'AddUserQualificationRequest';

export function educationDraft(body: RequestBody<'addUserQualification'>, now: Date): Draft {
  const read = new TextReader(SCHEMA, body);
  const { startDate, endDate, isCurrent } = body;
  const thisMonth = today(now).slice(0, 7);
  const latest = yearsOn(thisMonth, LONGEST_YEARS);
  if (!isPlausible(startDate, latest)) read.wrong('startDate');
  else if (endDate !== undefined && (endDate < startDate || endDate > latest)) read.wrong('endDate');
  else if (isCurrent && endDate !== undefined && endDate < thisMonth)
    read.errors.endDate = 'While you are still there, the end lies ahead.';
  const institution = read.line('institution');
  const degree = read.line('degree');
  const fieldOfStudy = read.optionalLine('fieldOfStudy');
  return {
    kind: 1,
    data: withoutAbsent({
      institution,
      degree,
      fieldOfStudy,
      grade: read.optionalLine('grade'),
      startDate,
      endDate,
      description: read.optionalText('description'),
      url: body.url,
    }),
    isCurrent,
    companyId: undefined,
    fileKey: body.documentKey,
    errors: read.errors,
  };
}
