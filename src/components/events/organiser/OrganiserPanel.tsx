import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  canEditEvent,
  organiserTabLabels,
  organiserTabs,
  type EventPanel,
  type OrganiserTab,
} from '../../../domain/organiser.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Tabs, type Tab } from '../../ui/Tabs.tsx';
import { OrganiserHeader, type OrganiserHeaderProps } from './OrganiserHeader.tsx';
import { OrganiserOverviewPanel } from './OrganiserOverviewPanel.tsx';

export interface OrganiserPanelProps extends Omit<OrganiserHeaderProps, 'event'> {
  panel: EventPanel;
  tab: OrganiserTab;
  onTab: (tab: OrganiserTab) => void;
  /** It stands on the event's own page, which says what it is about. */
  embedded?: boolean;
  attendees: ReactNode;
  waitingList: ReactNode;
  messages: ReactNode;
  /** Absent: without its tab. */
  checkIn?: ReactNode;
}

function EmbeddedHeader({ panel, editHref }: Pick<OrganiserPanelProps, 'panel' | 'editHref'>) {
  const edits = canEditEvent(panel.details.event, useNow());
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap={3}
      mb={2}
      minHeight={9}
    >
      <chakra.h2 textStyle="h2">Your event</chakra.h2>
      {edits && editHref && (
        <Button size="sm" variant="outline" href={editHref} iconStart={<Pencil aria-hidden />}>
          Edit
        </Button>
      )}
    </chakra.div>
  );
}

/** The panel of an event for who organises it (product S36). */
export function OrganiserPanel({ panel, tab, onTab, embedded = false, ...props }: OrganiserPanelProps) {
  const { attendees, waitingList, messages, checkIn, ...head } = props;
  const { event } = panel.details;
  const content: Record<OrganiserTab, ReactNode> = {
    overview: <OrganiserOverviewPanel panel={panel} />,
    attendees,
    'check-in': checkIn,
    'waiting-list': waitingList,
    messages,
  };
  const counts: Partial<Record<OrganiserTab, number>> = {
    attendees: panel.sales.sold,
    'waiting-list': panel.waitlist.filter(({ state }) => state === 'WAITING').length,
  };
  const tabs = organiserTabs
    .filter((value) => content[value] !== undefined)
    .map((value): Tab<OrganiserTab> => {
      const count = counts[value];
      return { value, label: organiserTabLabels[value], ...(count !== undefined && { count }) };
    });
  const shown = content[tab] === undefined ? 'overview' : tab;
  return (
    <section aria-label={embedded ? 'Your event' : undefined}>
      {embedded ? (
        <EmbeddedHeader panel={panel} editHref={head.editHref} />
      ) : (
        <OrganiserHeader event={event} {...head} />
      )}
      {event.status === 0 && !embedded && (
        <chakra.div mb={4}>
          <Notice title="This is a draft.">Nobody but you sees it until you publish it.</Notice>
        </chakra.div>
      )}
      <Tabs label="Parts of the panel" tabs={tabs} value={shown} onChange={onTab}>
        {content[shown]}
      </Tabs>
    </section>
  );
}
