import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { UploadPurpose } from '../../../domain/enums.ts';
import { recordingHref, type Recording, type RecordingFormValues } from '../../../domain/recordings.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { copyLink } from '../../site/copyLink.ts';
import { isLastWord } from '../../site/isLastWord.ts';
import { useLaterDeletions } from '../../site/useLaterDeletions.ts';
import { useUpload } from '../../site/useUpload.ts';
import { deletedRecordings, deleteRecording } from './deletedRecordings.ts';
import type { Recordings } from './useRecordings.ts';
import { useReportLive } from '../rooms/useReportLive.ts';

interface Editing {
  recording?: Recording;
  busy: boolean;
  error?: string;
  errors?: FieldErrors;
}

/** Title, audience and captions of an own recording, as `RecordingDialog` asks for them. */
function useRecordingEdit({ place }: Pick<Recordings, 'place'>) {
  const [editing, setEditing] = useState<Editing>({ busy: false });
  const { files, add, clear } = useUpload(UploadPurpose.RECORDING);
  const captions = files.at(-1);
  const { recording } = editing;
  const save = async ({ title, visibility }: RecordingFormValues) => {
    if (!recording) return;
    setEditing({ recording, busy: true });
    try {
      const { response } = await call('recordStop', {
        recordingId: recording.recordingId,
        title: title.trim(),
        visibility: Number(visibility) as 0 | 1 | 2, // One of the radios.
        ...(captions?.mediaKey !== undefined && { captionsKey: captions.mediaKey }),
      });
      await place(response);
      clear();
      setEditing({ busy: false });
      toast({ kind: 'success', title: 'Recording saved', about: `recording ${recording.recordingId}` });
    } catch (failure) {
      const refused = failure instanceof ApiError ? failure : undefined;
      const errors = refused?.fields ?? {};
      const isField = Object.keys(errors).length > 0;
      setEditing({
        recording,
        busy: false,
        ...(isField ? { errors } : { error: refused?.message ?? genericMessage }),
      });
    }
  };
  return {
    onEdit(event: { recording: Recording }) {
      clear();
      setEditing({ recording: event.recording, busy: false });
    },
    edit: {
      ...editing,
      recording,
      captions,
      onPickCaptions({ file }: { file: File }) {
        clear();
        add([file]);
      },
      onRemoveCaptions: clear,
      onSave: (values: RecordingFormValues) => void save(values),
      onClose() {
        clear();
        setEditing({ busy: false });
      },
    },
  };
}

/** What a member does with recordings beside playing them (product S54). */
export function useRecordingActions({ refresh, place }: Pick<Recordings, 'refresh' | 'place'>) {
  const deleted = useLaterDeletions();
  const editing = useRecordingEdit({ place });
  const { dialog: report, onReport } = useReportLive();
  const erase = async ({ recordingId, title }: Recording) => {
    try {
      await deleteRecording({ recordingId });
      return true;
    } catch (error) {
      const last = isLastWord(error);
      const what = last ? 'is still there' : 'will be deleted when you are connected again';
      reportFailure(`${title} ${what}`, `recording ${recordingId}`)(error);
      return last;
    } finally {
      await refresh();
    }
  };
  const like = async (liked: Recording) => {
    const isLiked = !liked.isLiked;
    const likes = Math.max(0, liked.likes + (isLiked ? 1 : -1));
    await place({ ...liked, isLiked, likes });
    try {
      const action = isLiked ? 1 : 0;
      const { response } = await call('likeUnlike', { recordingId: liked.recordingId, action });
      await place({ ...liked, ...response });
    } catch (error) {
      await place(liked);
      const title = isLiked ? 'Your like was not counted' : 'Your like still counts';
      reportFailure(title, `recording ${liked.recordingId}`)(error);
    }
  };
  return {
    deleted,
    onLike: ({ recording: liked }: { recording: Recording }) => void like(liked),
    onShare: ({ recording: shared }: { recording: Recording }) => {
      void copyLink(
        location.origin + recordingHref(shared.mediaType, shared.recordingId, shared.host.userId),
      );
    },
    onDelete: ({ recording: gone }: { recording: Recording }) =>
      deletedRecordings.later({ recordingId: gone.recordingId }, () => erase(gone)),
    onUndo: ({ recording: back }: { recording: Recording }) => deletedRecordings.takeBack(back.recordingId),
    onReport,
    report,
    ...editing,
  };
}
