import type { FieldErrors } from '../lib/validate.ts';
import { isUnderWay, type UploadState } from './uploads.ts';

interface Sent {
  state: UploadState;
}

const onItsWay = 'A picture is still on its way. Please wait for it, or cancel it.';

/** What is wrong with saving now: without the pictures that are on their way, the event would not have them. */
export function uploadErrors({
  cover,
  gallery,
}: {
  cover: { upload?: Sent | undefined };
  gallery: { uploads: readonly Sent[] };
}): FieldErrors | undefined {
  if (cover.upload && isUnderWay(cover.upload.state)) return { eventImage: onItsWay };
  return gallery.uploads.some(({ state }) => isUnderWay(state)) ? { gallery: onItsWay } : undefined;
}
