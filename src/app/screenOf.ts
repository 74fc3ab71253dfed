import type { Location } from 'react-router-dom';
import { profileTarget } from '../lib/profileTarget.ts';

/** What a location shows. The profiles of two members are two screens at one path (specification 2); tabs of one are none. */
export const screenOf = ({
  pathname,
  search,
  state,
}: Pick<Location, 'pathname' | 'search' | 'state'>): string =>
  `${pathname} ${profileTarget({ state, search })?.userId ?? ''}`;
