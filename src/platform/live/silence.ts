/** A sound track in which nothing is heard: a room without a microphone is still on the air. */
export function silence(): { track: MediaStreamTrack | undefined; stop: () => void } {
  const context = new AudioContext();
  const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
  return {
    track,
    stop() {
      track?.stop();
      void context.close().catch(() => {});
    },
  };
}
