import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveDevices } from '../../../src/platform/live/devices.ts';
import { handOn, takeDevices } from '../../../src/platform/live/heldDevices.ts';
import { plugged } from './fakeMedia.ts';

describe('devices', () => {
  it('are listed once they may be used, with a name each', async () => {
    const { devices } = plugged();
    await devices.start('audio');
    expect(devices.state()).toMatchObject({
      audio: { status: 'on', deviceId: 'mic-1' },
      microphones: [
        { deviceId: 'mic-1', label: 'microphone 1' },
        { deviceId: 'mic-2', label: 'microphone 2' },
      ],
    });
  });

  it('are asked for at once, and each for itself where one is missing', async () => {
    const both = plugged();
    await both.devices.startAll(['audio', 'video']);
    expect(both.media.asked).toBe(1);
    expect(both.media.on).toEqual(['Device mic-1', 'Device cam-1']);
    await both.devices.startAll(['audio', 'video']);
    expect(both.media.asked).toBe(1);

    const one = plugged();
    one.media.plugged.video = [];
    await one.devices.startAll(['audio', 'video']);
    expect(one.devices.state().audio.status).toBe('on');
    expect(one.devices.state().video.status).toBe('missing');
    expect(one.media.on).toEqual(['Device mic-1']);
  });

  it('that this page may not use are not asked for again by themselves', async () => {
    const { media, devices } = plugged();
    media.refuse = 'NotAllowedError';
    await devices.startAll(['audio', 'video']);
    expect(media.asked).toBe(1);
    expect(devices.state()).toMatchObject({ audio: { status: 'denied' }, video: { status: 'denied' } });
  });

  it('are the same ones after both were off', async () => {
    const { media, devices } = plugged();
    await devices.start('audio', 'mic-2');
    await devices.start('video', 'cam-2');
    devices.close();
    await devices.startAll(['audio', 'video']);
    expect(media.on).toEqual(['Device mic-2', 'Device cam-2']);
  });

  it('that somebody has switched off stay off, and the others come back', async () => {
    const { media, devices } = plugged();
    await devices.startAll(['audio', 'video']);
    devices.stop('video');
    devices.close();
    await devices.startAll(['audio', 'video']);
    expect(media.on).toEqual(['Device mic-1']);
    await devices.start('video');
    devices.close();
    await devices.startAll(['audio', 'video']);
    expect(media.on).toEqual(['Device mic-1', 'Device cam-1']);
  });

  it('that were switched off stay off after the page was loaded anew', async () => {
    const before = plugged();
    await before.devices.startAll(['audio', 'video']);
    expect(before.devices.silenced).toEqual([]);
    before.devices.stop('video');
    before.devices.mute(true);
    expect(before.devices.silenced).toEqual(['audio', 'video']);

    const { media, devices } = plugged();
    devices.silence(before.devices.silenced);
    await devices.startAll(['audio', 'video']);
    expect(media.on).toEqual(['Device mic-1']);
    expect(media.opened[0]?.enabled).toBe(false);
  });

  it('that come when the page was left are switched off', async () => {
    const { media, devices } = plugged();
    const coming = devices.startAll(['audio', 'video']);
    devices.close();
    await coming;
    expect(media.opened).toHaveLength(2);
    expect(media.on).toEqual([]);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotReadableError', 'busy'],
    ['NotFoundError', 'missing'],
  ])('that answer %s are %s', async (name, status) => {
    const { media, devices } = plugged();
    media.refuse = name;
    await devices.start('video');
    expect(devices.state().video.status).toBe(status);
  });

  it('are not there on a page without a secure address', async () => {
    const devices = new LiveDevices({ mediaDevices: undefined, isSecure: false });
    await devices.start('video');
    expect(devices.state().video.status).toBe('insecure');
  });

  it('change without a moment in which none is on', async () => {
    const { media, devices } = plugged();
    await devices.start('video');
    const seen: (string | undefined)[] = [];
    devices.subscribe(() => seen.push(devices.state().video.track?.label));
    await devices.flip();
    expect(new Set(seen)).toEqual(new Set(['Device cam-2']));
    expect(media.on).toEqual(['Device cam-2']);
    await devices.flip();
    expect(devices.state().video.deviceId).toBe('cam-1');
  });

  it('stay as they are when the other one does not work', async () => {
    const { media, devices } = plugged();
    await devices.start('video');
    media.refuse = 'NotReadableError';
    await devices.start('video', 'cam-2');
    expect(devices.state().video).toMatchObject({ status: 'on', deviceId: 'cam-1' });
    expect(devices.state().notice?.text).toBe('The other camera could not be used.');
  });

  it('that are pulled out give way to the default, and it is said', async () => {
    const { media, devices } = plugged();
    await devices.start('audio', 'mic-2');
    media.plugged.audio = ['mic-1'];
    await media.opened[0]?.pull();
    expect(devices.state().audio).toMatchObject({ status: 'on', deviceId: 'mic-1' });
    expect(devices.state().notice?.text).toBe('The microphone was unplugged. Now in use: Device mic-1.');
    media.plugged.audio = [];
    await media.opened[1]?.pull();
    expect(devices.state().audio.status).toBe('missing');
    expect(devices.state().notice?.text).toBe('The microphone was unplugged, and there is no other one.');
  });

  it('stay muted when another one takes over', async () => {
    const { media, devices } = plugged();
    await devices.start('audio');
    devices.mute(true);
    await devices.start('audio', 'mic-2');
    expect(media.opened.at(-1)?.enabled).toBe(false);
    devices.mute(false);
    expect(media.opened.at(-1)?.enabled).toBe(true);
  });

  it('are all off after leaving, also one that comes later', async () => {
    const { media, devices } = plugged();
    await devices.start('audio');
    await devices.share();
    const late = devices.start('video');
    devices.close();
    await late;
    expect(media.opened).toHaveLength(3);
    expect(media.on).toEqual([]);
    expect(devices.state().screen).toBeUndefined();
  });
});

describe('devices that a page hands on', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are taken by the one that follows, once', async () => {
    const { media, devices } = plugged();
    await devices.start('video');
    handOn(devices);
    expect(takeDevices()).toBe(devices);
    expect(takeDevices()).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(media.on).toEqual(['Device cam-1']);
  });

  it('go off when nobody takes them', async () => {
    const { media, devices } = plugged();
    await devices.start('video');
    handOn(devices);
    vi.advanceTimersByTime(10_000);
    expect(media.on).toEqual([]);
  });
});
