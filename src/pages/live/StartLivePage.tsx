import { useLocation, useNavigate } from 'react-router-dom';
import { LiveKindPanel } from '../../components/live/LiveKindPanel.tsx';
import { StartPanel } from '../../components/live/StartPanel.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { mediaTypeOf, type StreamType } from '../../domain/live.ts';
import { useStartPage } from '../../hooks/live/useStartPage.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

function Start({ type }: { type: StreamType }) {
  return <StartPanel {...useStartPage(mediaTypeOf(type))} />;
}

/** Before a room is open (product S55). The route's state says whether it is video or audio (specification 2). */
export default function StartLivePage() {
  useTitle('Go live');
  const navigate = useNavigate();
  const { streamType } = (useLocation().state ?? {}) as { streamType?: StreamType };
  return (
    <Main>
      {streamType === 'video' || streamType === 'audio' ? (
        <Start key={streamType} type={streamType} />
      ) : (
        <LiveKindPanel
          backHref="/"
          onChoose={({ type }) => void navigate('.', { replace: true, state: { streamType: type } })}
        />
      )}
    </Main>
  );
}
