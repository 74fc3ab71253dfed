/** Of somebody who goes live. */
export type DeviceKind = 'audio' | 'video';

/**
 * `denied`: this page may not. `missing`: there is none. `busy`: another program has it. `insecure`: browsers give devices only to
 * pages with a secure address.
 */
export type DeviceStatus = 'off' | 'asking' | 'on' | 'denied' | 'missing' | 'busy' | 'insecure';

export interface Device {
  status: DeviceStatus;
  /** While `on`. */
  track?: MediaStreamTrack;
  /** The one that is used, or is to be. */
  deviceId?: string;
}

export interface DeviceChoice {
  deviceId: string;
  label: string;
}

export interface DevicesState {
  audio: Device;
  video: Device;
  /** The microphone is on, and what it hears is not sent. */
  muted: boolean;
  /** Instead of the camera. */
  screen: MediaStreamTrack | undefined;
  microphones: readonly DeviceChoice[];
  cameras: readonly DeviceChoice[];
  /** What happened by itself, in words: a device was pulled out. A new object each time. */
  notice: { text: string } | undefined;
}

/** How well it goes, 0 to 4, as the bars of a phone. */
export type Bars = 0 | 1 | 2 | 3 | 4;

/** What of the host's arrives at this moment. */
export interface Flow {
  audio: boolean;
  video: boolean;
}

/**
 * `connecting`: for the first time. `reconnecting`: after a break, and it tries by itself. `over`: it does not come back unless it
 * is asked to.
 */
export type LinkState = 'connecting' | 'live' | 'reconnecting' | 'over';

export const deviceNouns: Record<DeviceKind, string> = { audio: 'microphone', video: 'camera' };

export type DeviceTrouble = Exclude<DeviceStatus, 'off' | 'asking' | 'on'>;
export const troubleOf = ({ status }: Pick<Device, 'status'>): DeviceTrouble | undefined =>
  status === 'off' || status === 'asking' || status === 'on' ? undefined : status;

/** Why a device is not on, and what to do. */
export function troubleText(kind: DeviceKind, trouble: DeviceTrouble): string {
  const noun = deviceNouns[kind];
  switch (trouble) {
    case 'denied':
      return `This page may not use the ${noun}. Allow it in your browser, then try again.`;
    case 'missing':
      return `No ${noun} was found on this device. Connect one and try again, or go live without it.`;
    case 'busy':
      return `The ${noun} is used by another program. Close that program, then try again.`;
    case 'insecure':
      return `Browsers give a ${noun} only to pages with a secure address (https). Open this page with one.`;
  }
}

/** Browsers whose settings look different. */
export type BrowserName = 'chromium' | 'firefox' | 'safari' | 'other';

const last = 'Come back here and press Try again.';
/** How somebody allows this page its devices. */
export const permissionSteps: Record<BrowserName, readonly string[]> = {
  chromium: ['Press the sliders at the start of the address.', 'Switch Camera and Microphone on.', last],
  firefox: [
    'Press the crossed-out sign at the start of the address.',
    'Take the block away with its ×.',
    last,
  ],
  safari: [
    'Open “Settings for this website” in the menu of Safari.',
    'Set Camera and Microphone to “Allow”.',
    last,
  ],
  other: ['Open the settings of this page, near the address.', 'Allow Camera and Microphone.', last],
};

const barTexts = [
  'No connection',
  'Weak connection',
  'Fair connection',
  'Good connection',
  'Strong connection',
];
export const barsText = (bars: Bars): string => barTexts[bars] ?? '';

/** What a stage shows over, or instead of, the picture. */
export type StageState =
  | 'connecting'
  | 'live'
  | 'buffering'
  | 'reconnecting'
  | 'hostAway'
  /** It has given up; it can be tried again. */
  | 'unreachable';

/** What an audience sees: of the room, of its own connection, and of what arrives. */
export function stageOf(
  room: { state: 'LIVE' | 'HOST_AWAY' | 'ENDED' },
  link: { state: LinkState | 'idle'; flow: Flow },
): StageState {
  if (room.state === 'HOST_AWAY') return 'hostAway';
  switch (link.state) {
    case 'over':
      return 'unreachable';
    case 'reconnecting':
      return 'reconnecting';
    case 'live':
      return link.flow.audio || link.flow.video ? 'live' : 'buffering';
    default:
      return 'connecting';
  }
}
