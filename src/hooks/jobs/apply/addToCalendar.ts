import type { Application } from '../../../domain/jobs.ts';
import { calendarFile } from '../../../lib/calendarFile.ts';
import { downloadFile } from '../../profile/downloadFile.ts';

/** Saves an interview as a file that calendars open. `who`: whom the reader meets there. */
export function addToCalendar({ applicationId, job, interview }: Application, who: string, now: Date) {
  if (!interview) return;
  const { startAt, endAt, place, url } = interview;
  const title = `Interview: ${who}, ${job.vacancyName}`;
  const uid = `interview-${applicationId}@rolecast`;
  downloadFile(calendarFile({ uid, startAt, endAt, title, place, url }, now), {
    name: `${title}.ics`,
    type: 'text/calendar;charset=utf-8',
  });
}
