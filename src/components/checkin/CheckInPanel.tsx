import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { DoorCounts } from '../../domain/checkIn.ts';
import type { DoorScanView } from '../../domain/doorViews.ts';
import { Card } from '../ui/Card.tsx';
import { DoorCameraMedia, type DoorCameraMediaProps } from './DoorCameraMedia.tsx';
import { DoorCodeForm, type DoorCodeFormProps } from './DoorCodeForm.tsx';
import { DoorConflictList, type DoorConflictListProps } from './DoorConflictList.tsx';
import { DoorCountersBar } from './DoorCountersBar.tsx';
import { DoorResultCard } from './DoorResultCard.tsx';
import { DoorScanList, type DoorScanListProps } from './DoorScanList.tsx';
import { DoorSearchList, type DoorSearchListProps } from './DoorSearchList.tsx';
import { DoorSettingsBar, type DoorSettingsBarProps } from './DoorSettingsBar.tsx';

export interface CheckInPanelProps {
  settings: DoorSettingsBarProps;
  /** What the screen answers; absent before the first scan. */
  shown?: DoorScanView | undefined;
  camera: DoorCameraMediaProps;
  code: DoorCodeFormProps;
  /** Unknown while there is no list. */
  counts?: DoorCounts | undefined;
  waiting: number;
  search: DoorSearchListProps;
  scans: DoorScanListProps;
  conflicts: DoorConflictListProps;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <chakra.h3 id={id} textStyle="title" mb={3}>
        {title}
      </chakra.h3>
      {children}
    </Card>
  );
}

/**
 * The door of an event (product S36): the answer first, since it is read while people walk by; beside it on wide screens,
 * and below it on phones, who is in and who was scanned.
 */
export function CheckInPanel(props: CheckInPanelProps) {
  const { settings, shown, camera, code, counts, waiting, search, scans, conflicts } = props;
  const column = {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 3,
    alignContent: 'start',
  } as const;
  return (
    <chakra.section
      aria-label="Check-in"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
      gap={3}
      alignItems="start"
    >
      <chakra.div css={column}>
        <DoorResultCard scan={shown} />
        <Part title="Scan">
          <chakra.div display="grid" gap={5}>
            <DoorCameraMedia {...camera} />
            <DoorCodeForm {...code} />
          </chakra.div>
        </Part>
        <Part title="Last scans">
          <DoorScanList {...scans} />
        </Part>
      </chakra.div>
      <chakra.div css={column}>
        {(conflicts.conflicts.length > 0 || conflicts.refusals.length > 0) && (
          <DoorConflictList {...conflicts} />
        )}
        <Part title="At the door">
          <chakra.div display="grid" gap={5}>
            <DoorCountersBar counts={counts} waiting={waiting} />
            <DoorSettingsBar {...settings} />
          </chakra.div>
        </Part>
        <Part title="Without a code">
          <DoorSearchList {...search} />
        </Part>
      </chakra.div>
    </chakra.section>
  );
}
