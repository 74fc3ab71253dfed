import type { MouseEvent } from 'react';

/** Whether a press anywhere on a card or a row is meant for it, and not for a control in it or a menu that it has opened. */
export const pressOpens = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && !target.closest('button, label, input, a');
