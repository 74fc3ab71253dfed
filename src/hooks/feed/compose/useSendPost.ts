import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { postTypeOfRole } from '../../../domain/posts.ts';
import { clientIdOf, forgetClientId } from '../../site/clientIds.ts';
import { sendPost, type PostContent, type PostErrors } from './sendPost.ts';
import { usePostCache } from '../posts/usePostCache.ts';
import { useWriter } from './useWriter.ts';

type FeedItem = Schemas['FeedItem'];

export interface PostSender {
  /** Resolves to the server's message once the post is out; to undefined when `errors` or `latest` say why not. */
  send: (content: PostContent, editing: FeedItem | undefined) => Promise<string | undefined>;
  busy: boolean;
  errors: PostErrors;
  /** How the post stands now, after somebody else has changed it. */
  latest?: FeedItem;
  reset: () => void;
}

/** Sends posts and shows the answer in every list. `place`: where a new one is written; one that is shared is another. */
export function useSendPost(place = 'post'): PostSender {
  const { userId, userType } = useWriter();
  const cache = usePostCache();
  const [state, setState] = useState<{ busy: boolean; errors: PostErrors; latest?: FeedItem }>({
    busy: false,
    errors: {},
  });

  const send: PostSender['send'] = async (content, editing) => {
    const name = editing ? `post.${editing.feedId}` : place;
    const clientId = clientIdOf(userId, name, JSON.stringify([editing?.updatedAt, content]));
    setState({ busy: true, errors: {} });
    const sent = await sendPost(content, { editing, feedType: postTypeOfRole[userType], clientId });
    if ('waiting' in sent) {
      setState({ busy: false, errors: {} });
      forgetClientId(userId, name, clientId);
      return 'Your post will be sent when you are connected again.';
    }
    if (!('item' in sent)) {
      setState({ busy: false, errors: {}, ...sent });
      if ('latest' in sent) cache.change(sent.latest.feedId, () => sent.latest);
      return undefined;
    }
    setState({ busy: false, errors: {} });
    forgetClientId(userId, name, clientId);
    if (editing) cache.edited(sent.item);
    else cache.prepend(sent.item);
    return sent.message;
  };
  return { ...state, send, reset: () => setState({ busy: false, errors: {} }) };
}
