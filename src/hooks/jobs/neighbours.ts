import type { Application } from '../../domain/jobs.ts';

/** Where the open candidate stands among those that are loaded, and who stands beside. */
export function neighbours(
  shown: readonly Application[],
  applicant: string | undefined,
  open: (applicationId: string) => void,
) {
  const at = shown.findIndex(({ applicationId }) => applicationId === applicant);
  const [before, after] = at < 0 ? [] : [shown[at - 1], shown[at + 1]];
  return {
    place: at < 0 ? undefined : { position: at + 1, total: shown.length },
    onPrevious: before && (() => open(before.applicationId)),
    onNext: after && (() => open(after.applicationId)),
  };
}
