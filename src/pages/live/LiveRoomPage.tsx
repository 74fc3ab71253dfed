import { useParams } from 'react-router-dom';
import { MemberReportDialog } from '../../components/feed/posts/MemberReportDialog.tsx';
import { AudienceRoomPanel } from '../../components/live/rooms/AudienceRoomPanel.tsx';
import { HostRoomPanel } from '../../components/live/rooms/HostRoomPanel.tsx';
import { RoomGatePanel } from '../../components/live/rooms/RoomGatePanel.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { isHost, type LiveChannel } from '../../domain/live.ts';
import { useAudienceRoom } from '../../hooks/live/rooms/useAudienceRoom.ts';
import { useHostRoom } from '../../hooks/live/rooms/useHostRoom.ts';
import { useRoom, type Room } from '../../hooks/live/rooms/useRoom.ts';
import { useRoomGate } from '../../hooks/live/rooms/useRoomGate.ts';
import { useRealtime } from '../../hooks/site/useRealtime.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

interface InsideProps {
  room: Room;
  channel: LiveChannel;
}

function Host({ room, channel }: InsideProps) {
  const { panel, elsewhere, onTakeOver } = useHostRoom(room, channel);
  if (elsewhere)
    return <RoomGatePanel gate={{ why: 'elsewhere', onTakeOver }} channel={channel} homeHref="/" />;
  return <HostRoomPanel {...panel} />;
}

function Audience({ room, channel }: InsideProps) {
  const { panel, full, report, onRetry } = useAudienceRoom(room, channel);
  if (full) return <RoomGatePanel gate={{ why: 'full', onRetry }} channel={channel} homeHref="/" />;
  return (
    <>
      <AudienceRoomPanel {...panel} />
      <MemberReportDialog {...report} />
    </>
  );
}

function LiveRoom({ channelName }: { channelName: string }) {
  // Live pages have no frame around them that would hear what happens.
  useRealtime();
  const room = useRoom(channelName);
  const gate = useRoomGate(room);
  const { channel } = room;
  useTitle(channel?.title ?? 'Live');
  if (gate) return <RoomGatePanel gate={gate} channel={channel} homeHref="/" />;
  if (!channel)
    return (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
        <Spinner size="lg" label="Loading..." />
      </div>
    );
  return isHost(channel) ? (
    <Host room={room} channel={channel} />
  ) : (
    <Audience room={room} channel={channel} />
  );
}

/** A live room, for its host and for its audience (product S56-S58). */
export default function LiveRoomPage() {
  const { channelName = '' } = useParams();
  return (
    <Main>
      <LiveRoom key={channelName} channelName={channelName} />
    </Main>
  );
}
