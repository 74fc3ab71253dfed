import { useMemo, useState } from 'react';
import type { Application, RequestStatus } from '../../domain/jobs.ts';
import { requestLimits } from '../../domain/requestForms.ts';
import { movesOf } from '../../domain/requestMoves.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Those that are loaded. */
  applications: readonly Application[];
  /** How many of them each move is possible for. */
  movable: Readonly<Record<RequestStatus, number>>;
  /** No more can be moved at once. */
  full: boolean;
  select: (event: { application: Application; selected: boolean }) => void;
  selectAll: (event: { selected: boolean }) => void;
  drop: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Which applications are chosen, up to as many as one call moves. What is not shown any more is not chosen either. */
export function useSelection(shown: readonly Application[], now: Date): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const applications = useMemo(
    () => (chosen.size === 0 ? [] : shown.filter(({ applicationId }) => chosen.has(applicationId))),
    [shown, chosen],
  );
  const ids = useMemo(() => new Set(applications.map(({ applicationId }) => applicationId)), [applications]);
  const movable = useMemo(() => {
    const counts = { 1: 0, 2: 0, 3: 0, 4: 0 };
    for (const one of applications) for (const to of movesOf(one, now)) counts[to]++;
    return counts;
  }, [applications, now]);
  const keep = (wanted: readonly string[]) => setChosen(new Set(wanted.slice(0, requestLimits.atOnce)));
  return {
    ids,
    applications,
    movable,
    full: ids.size >= requestLimits.atOnce,
    select: ({ application: { applicationId }, selected }) =>
      keep(selected ? [...ids, applicationId] : [...ids].filter((id) => id !== applicationId)),
    selectAll: ({ selected }) => keep(selected ? shown.map(({ applicationId }) => applicationId) : []),
    drop: (gone) => keep([...ids].filter((id) => !gone.includes(id))),
    clear: () => setChosen(new Set()),
  };
}
