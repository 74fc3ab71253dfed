import type { Schemas } from '#openapi/contract.ts';
import type { ReactNode } from 'react';
import { requestStatusLabels, type RequestStatus } from '../../../domain/jobs.ts';
import { statusOrder } from '../../../domain/requestMoves.ts';
import { Tabs } from '../../ui/Tabs.tsx';

export interface StatusTabsProps {
  /** How many there are; unknown while they are on their way. */
  byStatus: Schemas['ApplicationsByStatus'] | undefined;
  total: number | undefined;
  /** All of them without. */
  status: RequestStatus | undefined;
  onStatus: (event: { status: RequestStatus | undefined }) => void;
  children?: ReactNode;
}

/** The statuses of the pipeline above its list, each with how many there are. */
export function StatusTabs({ byStatus, total, status, onStatus, children }: StatusTabsProps) {
  const tabs = [
    { value: 'all', label: 'All', ...(total !== undefined && { count: total }) },
    ...statusOrder.map((one) => ({
      value: String(one),
      label: requestStatusLabels[one],
      ...(byStatus && { count: byStatus[one] }),
    })),
  ];
  return (
    <Tabs
      label="Status"
      tabs={tabs}
      value={status ? String(status) : 'all'}
      onChange={(value) => onStatus({ status: statusOrder.find((one) => String(one) === value) })}
    >
      {children}
    </Tabs>
  );
}
