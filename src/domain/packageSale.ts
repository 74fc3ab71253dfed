import type { PackageValues } from './packageForm.ts';

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
/** "20 Jan, 09:00" of a local time, which has no zone of its own. */
const shown = (local: string) => format.format(new Date(`${local}Z`));

/** When a package is sold, in words: "from 20 Jan, 09:00", "until 29 Jan, 18:00"; nothing when it is sold all the time. */
export const saleText = ({ saleStartAt, saleEndAt }: PackageValues): string[] => {
  if (saleStartAt && saleEndAt) return [`on sale ${shown(saleStartAt)} to ${shown(saleEndAt)}`];
  if (saleStartAt) return [`on sale from ${shown(saleStartAt)}`];
  return saleEndAt ? [`on sale until ${shown(saleEndAt)}`] : [];
};
