import type { ShotState } from '../types.ts';
import { stateWords } from './model.ts';

/** One shape for each state: they are told apart without colour. 14 x 14, drawn with strokes. */
const shapes: Record<ShotState, string> = {
  changed: 'M7 1.5 12.5 7 7 12.5 1.5 7Z',
  new: 'M7 2v10M2 7h10',
  removed: 'M2 7h10',
  approved: 'M2 7.5 5.5 11 12 3.5',
  rejected: 'M3 3l8 8M11 3l-8 8',
  broken: 'M7 2 13 12H1ZM7 6v2.5M7 10.2v.3',
  same: 'M7 5.5a1.5 1.5 0 1 0 .01 0Z',
  tolerated: 'M1.5 8c2-3 3.5-3 5.5-1s3.5 2 5.5-1',
  skipped: 'M3 3l4 4-4 4M8 3l4 4-4 4',
};

/** The shape alone; the word stands beside it or in the name of what it is in. */
export const Mark = ({ state }: { state: ShotState }) => (
  <svg className="vr-mark" data-state={state} viewBox="0 0 14 14" aria-hidden="true">
    <path d={shapes[state]} />
  </svg>
);

/** Shape and word in the colour of the state. */
export const Badge = ({ state }: { state: ShotState }) => (
  <span className="vr-badge" data-state={state}>
    <Mark state={state} />
    {stateWords[state]}
  </span>
);
