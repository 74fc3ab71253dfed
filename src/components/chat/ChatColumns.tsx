import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { chatColumnsRecipe } from '../../theme/recipes/chat.ts';

export interface ChatColumnsProps {
  /** A FriendList. */
  list: ReactNode;
  /** A ConversationPanel; absent while none is chosen. */
  conversation?: ReactNode;
  /** Above both: a StreamStatus. */
  status?: ReactNode;
  /** Beside the list where there is room for both and none is chosen. */
  empty: ReactNode;
}

/** Conversations and the open one: beside each other, on phones one at a time (product S41). */
export function ChatColumns({ list, conversation, status, empty }: ChatColumnsProps) {
  const styles = useSlotRecipe({ recipe: chatColumnsRecipe })({ shown: conversation ? 'open' : 'list' });
  return (
    <chakra.div css={styles.root}>
      {status && <chakra.div css={styles.status}>{status}</chakra.div>}
      <chakra.div css={styles.list}>{list}</chakra.div>
      <chakra.div css={styles.open}>
        {conversation ?? (
          <chakra.div height="full" display="grid" placeContent="center" paddingInline={4}>
            {empty}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
