import { ContentType } from './enums.ts';
import { places } from './places.ts';

/** Address of the own page of a post, a job or an event, by the token that stands for its id (specification 2). */
export function detailHref(feedType: number, token: string): string {
  const pageOf = { [ContentType.JOB_POST]: places.jobOf, [ContentType.EVENT]: places.eventOf }[feedType];
  return pageOf?.(token) ?? `/posts/post-details/${token}`;
}
