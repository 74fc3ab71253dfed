import type { Db } from '../../context.ts';
import { publish } from '../../stream/publish.ts';

/** Tells the applicant and HR that an application has moved; without the applicant, HR's other devices alone. */
export const applicationsChanged = (
  db: Db,
  rows: readonly { id: string; owner_id: string; applicant_id?: string }[],
): Promise<void> =>
  publish(
    db,
    rows.flatMap(({ id, owner_id, applicant_id }) =>
      [owner_id, applicant_id ?? []].flat().map((memberId) => ({
        memberId,
        event: { type: 'application.updated' as const, applicationId: id },
      })),
    ),
  );
