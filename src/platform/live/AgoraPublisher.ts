import type { IAgoraRTC, IAgoraRTCClient, ILocalAudioTrack, ILocalVideoTrack } from 'agora-rtc-sdk-ng';
import type { HostTracks } from './engine.ts';

/** What is used of Agora's package. */
export type AgoraSdk = Pick<IAgoraRTC, 'createClient' | 'createCustomAudioTrack' | 'createCustomVideoTrack'>;

/** What a host has published, changed one after the other: the SDK takes one change at a time. */
export class AgoraPublisher {
  #wanted: HostTracks;
  #client: IAgoraRTCClient | undefined;
  #sdk: AgoraSdk | undefined;
  #audio: { track: MediaStreamTrack; local: ILocalAudioTrack } | undefined;
  #video: { track: MediaStreamTrack; local: ILocalVideoTrack } | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(tracks: HostTracks) {
    this.#wanted = tracks;
  }

  join(client: IAgoraRTCClient, sdk: AgoraSdk): Promise<void> {
    [this.#client, this.#sdk, this.#audio, this.#video] = [client, sdk, undefined, undefined];
    return this.send(this.#wanted);
  }

  send(tracks: HostTracks): Promise<void> {
    this.#wanted = tracks;
    this.#last = this.#last.then(() => this.#put()).catch(() => {});
    return this.#last;
  }

  async #put(): Promise<void> {
    const [client, sdk, { audio, video }] = [this.#client, this.#sdk, this.#wanted];
    if (!client || !sdk) return;
    if (this.#audio && this.#audio.track !== audio) {
      await client.unpublish(this.#audio.local);
      this.#audio = undefined;
    }
    if (audio && !this.#audio) {
      const local = sdk.createCustomAudioTrack({ mediaStreamTrack: audio });
      this.#audio = { track: audio, local };
      await client.publish(local);
    }
    if (this.#video && video && this.#video.track !== video) {
      this.#video.track = video;
      await this.#video.local.replaceTrack(video, false);
    } else if (this.#video && !video) {
      await client.unpublish(this.#video.local);
      this.#video = undefined;
    } else if (video && !this.#video) {
      const local = sdk.createCustomVideoTrack({ mediaStreamTrack: video });
      this.#video = { track: video, local };
      await client.publish(local);
    }
  }
}
