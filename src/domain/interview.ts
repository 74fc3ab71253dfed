import type { Schemas } from '#openapi/contract.ts';

export type Interview = Schemas['Interview'];

/** How the two meet. HR and the applicant read the same words. */
export const interviewModeLabels: Record<Interview['mode'], string> = {
  1: 'In person',
  2: 'Video call',
  3: 'By phone',
};
