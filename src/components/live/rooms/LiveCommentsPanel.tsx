import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import type { LiveChannel, LiveComment, UnsentComment } from '../../../domain/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CommentSettingsMenu } from './CommentSettingsMenu.tsx';
import { LiveCommentForm, type LiveCommentFormProps } from './LiveCommentForm.tsx';
import { LiveCommentItem, type ModerationEvents } from './LiveCommentItem.tsx';
import { useStickToEnd } from './useStickToEnd.ts';

export interface LiveCommentsPanelProps extends LiveCommentFormProps {
  channel: Pick<LiveChannel, 'commentsOff' | 'slowModeSec' | 'isMuted' | 'state'>;
  /** Oldest first. */
  comments: readonly LiveComment[];
  /** On their way, or refused. */
  unsent: readonly UnsentComment[];
  onRetry: (event: { clientId: string }) => void;
  onDiscard: (event: { clientId: string }) => void;
  /** Present for the host. `readerId`: whose own comments are not moderated. */
  moderation?:
    | (ModerationEvents & {
        readerId: string;
        onSet: (changes: Partial<Pick<LiveChannel, 'commentsOff' | 'slowModeSec'>>) => void;
      })
    | undefined;
}

/** Why nothing can be written now; undefined when it can. */
function closedText({ channel, moderation }: LiveCommentsPanelProps): string | undefined {
  if (channel.state === 'ENDED') return 'The room is closed.';
  if (channel.isMuted) return 'The host keeps you from commenting.';
  if (channel.commentsOff && !moderation) return 'Comments are off.';
  return undefined;
}

/** A comment of one's own that has not arrived. */
function Unsent({
  unsent,
  onRetry,
  onDiscard,
}: Pick<LiveCommentsPanelProps, 'unsent' | 'onRetry' | 'onDiscard'>) {
  return unsent.map(({ clientId, text, error }) => (
    <chakra.li key={clientId} paddingBlock={1.5} color="fg.muted" overflowWrap="anywhere">
      <p dir="auto">{text}</p>
      {error === undefined ? (
        <chakra.p textStyle="caption">Sending…</chakra.p>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
          <chakra.span role="alert" textStyle="small" color="danger.fg">
            {error}
          </chakra.span>
          <Button size="sm" variant="outline" onClick={() => onRetry({ clientId })}>
            Retry
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onDiscard({ clientId })}>
            Delete
          </Button>
        </chakra.div>
      )}
    </chakra.li>
  ));
}

/** What is said in a room. It fails apart from the picture, and the newest stay in sight unless somebody reads further up. */
export function LiveCommentsPanel(props: LiveCommentsPanelProps) {
  const { channel, comments, unsent, moderation, text, onType, onSend } = props;
  const pinned = comments.findLast(({ state }) => state === 'PINNED');
  const shown = moderation ? comments : comments.filter(({ state }) => state !== 'HIDDEN');
  const { box, atEnd, toEnd, onScroll } = useStickToEnd(shown.at(-1)?.commentId, unsent.length);
  const closed = closedText(props);
  const of = ({ author }: LiveComment) => (author.userId === moderation?.readerId ? undefined : moderation);
  return (
    <chakra.section
      aria-label="Comments"
      height="full"
      minHeight={0}
      display="flex"
      flexDirection="column"
      position="relative"
    >
      <chakra.div display="flex" alignItems="center" gap={2} paddingInline={4} minHeight={12}>
        <chakra.h2 textStyle="title" flex={1}>
          Comments
        </chakra.h2>
        {channel.slowModeSec > 0 && (
          <chakra.span textStyle="caption" color="fg.muted">
            One in {channel.slowModeSec} seconds
          </chakra.span>
        )}
        {moderation && <CommentSettingsMenu channel={channel} onSet={moderation.onSet} />}
      </chakra.div>
      {pinned && (
        <chakra.div paddingInline={4} bg="bg.sunken">
          <LiveCommentItem comment={pinned} moderation={of(pinned)} />
        </chakra.div>
      )}
      <chakra.div
        ref={box}
        flex={1}
        minHeight={0}
        overflowY="auto"
        overscrollBehavior="contain"
        paddingInline={4}
        // Arrow keys scroll it.
        tabIndex={0}
        role="log"
        aria-label="What was said"
        outlineOffset="-2px"
        onScroll={onScroll}
      >
        {shown.length + unsent.length === 0 && !channel.commentsOff && (
          <chakra.p color="fg.muted" paddingBlock={4}>
            Nobody has said anything yet.
          </chakra.p>
        )}
        <chakra.ul listStyle="none">
          {shown.map((comment) => (
            <li key={comment.commentId}>
              <LiveCommentItem comment={comment} moderation={of(comment)} />
            </li>
          ))}
          <Unsent {...props} />
        </chakra.ul>
      </chakra.div>
      {!atEnd && (
        <chakra.div display="grid" justifyItems="center" height={0} position="relative">
          <chakra.div position="absolute" insetBlockEnd={2}>
            <Button size="sm" variant="outline" iconStart={<ArrowDown aria-hidden />} onClick={toEnd}>
              New comments
            </Button>
          </chakra.div>
        </chakra.div>
      )}
      <chakra.div padding={3} borderBlockStartWidth="1px" borderColor="border.subtle">
        {closed === undefined ? (
          <LiveCommentForm text={text} onType={onType} onSend={onSend} />
        ) : (
          <Notice>{closed}</Notice>
        )}
      </chakra.div>
    </chakra.section>
  );
}
