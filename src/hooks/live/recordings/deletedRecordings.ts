import { call } from '../../../api/client.ts';
import { leftDeletions } from '../../site/leftDeletions.ts';

export interface DeletedRecording {
  recordingId: string;
}

export const deleteRecording = ({ recordingId }: DeletedRecording) => call('recordDelete', { recordingId });

/** Recordings that are deleted and were not confirmed by the server yet. */
export const deletedRecordings = leftDeletions<DeletedRecording>({
  name: 'recordingDeletions',
  idOf: ({ recordingId }) => recordingId,
  isTarget: ({ recordingId }) => typeof recordingId === 'string',
  erase: deleteRecording,
});
