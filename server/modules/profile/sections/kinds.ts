import { sentenceOf } from '../../../contract/sentences.ts';
import type { ItemKind } from '../../../db/profileTables.ts';
import { readableProof, type FilePlace } from '../../../shared/files.ts';

/** Of each kind (contract: 100 items in an answer). */
export const MOST_ITEMS = 100;
/** Positions of today (product 3.2). */
export const MOST_CURRENT = 3;
/** What was deleted can be put back for 10 seconds; the rest is for the way that the two requests take. */
export const UNDO_MS = 15_000;

interface KindWords {
  section: 'education' | 'experience' | 'certificates' | 'achievements';
  /** Where it is said that an item is one too many, or there already. */
  field: string;
  many: string;
  saved: string;
  deleted: string;
  gone: string;
  /** Said of a duplicate. */
  same: string;
  file?: FilePlace;
}

export const kinds: Record<ItemKind, KindWords> = {
  1: {
    section: 'education',
    field: 'institution',
    many: 'schools and degrees',
    saved: 'Education saved',
    deleted: 'Education deleted',
    gone: 'This education is not in your profile any more.',
    same: 'This education is in your profile already.',
    file: {
      purpose: 5,
      field: 'documentKey',
      gone: sentenceOf('AddUserQualificationRequest', 'documentKey'),
      readable: readableProof,
    },
  },
  2: {
    section: 'experience',
    field: 'jobTitle',
    many: 'positions',
    saved: 'Experience saved',
    deleted: 'Experience deleted',
    gone: 'This position is not in your profile any more.',
    same: 'This position is in your profile already.',
  },
  3: {
    section: 'certificates',
    field: 'certificateName',
    many: 'certificates',
    saved: 'Certificate saved',
    deleted: 'Certificate deleted',
    gone: 'This certificate is not in your profile any more.',
    same: 'This certificate is in your profile already.',
    file: {
      purpose: 5,
      field: 'documentKey',
      gone: sentenceOf('AddCertificateRequest', 'documentKey'),
      readable: readableProof,
    },
  },
  4: {
    section: 'achievements',
    field: 'title',
    many: 'achievements',
    saved: 'Achievement saved',
    deleted: 'Achievement deleted',
    gone: 'This achievement is not in your profile any more.',
    same: 'This achievement is in your profile already.',
    file: { purpose: 1, field: 'mediaKey', gone: sentenceOf('AddAchievementRequest', 'mediaKey') },
  },
};
