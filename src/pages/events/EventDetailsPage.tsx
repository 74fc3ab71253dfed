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
import { StatusMessage } from '../../components/layout/StatusMessage.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useNow } from '../../components/ui/Clock.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { useEvent, type EventPageState } from '../../hooks/events/search/useEvent.ts';
import { useEventTools, type EventTools } from '../../hooks/events/search/useEventTools.ts';
import { useJobLinks } from '../../hooks/jobs/search/useJobLinks.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { jobRows } from '../../theme/recipes/job.ts';

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
  const jobs = items.length > 0 && <chakra.ul css={jobRows}>{items}</chakra.ul>;
  return (
    <>
      {event.viewer.isOwner && organiser?.(event)}
      <PageColumns aside={<EventTicketsCard details={details} sale={panel.sale} />}>
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
        <chakra.h1 srOnly>Event</chakra.h1>
        {state.status === 'loading' && <EventDrawing />}
        {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
      </PageColumns>
    );
  return (
    <StatusMessage
      drawing="notFound"
      title="Oops! The page you are looking for does not exist."
      text="This event was removed, or the link to it is incomplete."
      actions={<Button href="/">Go Home</Button>}
    />
  );
}
