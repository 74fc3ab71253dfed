import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { insertInto } from '../../../lib/mentionPlaces.ts';
import type { ListState as State } from '../../ui/listState.ts';
import { CommentForm, type CommentFormProps } from './CommentForm.tsx';
import type { CommentHandlers } from './CommentItem.tsx';
import { CommentList, type CommentListProps } from './CommentList.tsx';

export interface ReplyListProps extends CommentHandlers, Pick<CommentListProps, 'deleting'> {
  state: State<Schemas['Comment']>;
  /** Absent where the reader may not write. */
  form?: Omit<CommentFormProps, 'label' | 'focused'>;
  /** The member chose Reply: the form takes the focus. */
  writing?: boolean;
}

/** The replies to one comment, and the form for another. */
export function ReplyList({ state, form, writing = false, ...handlers }: ReplyListProps) {
  const [mentions, setMentions] = useState(0);
  const mention = ({ comment }: { comment: Schemas['Comment'] }) => {
    if (!form) return;
    const { userId, userName } = comment.author;
    const before = { text: form.value, mentions: form.mentions ?? [] };
    form.onChange(insertInto(before, { from: 0, to: 0, words: `@${userName}`, userId }));
    setMentions(mentions + 1);
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={4}
      mt={3}
      ps={{ base: 3, sm: 4 }}
      borderInlineStartWidth="2px"
      borderColor="border.subtle"
    >
      <CommentList
        {...handlers}
        state={state}
        empty={null}
        moreLabel="Load more replies"
        onReply={mention}
        readOnly={form === undefined}
      />
      {form && (
        <CommentForm
          // A new form takes the focus again.
          key={`${writing} ${mentions}`}
          {...form}
          label="Write a reply"
          focused={writing || mentions > 0}
        />
      )}
    </chakra.div>
  );
}
