import type { Baseline, Shot } from '../../src/types.ts';

/** What a baseline keeps of the elements of these. */
export const elementsOf = (drawn: readonly { shot: Shot; elements: Buffer }[]): Baseline['elements'] =>
  Object.fromEntries(drawn.map(({ shot, elements }) => [shot.elements, elements.toString('base64')]));
