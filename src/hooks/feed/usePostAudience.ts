import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import type { PostAudienceDialogProps } from '../../components/feed/PostAudienceDialog.tsx';
import type { PostAudience } from '../../components/feed/PostAudiencePicker.tsx';
import { postTypeOfRole } from '../../domain/posts.ts';
import { toast } from '../../lib/toastQueue.ts';
import { toMediaInput } from './pictureShapes.ts';
import { sendPost } from './sendPost.ts';
import { usePostCache } from './usePostCache.ts';
import { useWriter } from './useWriter.ts';

type FeedItem = Schemas['FeedItem'];

interface State {
  item?: FeedItem;
  busy: boolean;
  error?: string;
  stale?: boolean;
}

export interface AudienceChange {
  /** For `PostAudienceDialog`. */
  dialog: PostAudienceDialogProps;
  onAudience: (event: { item: FeedItem }) => void;
}

/** Changes who reads a post and who may answer; what it says stays, so that it is no edit (product S19). */
export function usePostAudience(): AudienceChange {
  const { userType } = useWriter();
  const cache = usePostCache();
  const [{ item, ...state }, setState] = useState<State>({ busy: false });
  const save = async (of: FeedItem, audience: PostAudience) => {
    setState({ item: of, busy: true });
    const sent = await sendPost(
      { text: of.text, mentions: of.mentions ?? [], media: of.media.map(toMediaInput), ...audience },
      { editing: of, feedType: postTypeOfRole[userType], clientId: crypto.randomUUID() },
    );
    if ('item' in sent) {
      cache.edited(sent.item);
      setState({ busy: false });
      toast({ kind: 'success', title: sent.message, about: `post ${of.feedId}` });
    } else if ('latest' in sent) {
      cache.change(of.feedId, () => sent.latest);
      setState({ item: sent.latest, busy: false, stale: true });
    } else {
      // A change of a post never waits: it is refused at once.
      const { form, text, media: pictures } = 'errors' in sent ? sent.errors : {};
      const error = form ?? text ?? pictures;
      setState({ item: of, busy: false, ...(error && { error }) });
    }
  };
  return {
    dialog: {
      ...state,
      item,
      onSave: (audience) => item && void save(item, audience),
      onClose: () => setState({ busy: false }),
    },
    onAudience: (event) => setState({ item: event.item, busy: false }),
  };
}
