import { useLocation, useNavigate } from 'react-router-dom';
import { LiveKindPanel } from '../../components/live/rooms/LiveKindPanel.tsx';
import { StartPanel } from '../../components/live/rooms/StartPanel.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { mediaTypeOf, type StreamType } from '../../domain/live.ts';
import { useStartPage } from '../../hooks/live/rooms/useStartPage.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

interface Wanted {
  streamType?: StreamType;
  /** A room for who has a ticket of it. */
  eventId?: string;
}

function Start({ type, eventId }: { type: StreamType } & Pick<Wanted, 'eventId'>) {
  return <StartPanel {...useStartPage(mediaTypeOf(type), eventId)} />;
}

/** Before a room is open (product S55). The route's state says whether it is video or audio (specification 2). */
export default function StartLivePage() {
  useTitle('Go live');
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { streamType, eventId } = (state ?? {}) as Wanted;
  return (
    <Main>
      {streamType === 'video' || streamType === 'audio' ? (
        <Start key={streamType} type={streamType} {...(eventId !== undefined && { eventId })} />
      ) : (
        <LiveKindPanel
          backHref="/"
          onChoose={({ type }) => void navigate(pathname, { replace: true, state: { streamType: type } })}
        />
      )}
    </Main>
  );
}
