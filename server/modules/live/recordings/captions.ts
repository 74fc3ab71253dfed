import { claimMedia } from '../../../media/claim.ts';
import type { Context } from '../../../context.ts';
import { ApiProblem, invalid } from '../../../problem.ts';

const TYPE = 'text/vtt';
const refused = () => invalid({ captionsKey: 'This caption file could not be used.' });

const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`);

/** Whether these bytes are captions (WebVTT): UTF-8, the signature, a cue at least, and every arrow between two times. */
export function isWebVtt(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  const [first = '', ...lines] = text.split(/\r\n|\r|\n/);
  const cues = lines.filter((line) => line.includes('-->'));
  return /^WEBVTT(?:[ \t].*)?$/.test(first) && cues.length > 0 && cues.every((line) => timing.test(line));
}

/** Takes an uploaded caption file of the caller. Throws 415 TYPE for another kind of file, 422 for one that is none. */
export async function claimCaptions(context: Context, mediaKey: string): Promise<void> {
  const { contentType } = await claimMedia(context, mediaKey, 7).catch((error: unknown) => {
    throw error instanceof ApiProblem && error.status === 422 ? refused() : error;
  });
  if (contentType !== TYPE) throw new ApiProblem(415, 'TYPE', 'Captions must be WebVTT.');
  if (!isWebVtt(await context.services.storage.bytes(mediaKey))) throw refused();
}
