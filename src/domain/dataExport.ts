import type { Schemas } from '#openapi/contract.ts';
import { sizeText } from '../lib/sizeText.ts';

type DataExport = Schemas['DataExport'];

const about =
  'A ZIP of all that you gave us: your profile, posts, comments, connections, pictures and documents. It takes a few minutes.';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** How far a copy of the data is, for people. */
export function exportText(data: DataExport | undefined): string {
  switch (data?.state) {
    case 1:
      return 'We are packing your data. You can leave this page; it goes on.';
    case 2:
      return `Your data is ready${data.sizeBytes === undefined ? '' : `, ${sizeText(data.sizeBytes)}`}.${data.expiresAt ? ` You can download it until ${day.format(new Date(data.expiresAt))}.` : ''}`;
    case 3:
      return 'Your data could not be packed. Please try again, or write to us.';
    default:
      return about;
  }
}
