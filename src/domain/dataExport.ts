import type { Schemas } from '#openapi/contract.ts';

type DataExport = Schemas['DataExport'];

const about =
  'A ZIP of all that you gave us: your profile, posts, comments, connections, pictures and documents. It takes a few minutes.';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** 4821044 -> "4.8 MB". */
function sizeText(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${step === 0 ? value : value.toFixed(value < 10 ? 1 : 0)} ${units[step]}`;
}

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
