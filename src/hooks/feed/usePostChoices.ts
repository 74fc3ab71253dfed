import { useState } from 'react';
import { useApiCache } from '../../api/swr.ts';
import type { PostChoiceDialogProps } from '../../components/feed/PostChoiceDialog.tsx';
import type { PostMenuHandlers } from '../../components/feed/PostMenu.tsx';
import { reportFailure } from './reportFailure.ts';
import { usePostCache } from './usePostCache.ts';

export interface PostChoices extends Required<Pick<PostMenuHandlers, 'onChoose'>> {
  /** For `PostChoiceDialog`. */
  dialog: PostChoiceDialogProps;
}

const failed = reportFailure('That was not possible');

/** What the menu of another's post does. `onGone`: the author of the post that the page is about was blocked. */
export function usePostChoices(onGone?: () => void): PostChoices {
  const posts = usePostCache();
  const answers = useApiCache();
  const [asked, setAsked] = useState<PostChoiceDialogProps['asked']>();
  const onClose = () => setAsked(undefined);
  // Most visits choose nothing of it.
  const act = (event: Parameters<PostChoices['onChoose']>[0]) =>
    void import('./choosePost.ts').then(
      ({ choosePost }) => choosePost(event, { posts, answers, ...(onGone && { onGone }) }),
      failed,
    );
  return {
    onChoose: ({ item, choice }) =>
      choice === 'why' || choice === 'block' ? setAsked({ item, choice }) : act({ item, choice }),
    dialog: {
      asked,
      onBlock() {
        if (asked) act(asked);
        onClose();
      },
      onClose,
    },
  };
}
