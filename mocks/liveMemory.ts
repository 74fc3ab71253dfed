import type { Schemas } from '#openapi/contract.ts';
import { audioChannels, liveChannels, liveComments, liveMembers } from './factories/live.ts';
import { followedRecordings, ownRecordings } from './factories/recordings.ts';

type LiveChannel = Schemas['LiveChannel'];
type LiveComment = Schemas['LiveComment'];
type Recording = Schemas['Recording'];

/** What became of rooms and recordings during one story. */
let channels: readonly LiveChannel[] = [];
let comments: readonly LiveComment[] = [];
let members: readonly Schemas['Author'][] = [];
let keptOut: readonly Schemas['KeptOut'][] = [];
let recordings: readonly Recording[] = [];
let written = 0;

/** Before each story: whatever another one has changed is as it was. */
export function forgetLive(): void {
  channels = [...liveChannels, ...audioChannels];
  comments = liveComments;
  members = liveMembers;
  keptOut = [];
  recordings = [...ownRecordings, ...followedRecordings];
  written = 0;
}
forgetLive();

/** The room of this story: `beforeEach: () => roomWith(makeOwnChannel())`. */
export function roomWith(channel: LiveChannel, said: readonly LiveComment[] = comments): void {
  channels = [channel, ...channels.filter(({ channelName }) => channelName !== channel.channelName)];
  comments = said;
}

export const channelsNow = (): readonly LiveChannel[] => channels;
export const commentsNow = (): readonly LiveComment[] => comments;
export const membersNow = (): readonly Schemas['Author'][] => members;
export const keptOutNow = (): readonly Schemas['KeptOut'][] => keptOut;
export const recordingsNow = (): readonly Recording[] => recordings;

export const changeChannel = (channelName: string, changes: Partial<LiveChannel>): void => {
  channels = channels.map((one) => (one.channelName === channelName ? { ...one, ...changes } : one));
};
export const unpinComment = (channelName: string): void => {
  channels = channels.map((one) => {
    const { pinnedCommentId: _pinned, ...rest } = one;
    return one.channelName === channelName ? rest : one;
  });
};
export const addChannel = (channel: LiveChannel): void => {
  channels = [channel, ...channels];
};
export const addLiveComment = (comment: Omit<LiveComment, 'commentId'>): LiveComment => {
  const added = { ...comment, commentId: `lc-new-${++written}` };
  comments = [...comments, added];
  return added;
};
export const changeLiveComment = (commentId: string, state: LiveComment['state']): void => {
  comments = comments.map((one) => (one.commentId === commentId ? { ...one, state } : one));
};
export const keepOut = (userId: string, action: 3 | 4): void => {
  const member = members.find((one) => one.userId === userId);
  if (member) keptOut = [{ member, action }, ...keptOut];
  if (action === 3) members = members.filter((one) => one.userId !== userId);
};
export const letIn = (userId: string): void => {
  keptOut = keptOut.filter(({ member }) => member.userId !== userId);
};
export const changeRecording = (recordingId: string, changes: Partial<Recording>): void => {
  recordings = recordings.map((one) => (one.recordingId === recordingId ? { ...one, ...changes } : one));
};
export const dropRecording = (recordingId: string): void => {
  recordings = recordings.filter((one) => one.recordingId !== recordingId);
};
