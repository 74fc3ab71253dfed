import type { Config } from '../config.ts';

/** What an upload is for (contract: presignedUrl), and what it may be. */
export const mediaPurposes = {
  1: { name: 'profile', types: ['image'] },
  2: { name: 'post', types: ['image', 'video'] },
  3: { name: 'chat', types: ['image'] },
  4: { name: 'resume', types: ['document'] },
  5: { name: 'document', types: ['document', 'scan'] },
  6: { name: 'event', types: ['image'] },
  7: { name: 'recording', types: ['video', 'audio', 'captions'] },
} as const;

export type MediaPurpose = keyof typeof mediaPurposes;

const contentTypes = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  scan: ['image/jpeg', 'image/png'],
  video: ['video/mp4', 'video/webm'],
  audio: ['audio/webm', 'audio/mp4'],
  captions: ['text/vtt'],
  document: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
} as const;

/** Hours of speech are some hundred kilobytes. */
const CAPTIONS_MAX_BYTES = 1024 * 1024;

type Family = keyof typeof contentTypes;

const sentences: Record<MediaPurpose, string> = {
  1: 'Pictures must be JPEG, PNG, WebP, AVIF or GIF.',
  2: 'Pictures must be JPEG, PNG, WebP, AVIF or GIF, videos MP4 or WebM.',
  3: 'Pictures must be JPEG, PNG, WebP, AVIF or GIF.',
  4: 'A résumé must be PDF, DOCX or ODT.',
  5: 'Documents must be PDF, DOCX, ODT, JPEG or PNG.',
  6: 'Pictures must be JPEG, PNG, WebP, AVIF or GIF.',
  7: 'Recordings must be WebM or MP4, captions WebVTT.',
};

export const typeSentence = (purpose: MediaPurpose): string => sentences[purpose];

/** Kept under the name that its owner gave it, and shown to nobody else. */
export const isDocument = (purpose: MediaPurpose): boolean => purpose === 4 || purpose === 5;

/** The family of a content type within a purpose; undefined when it is not allowed there. */
export function familyOf(purpose: MediaPurpose, contentType: string): Family | undefined {
  return mediaPurposes[purpose].types.find((family) =>
    (contentTypes[family] as readonly string[]).includes(contentType),
  );
}

/** The most bytes a file of this family may have, and the sentence that says so. */
export function sizeLimit(
  config: Config,
  purpose: MediaPurpose,
  family: Family,
): { bytes: number; sentence: string } {
  const [word, bytes] =
    family === 'image'
      ? ['Pictures', config.imageMaxBytes]
      : family === 'document' || family === 'scan'
        ? ['Documents', config.documentMaxBytes]
        : family === 'captions'
          ? ['Captions', CAPTIONS_MAX_BYTES]
          : purpose === 7
            ? ['Recordings', config.recordingMaxBytes]
            : ['Videos', config.videoMaxBytes];
  return { bytes, sentence: `${word} may have at most ${Math.floor(bytes / 1024 / 1024)} MB.` };
}
