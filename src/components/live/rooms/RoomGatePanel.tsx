import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { spanText, type LiveChannel } from '../../../domain/live.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyDrawing, type EmptyDrawingProps } from '../../ui/EmptyDrawing.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';

/** Why somebody is not in a room. */
export type Gate =
  | { why: 'guest'; onLogin: () => void }
  | { why: 'notFound' }
  | { why: 'failed'; message: string; onRetry: () => void }
  | { why: 'full'; onRetry: () => void }
  | { why: 'removed' }
  | { why: 'followers'; onFollow: () => void }
  | { why: 'tickets'; eventHref: string | undefined }
  | { why: 'elsewhere'; onTakeOver: () => void }
  | { why: 'ended'; own: boolean; recordingHref: string | undefined };

export interface RoomGatePanelProps {
  gate: Gate;
  /** What is known of the room. */
  channel?: LiveChannel | undefined;
  /** Where one goes instead. */
  homeHref: string;
}

interface Words {
  drawing: EmptyDrawingProps['name'];
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** What became of an own room. */
const sumOf = ({ startedAt, endedAt, peak, likes }: LiveChannel) => {
  const lasted =
    endedAt === undefined
      ? ''
      : `${spanText((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)} on the air, `;
  return `${lasted}at most ${peak} watching, ${likes} ${likes === 1 ? 'like' : 'likes'}.`;
};

function endedWords({ own, recordingHref }: Extract<Gate, { why: 'ended' }>, channel?: LiveChannel): Words {
  const sum = own && channel ? sumOf(channel) : undefined;
  return {
    drawing: 'posts',
    title: own ? 'Your room is closed' : 'This room has ended',
    text:
      sum ??
      (recordingHref === undefined
        ? 'If it was recorded, the recording will be here soon.'
        : 'It was recorded, and you can watch it from the beginning.'),
    action: recordingHref !== undefined && (
      <Button href={recordingHref}>{own ? 'Your recordings' : 'Watch the recording'}</Button>
    ),
  };
}

/** Each state has its own words, and what can be done about it. */
function wordsOf(gate: Gate, channel?: LiveChannel): Words {
  const host = channel?.host.userName ?? 'the host';
  switch (gate.why) {
    case 'guest':
      return {
        drawing: 'people',
        title: 'Log in to watch',
        text: 'Live rooms are for members. You come back here afterwards.',
        action: <Button onClick={gate.onLogin}>Log in</Button>,
      };
    case 'notFound':
      return {
        drawing: 'notFound',
        title: 'There is no such room',
        text: 'The link is incomplete, or the room is not for you.',
      };
    case 'failed':
      return {
        drawing: 'broken',
        title: 'Something went wrong',
        text: gate.message,
        action: <Button onClick={gate.onRetry}>Retry</Button>,
      };
    case 'full':
      return {
        drawing: 'people',
        title: 'This room is full',
        text: 'No place is left at the moment. Somebody may leave soon.',
        action: <Button onClick={gate.onRetry}>Try again</Button>,
      };
    case 'removed':
      return {
        drawing: 'lock',
        title: 'You cannot be in this room',
        text: `${host} has removed you from it.`,
      };
    case 'followers':
      return {
        drawing: 'lock',
        title: 'This room is for followers',
        text: `Follow ${host} to watch.`,
        action: <FollowButton name={host} size="md" prominent onFollow={gate.onFollow} />,
      };
    case 'tickets':
      return {
        drawing: 'lock',
        title: 'This room is for ticket holders',
        text: 'Whoever has a ticket of the event comes in here.',
        action: gate.eventHref !== undefined && <Button href={gate.eventHref}>See the event</Button>,
      };
    case 'elsewhere':
      return {
        drawing: 'people',
        title: 'You are live in another tab',
        text: 'Your audience sees what you show there. You can move here instead.',
        action: (
          <Button variant="live" onClick={gate.onTakeOver}>
            Continue here
          </Button>
        ),
      };
    case 'ended':
      return endedWords(gate, channel);
  }
}

/** In the place of a room that one is not in: why, and what to do (product S58). */
export function RoomGatePanel({ gate, channel, homeHref }: RoomGatePanelProps) {
  const { drawing, title, text, action } = wordsOf(gate, channel);
  return (
    <chakra.section
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap={4}
      minHeight="dvh"
      padding={5}
      textAlign="center"
      bg="bg.canvas"
    >
      <EmptyDrawing name={drawing} />
      <chakra.h1 textStyle="h1" maxWidth="32rem">
        {title}
      </chakra.h1>
      {channel && (
        <chakra.p textStyle="title" maxWidth="32rem" overflowWrap="anywhere">
          <bdi>{channel.title}</bdi>
        </chakra.p>
      )}
      <chakra.p color="fg.muted" maxWidth="28rem" textWrap="balance" overflowWrap="anywhere">
        {text}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap={2}>
        {action}
        <Button variant="outline" href={homeHref}>
          Go Home
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
