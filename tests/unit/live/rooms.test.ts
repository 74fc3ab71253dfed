import { describe, expect, it } from 'vitest';
import { liveComments, makeChannel, makeLiveComment } from '../../../mocks/factories/live.ts';
import {
  channelAfter,
  liveCommentError,
  liveErrors,
  membersAfter,
  mergeComments,
  spanText,
} from '../../../src/domain/live.ts';
import { permissionSteps, stageOf, troubleText } from '../../../src/domain/liveMedia.ts';
import { recordingStateText } from '../../../src/domain/recordings.ts';

const { channelName } = makeChannel();
const values = { title: 'Two plates', description: '', visibility: '0', eventId: '', record: false };

describe('a room', () => {
  it('follows what the stream tells of it, and of no other', () => {
    const channel = makeChannel({ pinnedCommentId: 'lc1' });
    const state = {
      type: 'live.state',
      channelName,
      state: 'HOST_AWAY',
      title: channel.title,
      isRecording: true,
      commentsOff: false,
      slowModeSec: 10,
    } as const;
    const after = channelAfter(channel, state);
    expect(after).toMatchObject({ state: 'HOST_AWAY', isRecording: true, slowModeSec: 10 });
    expect(after).not.toHaveProperty('pinnedCommentId');
    expect(channelAfter(channel, { ...state, channelName: 'another' })).toBe(channel);
    expect(channelAfter(channel, { type: 'live.kick', channelName, action: 3 }).access).toBe('REMOVED');
    const muted = channelAfter(channel, { type: 'live.kick', channelName, action: 4 });
    expect(muted.isMuted).toBe(true);
    expect(channelAfter(muted, { type: 'live.kick', channelName, action: 6 }).isMuted).toBe(false);
  });

  it('knows who is in it after some came and some left', () => {
    const [one, other] = [liveComments[0]?.author, liveComments[1]?.author];
    if (!one || !other) throw new Error('two authors are needed');
    expect(membersAfter([one], { joined: [other] })).toEqual([one, other]);
    expect(membersAfter([one, other], { left: [one.userId] })).toEqual([other]);
    expect(membersAfter([one], { joined: [one] })).toEqual([one]);
  });

  it('has each comment once, as it stands now, the oldest first', () => {
    const hidden = makeLiveComment({
      commentId: 'lc2',
      state: 'HIDDEN',
      createdAt: liveComments[1]?.createdAt ?? '',
    });
    const merged = mergeComments(liveComments, [hidden]);
    expect(merged.map(({ commentId }) => commentId)).toEqual(['lc1', 'lc2', 'lc3']);
    expect(merged[1]?.state).toBe('HIDDEN');
  });
});

describe('what is filled in', () => {
  it('needs a title, and the event of a room for ticket holders', () => {
    expect(liveErrors(values)).toEqual({});
    expect(liveErrors({ ...values, title: '  ' })).toEqual({ title: 'Please give it a title.' });
    expect(liveErrors({ ...values, title: 'ab' })).toEqual({ title: 'A title has 3 to 100 characters.' });
    expect(liveErrors({ ...values, visibility: '2' })).toEqual({ eventId: 'Please choose the event.' });
    expect(liveErrors({ ...values, visibility: '2', eventId: 'e1' })).toEqual({});
  });

  it('has 1 to 300 characters as a comment', () => {
    expect(liveCommentError(' ')).toBe('Please write a comment.');
    expect(liveCommentError('x'.repeat(301))).toBe('A comment has at most 300 characters.');
    expect(liveCommentError('x'.repeat(300))).toBeUndefined();
  });
});

describe('what is seen', () => {
  it.each([
    ['HOST_AWAY', 'live', true, 'hostAway'],
    ['LIVE', 'live', true, 'live'],
    ['LIVE', 'live', false, 'buffering'],
    ['LIVE', 'reconnecting', true, 'reconnecting'],
    ['LIVE', 'over', true, 'unreachable'],
    ['LIVE', 'idle', false, 'connecting'],
  ] as const)('of a room that is %s, on a link that is %s', (state, link, flows, stage) => {
    expect(stageOf({ state }, { state: link, flow: { audio: flows, video: false } })).toBe(stage);
  });

  it('has a sentence of its own for each reason why a device is not on', () => {
    const troubles = ['denied', 'missing', 'busy', 'insecure'] as const;
    const texts = troubles.map((trouble) => troubleText('video', trouble));
    expect(new Set(texts).size).toBe(4);
    expect(troubleText('video', 'busy')).toMatch(/^The camera is used by another program/);
    for (const steps of Object.values(permissionSteps)) expect(steps).toHaveLength(3);
  });

  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [3729, '1:02:09'],
    [-3, '0:00'],
  ])('%i seconds as %s', (seconds, text) => expect(spanText(seconds)).toBe(text));

  it('of a recording that broke off says how much there is', () => {
    expect(recordingStateText({ state: 3, durationSec: 760 })).toBe('Ended unexpectedly; 12:40 saved');
    expect(recordingStateText({ state: 0, durationSec: 0, progress: 40 })).toBe('Getting ready, 40 %');
    expect(recordingStateText({ state: 1, durationSec: 3720 })).toBeUndefined();
  });
});
