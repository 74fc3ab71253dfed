const lookMs = 100;
/** Looks between two tries to hear. */
const looksOfTry = 10;

/** How loud `track` is ten times a second, 0 to 1, until the returned function is called. */
export function meterLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let looks = 0;
  const timer = setInterval(() => {
    // A page on which nothing was pressed yet hears nothing.
    if (looks++ % looksOfTry === 0 && context.state === 'suspended') void context.resume().catch(() => {});
    analyser.getFloatTimeDomainData(samples);
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    // Speech at arm's length lies around a tenth.
    onLevel(Math.min(1, loudness * 5));
  }, lookMs);
  return () => {
    clearInterval(timer);
    void context.close().catch(() => {});
  };
}
