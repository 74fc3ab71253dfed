import { useLocation, useNavigate } from 'react-router-dom';
import { MemberReportDialog } from '../../components/feed/posts/MemberReportDialog.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { LiveRoomList } from '../../components/live/rooms/LiveRoomList.tsx';
import { RecordingDialog } from '../../components/live/recordings/RecordingDialog.tsx';
import { RecordingList } from '../../components/live/recordings/RecordingList.tsx';
import { RecordingPlayerDialog } from '../../components/live/recordings/RecordingPlayerDialog.tsx';
import { RecordsPanel, type Whose } from '../../components/live/recordings/RecordsPanel.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { mediaTypeOf, type StreamMediaType, type StreamType } from '../../domain/live.ts';
import { useLiveNow } from '../../hooks/live/rooms/useLiveNow.ts';
import { usePlayedRecording } from '../../hooks/live/recordings/usePlayedRecording.ts';
import { useRecordingActions } from '../../hooks/live/recordings/useRecordingActions.ts';
import { useRecordings, type Recordings } from '../../hooks/live/recordings/useRecordings.ts';
import { useRecordsPage } from '../../hooks/live/recordings/useRecordsPage.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

const LiveNow = ({ mediaType, onStart }: { mediaType: StreamMediaType; onStart: () => void }) => (
  <LiveRoomList state={useLiveNow(mediaType)} onStart={onStart} />
);

interface PastProps {
  recordings: Recordings;
  whose: Whose;
  page: ReturnType<typeof useRecordsPage>;
}

function Past({ recordings, whose, page }: PastProps) {
  const { deleted, edit, report, ...actions } = useRecordingActions(recordings);
  const played = usePlayedRecording(recordings, page);
  const { onDownload } = played;
  return (
    <>
      <RecordingList
        state={recordings.state}
        deleted={deleted}
        events={{ ...actions, onPlay: played.onPlay, onDownload }}
        empty={
          <EmptyState drawing="posts">
            {whose === 'mine'
              ? 'What you record while you are live will be here.'
              : 'Nothing is recorded here yet.'}
          </EmptyState>
        }
      />
      <RecordingDialog {...edit} />
      <MemberReportDialog {...report} />
      <RecordingPlayerDialog {...played} />
    </>
  );
}

const titles: Record<StreamType, string> = { video: 'Live Videos', audio: 'Live Audios' };

function Records({ type }: { type: StreamType }) {
  const mediaType = mediaTypeOf(type);
  const navigate = useNavigate();
  const page = useRecordsPage();
  const recordings = useRecordings(mediaType, { mine: page.whose === 'mine', by: page.by });
  const onStart = () => void navigate('/live', { state: { streamType: type } });
  useTitle(titles[type]);
  return (
    <PageColumns wide>
      <RecordsPanel title={titles[type]} {...page} storage={recordings.storage} onStart={onStart}>
        {page.tab === 'live' ? (
          <LiveNow mediaType={mediaType} onStart={onStart} />
        ) : (
          <Past recordings={recordings} whose={page.whose} page={page} />
        )}
      </RecordsPanel>
    </PageColumns>
  );
}

/** Rooms on the air and recordings of one kind: `records/video` and `records/audio` (product S54). */
export default function RecordsPage() {
  const type = useLocation().pathname.endsWith('audio') ? 'audio' : 'video';
  return <Records key={type} type={type} />;
}
