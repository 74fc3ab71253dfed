import type { Schemas } from '#openapi/contract.ts';
import { useNavigate } from 'react-router-dom';
import { useApiCache } from '../../../api/swr.ts';
import type { CommentFormProps } from '../../../components/feed/comments/CommentForm.tsx';
import type { PostDialogProps } from '../../../components/feed/posts/PostDialog.tsx';
import type { EventPanelProps } from '../../../components/events/search/EventPanel.tsx';
import { cardOf, eventState } from '../../../domain/events.ts';
import { usePostTools } from '../../feed/posts/usePostTools.ts';
import { useFollow, type FollowEvent } from '../../people/useFollow.ts';
import { calendarEvent, saveEventFile } from './saveEventFile.ts';
import { useTicketSale } from './useEvent.ts';

type Details = Schemas['EventDetails'];

/** Follow the organiser: shown on the page at once. */
function useFollowOrganiser() {
  const { patch } = useApiCache();
  return useFollow(
    ({ userId, following }: FollowEvent) =>
      void patch<{ response: Details }>(['getEventDetails'], (answer) => {
        const { event } = answer.response;
        if (event.organiser.userId !== userId) return answer;
        const viewer = { ...event.viewer, isFollowing: following };
        return { ...answer, response: { ...answer.response, event: { ...event, viewer } } };
      }),
  );
}

export interface EventTools {
  panel: Omit<EventPanelProps, 'gallery' | 'jobs' | 'discussion'>;
  dialog: PostDialogProps;
  /** For the discussion. */
  comments: {
    /** Who reads, and may write. */
    reader: NonNullable<CommentFormProps['author']>;
    onReport: (event: { comment: Schemas['Comment'] }) => void;
  };
}

/** Save, share, keep, copy and report an event on its own page, follow who organises it, and get tickets. */
export function useEventTools(
  details: Details,
  item: Schemas['FeedItem'] | undefined,
  now: Date,
): EventTools {
  const navigate = useNavigate();
  const { handlers, dialog, onReportComment } = usePostTools(() => void navigate('/', { replace: true }));
  const onFollow = useFollowOrganiser();
  const sale = useTicketSale(details, now);
  const { event, description } = details;
  const { isOwner } = event.viewer;
  const { userId } = event.organiser;
  const state = eventState(event, now);
  const isToCome = state !== 'draft' && state !== 'cancelled' && state !== 'ended';
  const url = `${location.origin}${location.pathname}`;
  return {
    panel: {
      details,
      sale,
      saved: item?.viewer.isSaved ?? false,
      ...(isToCome && {
        onCalendar: () => saveEventFile({ ...calendarEvent(event), url, text: description }, new Date()),
      }),
      ...(!isOwner && { onFollow: ({ following }) => onFollow({ userId, following }) }),
      ...(item && {
        ...(!isOwner && {
          onSave: ({ saved }) => handlers.onSave({ feedId: item.feedId, feedType: item.feedType, saved }),
        }),
        // Its card says what it is, in the preview of the link too.
        onShare: () => handlers.onShare({ item: { ...item, event: item.event ?? cardOf(event) } }),
        onCopyLink: () => handlers.onCopyLink({ item }),
        onReport: () => handlers.onReport({ item }),
      }),
    },
    dialog,
    comments: { reader: dialog.composer.writer, onReport: onReportComment },
  };
}
