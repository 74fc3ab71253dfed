import { postLimits } from './posts.ts';

/** From being chosen to being usable (product S60). */
export type UploadState = 'waiting' | 'preparing' | 'uploading' | 'processing' | 'ready' | 'failed';

export const isUnderWay = (state: UploadState): boolean => state !== 'ready' && state !== 'failed';

/** What is going on with a file, for people. `progress`: 0 to 1. */
export function uploadText(state: UploadState, progress: number): string {
  switch (state) {
    case 'waiting':
      return 'Waiting…';
    case 'preparing':
      return 'Preparing…';
    case 'uploading':
      return `Uploading… ${Math.floor(Math.min(1, Math.max(0, progress)) * 100)} %`;
    case 'processing':
      return 'Processing…';
    case 'ready':
      return 'Done';
    case 'failed':
      return 'Not uploaded';
  }
}

export const videoTypes: readonly string[] = ['video/mp4', 'video/webm'];
export const videoLimits = { bytes: 200 * 1024 * 1024, seconds: 600 } as const;

export const isVideoFile = ({ type }: Pick<File, 'type'>): boolean => type.startsWith('video/');
export const isMediaFile = ({ type }: Pick<File, 'type'>): boolean => /^(image|video)\//.test(type);

export const mediaTexts = {
  tooMany: 'A post has at most ten pictures.',
  mixed: 'A post has either pictures or one video.',
} as const;

const notAdded = (left: readonly Pick<File, 'name'>[]) => {
  const [first] = left;
  return left.length === 1 && first
    ? `“${first.name}” was not added.`
    : `${left.length} files were not added.`;
};

/**
 * Which of the chosen files fit beside what a post has already, and why the others do not: one to ten pictures or one
 * video (product S20).
 */
export function choosePostFiles<Chosen extends Pick<File, 'name' | 'type'>>(
  chosen: readonly Chosen[],
  present: { pictures: number; videos: number },
): { taken: Chosen[]; refused?: string } {
  const videos = chosen.filter(isVideoFile);
  const others = chosen.filter((file) => !isVideoFile(file));
  const filming = present.videos > 0 || (present.pictures === 0 && others.length === 0);
  const room = filming ? 1 - present.videos : postLimits.images - present.pictures;
  const taken = (filming ? videos : others).slice(0, Math.max(0, room));
  const left = chosen.filter((file) => !taken.includes(file));
  if (left.length === 0) return { taken };
  const mixed = filming || left.some(isVideoFile);
  return { taken, refused: `${mixed ? mediaTexts.mixed : mediaTexts.tooMany} ${notAdded(left)}` };
}

/** Of an upload for DOCUMENT 5, with how its file's name may end. */
export const documentTypes: readonly string[] = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'image/jpeg',
  'image/png',
];
export const documentBytes = 10 * 1024 * 1024;

/** Of an upload for RESUME 4. */
export const resumeTypes: readonly string[] = documentTypes.slice(0, 3);
