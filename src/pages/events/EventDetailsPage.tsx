import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EventDrawing } from '../../components/events/search/EventDrawing.tsx';
import { EventPanel } from '../../components/events/search/EventPanel.tsx';
import { EventTicketsCard } from '../../components/events/search/EventTicketsCard.tsx';
import { PostDialog } from '../../components/feed/posts/PostDialog.tsx';
import { PostMedia } from '../../components/feed/posts/PostMedia.tsx';
import { JobItem } from '../../components/jobs/search/JobItem.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { useNow } from '../../components/ui/Clock.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { useEvent, type EventPageState } from '../../hooks/events/search/useEvent.ts';
import { useEventTools, type EventTools } from '../../hooks/events/search/useEventTools.ts';
import { useJobLinks } from '../../hooks/jobs/search/useJobLinks.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { jobRows } from '../../theme/recipes/job.ts';
import { NotThere } from '../NotThere.tsx';
import { PageBack } from '../PageBack.tsx';

export interface EventDetailsPageProps {
  /** Draws what is said about it. */
  discussion: (of: EventTools['comments'] & Pick<Shown, 'details'> & { item: FeedItem }) => ReactNode;
  /** Draws what its organiser alone sees, above what visitors see. */
  organiser?: (of: { eventId: string }) => ReactNode;
}
type FeedItem = Schemas['FeedItem'];
type Shown = Extract<EventPageState, { status: 'ready' }>;

function Details({ details, item, discussion, organiser }: Shown & EventDetailsPageProps) {
  const { panel, dialog, comments } = useEventTools(details, item, useNow());
  const { linkedJobs, gallery, event } = details;
  const hrefOf = useJobLinks(linkedJobs);
  const items = linkedJobs.map((job) => (
    <li key={job.jobId}>
      <JobItem job={job} href={hrefOf(job)} />
    </li>
  ));
  const owned = event.viewer.isOwner && organiser?.(event);
  const back = <PageBack title="Event" />;
  const jobs = items.length > 0 && <chakra.ul css={jobRows}>{items}</chakra.ul>;
  return (
    <>
      {/* What its organiser sees begins the page, and the way back goes before it. */}
      {owned && <chakra.div css={{ padding: 4, paddingBlockEnd: 0, hideFrom: 'md' }}>{back}</chakra.div>}
      {owned}
      <PageColumns aside={<EventTicketsCard details={details} sale={panel.sale} />}>
        {!owned && back}
        <EventPanel
          {...panel}
          gallery={gallery.length > 0 && <PostMedia media={gallery} />}
          jobs={jobs}
          discussion={item && discussion({ item, details, ...comments })}
        />
        <PostDialog {...dialog} />
      </PageColumns>
    </>
  );
}

/** One event with what somebody wants to know before going there (product S33). */
export default function EventDetailsPage(slots: EventDetailsPageProps) {
  const state = useEvent(useParams().eventId ?? '');
  useTitle(state.status === 'ready' ? state.details.event.eventName : 'Event');
  if (state.status === 'ready') return <Details key={state.details.event.eventId} {...state} {...slots} />;
  if (state.status !== 'notFound')
    return (
      <PageColumns>
        <PageBack title="Event" />
        <chakra.h1 srOnly>Event</chakra.h1>
        {state.status === 'loading' && <EventDrawing />}
        {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
      </PageColumns>
    );
  return <NotThere text="This event was removed, or the link to it is incomplete." />;
}
