import { isNewcomer, overviewLine, type Dashboard } from '../../domain/dashboard.ts';
import type { Places } from '../../domain/places.ts';
import { RoleOverviewPanel } from './RoleOverviewPanel.tsx';

/** What stands in the line over a phone's feed. */
const headOf = (dashboard: Dashboard, name: string, places?: Places): { title?: string; line: string } => ({
  ...(isNewcomer(dashboard) && { title: `Welcome, ${name}` }),
  line: overviewLine(dashboard, places),
});

/** All that is drawn from the numbers: loaded beside them, so that the first page does not pay for it. */
export const overviewParts = { RoleOverviewPanel, headOf };
export type OverviewParts = typeof overviewParts;
