import type { Schemas } from '#openapi/contract.ts';
import {
  emptyEventTexts,
  myEventTabLabels,
  myEventTabs,
  totalOfEventTab,
  type MyEventTab,
} from '../../../domain/myEvents.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { MyEventList, type MyEventListProps } from './MyEventList.tsx';

export interface MyEventsPanelProps extends Omit<MyEventListProps, 'empty'> {
  tab: MyEventTab;
  onTab: (tab: MyEventTab) => void;
  /** Begins an event. */
  onNew: () => void;
  /** How many events there are by state; unknown while they are on their way. */
  totals?: Schemas['EventTotals'] | undefined;
}

/** An organiser's own events by state (product S34). */
export function MyEventsPanel({ tab, onTab, onNew, totals, ...list }: MyEventsPanelProps) {
  const tabs = myEventTabs.map((value) => ({
    value,
    label: myEventTabLabels[value],
    ...(totals && { count: totals[totalOfEventTab[value]] }),
  }));
  return (
    <Tabs label="Events by state" tabs={tabs} value={tab} onChange={onTab}>
      <MyEventList
        {...list}
        empty={
          <EmptyState
            drawing="posts"
            action={
              (tab === 'upcoming' || tab === 'draft') && (
                <Button variant="outline" onClick={onNew}>
                  Make an event
                </Button>
              )
            }
          >
            {emptyEventTexts[tab]}
          </EmptyState>
        }
      />
    </Tabs>
  );
}
