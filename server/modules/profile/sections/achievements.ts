import type { RequestBody } from '#openapi/contract.ts';
import { isPlausible, today } from './dates.ts';
import { TextReader, withoutAbsent, type Draft } from '../drafts.ts';

const SCHEMA = 'AddAchievementRequest';

export function achievementDraft(body: RequestBody<'addAchievement'>, now: Date): Draft {
  const read = new TextReader(SCHEMA, body);
  const { date } = body;
  if (date !== undefined && !isPlausible(date, today(now))) read.wrong('date');
  const title = read.line('title');
  const issuer = read.optionalLine('issuer');
  return {
    kind: 4,
    data: withoutAbsent({
      title,
      description: read.optionalText('description'),
      date,
      issuer,
      url: body.url,
      mediaAlt: body.mediaKey ? read.optionalText('mediaAlt') : undefined,
    }),
    isCurrent: false,
    companyId: undefined,
    fileKey: body.mediaKey,
    errors: read.errors,
  };
}
