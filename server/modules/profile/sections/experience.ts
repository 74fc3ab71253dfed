import type { RequestBody } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { oneLine } from '../../../text.ts';
import { isPlausible, today } from './dates.ts';
import { fold, TextReader, withoutAbsent, type Draft } from '../drafts.ts';

const SCHEMA = 'AddWorkExperienceRequest';

export function experienceDraft(body: RequestBody<'addWorkExperience'>, now: Date): Draft {
  const read = new TextReader(SCHEMA, body);
  const { startDate, endDate, isCurrent } = body;
  const thisMonth = today(now).slice(0, 7);
  if (!isPlausible(startDate, thisMonth)) read.wrong('startDate');
  else if (endDate !== undefined && !isEnd(endDate, startDate, now)) read.wrong('endDate');
  const jobTitle = read.line('jobTitle');
  const companyName = read.line('companyName');
  const skills = (body.skills ?? []).map(oneLine);
  if (skills.some((skill) => skill.length < 2)) read.wrong('skills');
  else if (new Set(skills.map(fold)).size < skills.length)
    read.errors.skills = 'Please name each skill once.';
  return {
    kind: 2,
    data: withoutAbsent({
      jobTitle,
      companyName,
      employmentType: body.employmentType,
      workplaceType: body.workplaceType,
      location: read.optionalLine('location'),
      startDate,
      endDate,
      description: read.optionalText('description'),
      skills,
    }),
    isCurrent,
    companyId: body.companyId,
    fileKey: undefined,
    errors: read.errors,
  };
}

const isEnd = (endDate: string, startDate: string, now: Date) =>
  endDate >= startDate && endDate <= today(now).slice(0, 7);

/** The sentence for a month in which a position cannot have ended; undefined for one in which it can. */
export const endProblem = (endDate: string, startDate: string, now: Date): string | undefined =>
  isEnd(endDate, startDate, now) ? undefined : sentenceOf('EndCurrentPositionRequest', 'endDate');
