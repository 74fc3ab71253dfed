import type { Application } from '../../domain/jobs.ts';
import { calendarFile } from '../../lib/calendarFile.ts';
import { downloadFile } from '../profile/downloadFile.ts';

/** Saves the interview with a candidate as a file that HR's calendar opens. */
export function addToCalendar({ applicationId, applicant, job, interview }: Application, now: Date) {
  if (!interview) return;
  const { startAt, endAt, place, url } = interview;
  const title = `Interview: ${applicant.userName}, ${job.vacancyName}`;
  const uid = `interview-${applicationId}@rolecast`;
  downloadFile(calendarFile({ uid, startAt, endAt, title, place, url }, now), {
    name: `${title}.ics`,
    type: 'text/calendar',
  });
}
