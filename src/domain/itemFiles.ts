import { imageTypes } from './posts.ts';
import type { ItemKind, ProfileEntry } from './profileItems.ts';
import { verificationFileTypes } from './verification.ts';

/** The field that carries an item's file: one proof, or one picture (product 3.2). Positions have neither. */
export const fileFields = {
  experience: undefined,
  education: 'documentKey',
  certificates: 'documentKey',
  achievements: 'mediaKey',
} as const satisfies Record<ItemKind, string | undefined>;

/** The file that an item has. */
export interface ItemFile {
  key: string;
  name: string;
  url: string;
  isPicture: boolean;
  /** What a picture shows. */
  alt?: string | undefined;
}

/** The proof behind an education or a certificate, the picture of an achievement. */
export function fileOfItem(item: ProfileEntry): ItemFile | undefined {
  if ('achievementId' in item) {
    const { mediaKey: key, url, alt } = item.media ?? {};
    return key && url ? { key, url, name: 'Picture', isPicture: true, alt } : undefined;
  }
  const [document] = item.documents;
  if (!document || 'workExperienceId' in item) return undefined;
  const { mediaKey: key, url, fileName: name, contentType } = document;
  return { key, url, name, isPicture: contentType.startsWith('image/') };
}

/** As a write of this kind carries the key, and what a picture shows; nothing without one. */
export function fileField(kind: ItemKind, key: string, alt = ''): Record<string, string> {
  const field = fileFields[kind];
  if (!field || !key) return {};
  return { [field]: key, ...(field === 'mediaKey' && alt.trim() && { mediaAlt: alt.trim() }) };
}

/** What is asked for, and what may be chosen. */
interface FileWords {
  label: string;
  choose: string;
  another: string;
  help: string;
  /** Of a file that is none of the types. */
  wrong: string;
  types: readonly string[];
}
const proof: FileWords = {
  label: 'Proof',
  choose: 'Choose a file',
  another: 'Choose another file',
  help: 'PDF, JPEG or PNG, at most 10 MB. Only you see it.',
  wrong: 'a proof is a PDF, JPEG or PNG.',
  types: verificationFileTypes,
};
const picture: FileWords = {
  label: 'Picture',
  choose: 'Choose a picture',
  another: 'Choose another picture',
  help: 'JPEG, PNG, WebP, AVIF or GIF, at most 10 MB. Whoever sees the achievement sees it.',
  wrong: 'pictures are JPEG, PNG, WebP, AVIF or GIF.',
  types: imageTypes,
};
export const fileWords: Record<(typeof fileFields)['education' | 'achievements'], FileWords> = {
  documentKey: proof,
  mediaKey: picture,
};

/** Said at the file when the form is saved too early. */
export const unsentFile = {
  failed: 'This file did not arrive. Please send it again, or remove it.',
  underWay: 'This file is still on its way.',
} as const;
