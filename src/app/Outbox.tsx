import { useEffect, useState } from 'react';
import type { ResponseBody } from '#openapi/contract.ts';
import { OutboxBanner } from '../components/layout/OutboxBanner.tsx';
import { OutboxDrawer } from '../components/layout/OutboxDrawer.tsx';
import { Toggle } from '../domain/enums.ts';
import { withLike } from '../domain/likes.ts';
import { countText, isStuck } from '../domain/outbox.ts';
import { useApiCache } from '../api/swr.ts';
import { outbox } from '../hooks/outbox/outbox.ts';
import { useOutboxItems } from '../hooks/outbox/useOutboxItems.ts';
import { useLeftDeletions } from '../hooks/feed/posts/useLeftDeletions.ts';
import { usePostCache } from '../hooks/feed/posts/usePostCache.ts';
import { useOnline } from '../hooks/site/useOnline.ts';
import { useSendApplications } from './useSendApplications.ts';

type Comments = ResponseBody<'commentDetails'>;

/** Shows in every page what has arrived, was refused or was taken back since. */
function useArrivals() {
  const { invalidate, patch } = useApiCache();
  const posts = usePostCache();
  useEffect(
    () =>
      outbox.hear((event) => {
        const { item } = event;
        switch (item.kind) {
          case 'post':
            if (event.type === 'sent' && event.kind === 'post') posts.prepend(event.answer.response);
            return;
          case 'comment':
            return void invalidate(
              ['getPostDetails', 'commentDetails'],
              ({ feedId }) => feedId === item.body.feedId,
            );
          case 'like':
          case 'commentLike': {
            // What was pressed since is drawn already.
            if (
              outbox.items().some((one) => one.orderKey === item.orderKey && one.clientId !== item.clientId)
            )
              return;
            const drawn = withLike((item.body.action === Toggle.ON) === (event.type === 'sent'));
            if (item.kind === 'like') return posts.change(item.body.feedId, drawn);
            const { commentId } = item.body;
            return void patch<Comments>(['commentDetails'], (page) => ({
              ...page,
              response: page.response.map((one) => (one.commentId === commentId ? drawn(one) : one)),
            }));
          }
        }
      }),
    [invalidate, patch, posts],
  );
}

/** Sends what waits, whatever page is open, and says what does. */
export default function Outbox() {
  const items = useOutboxItems();
  const online = useOnline();
  const [open, setOpen] = useState(false);
  useArrivals();
  useLeftDeletions();
  useSendApplications();
  // What goes at once is nobody's concern.
  const stuck = online ? items.filter(isStuck) : items;
  const text = countText(stuck);
  return (
    <>
      {text && <OutboxBanner text={text} onShow={() => setOpen(true)} />}
      <OutboxDrawer
        open={open}
        items={items}
        onRetry={({ clientId }) => void outbox.retry(clientId)}
        onDiscard={({ clientId }) => void outbox.discard(clientId)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
