import type { Decision, HistoryEntry, Look, ModeName, Shot, ShotState } from '../types.ts';
import { own } from './shapes.ts';

export interface Judgement {
  state: Extract<ShotState, 'same' | 'new' | 'changed' | 'approved' | 'rejected' | 'removed'>;
  /** The decision that counts, for `approved` and `rejected`, and for `same` where there is one. */
  decision?: Decision;
  /** Who rejected it and why. */
  problem?: string;
}

/** Whether a reviewer sees the same; null is the look of a shot that is no more. */
export function sameLook(a: Look | null, b: Look | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.img === b.img &&
    a.tree === b.tree &&
    a.text === b.text &&
    a.axe.length === b.axe.length &&
    a.axe.every((violation, index) => violation === b.axe[index])
  );
}

export const timeOf = ({ at }: Decision) => Date.parse(at);

/** The later of two decisions. At equal time a rejection wins. */
const later = (a: Decision, b: Decision) =>
  timeOf(a) !== timeOf(b) ? timeOf(b) > timeOf(a) : b.verdict === 'rejected';

const newest = (decisions: readonly Decision[]) =>
  decisions.reduce<Decision | undefined>(
    (found, decision) => (!found || later(found, decision) ? decision : found),
    undefined,
  );

/** Decisions about exactly this look of a shot. */
export const decisionsAbout = (
  decisions: readonly Decision[],
  mode: ModeName,
  look: Look | null,
): readonly Decision[] =>
  decisions.filter(({ shots }) => {
    const decided = own(shots, mode);
    return decided !== undefined && sameLook(decided.to, look);
  });

/** The decision about exactly this look that counts: the newest one. */
export const verdictOn = (decisions: readonly Decision[], mode: ModeName, look: Look | null) =>
  newest(decisionsAbout(decisions, mode, look));

/** Approvals and removals of a shot that no later one has replaced: one, or several of the same moment. */
export function standing<D extends Decision>(decisions: readonly D[], mode: ModeName): readonly D[] {
  const settled = decisions.filter(({ verdict, shots }) => verdict !== 'rejected' && own(shots, mode));
  const last = Math.max(...settled.map(timeOf));
  return settled.filter((decision) => timeOf(decision) === last);
}

/** `rejected by Ana <ana@x.org> (design): too dark`. */
export const saysRejection = ({ by, role, note, at }: Decision) =>
  `rejected by ${by} (${role}) on ${at.slice(0, 10)}: ${note}`;

/**
 * What holds of a shot. `candidate` is how it looks now, null when it is no more. The newest decision about exactly this
 * look counts. A rejection stands until a newer decision about the look lifts it, even when the look is the baseline's.
 * An approval counts as long as no other look of the shot was approved after it, or else code that falls back to what it
 * was a year ago would pass.
 */
export function judge(
  mode: ModeName,
  baseline: Shot | undefined,
  candidate: Look | null,
  decisions: readonly Decision[],
): Judgement {
  const decision = verdictOn(decisions, mode, candidate);
  if (decision?.verdict === 'rejected')
    return { state: 'rejected', decision, problem: saysRejection(decision) };
  if (sameLook(baseline ?? null, candidate)) return { state: 'same', ...(decision ? { decision } : {}) };
  const approval = standing(decisions, mode).find(({ shots }) =>
    sameLook(own(shots, mode)?.to ?? null, candidate),
  );
  if (approval) return { state: 'approved', decision: approval };
  if (!baseline) return { state: 'new' };
  return { state: candidate ? 'changed' : 'removed' };
}

/** The decisions about a shot for people to read, newest first. */
export function historyOf(decisions: readonly Decision[], mode: ModeName): HistoryEntry[] {
  return decisions
    .filter(({ shots }) => own(shots, mode))
    .sort((a, b) => timeOf(b) - timeOf(a))
    .map(({ verdict, shots, by, role, note, cause, at }) => ({
      verdict,
      by,
      role,
      note,
      ...(cause === undefined ? {} : { cause }),
      at,
      from: own(shots, mode)?.from?.img ?? null,
      to: own(shots, mode)?.to?.img ?? null,
    }));
}
