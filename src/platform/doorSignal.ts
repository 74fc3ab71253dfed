import type { DoorTone } from '../domain/doorTexts.ts';

/** Hertz of the tones that follow each other: rising for yes, falling for no; and milliseconds of vibration. */
const signals: Record<DoorTone, { tones: readonly number[]; vibration: readonly number[] }> = {
  ok: { tones: [880, 1320], vibration: [80] },
  used: { tones: [440, 330], vibration: [200, 100, 200] },
  no: { tones: [220, 160], vibration: [400] },
  unknown: { tones: [520], vibration: [80, 80, 80] },
};
const toneSec = 0.14;

let audio: AudioContext | undefined;

function play(tones: readonly number[]) {
  audio ??= new AudioContext();
  // Browsers are silent until somebody has pressed something on the page.
  void audio.resume().catch(() => {});
  const { currentTime, destination } = audio;
  for (const [index, hertz] of tones.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = currentTime + index * toneSec;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + toneSec);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + toneSec);
  }
}

/** Lets whoever stands at the door hear and feel an answer. A device that moves for nobody does not vibrate either. */
export function doorSignal(tone: DoorTone): void {
  const { tones, vibration } = signals[tone];
  try {
    play(tones);
  } catch {
    // No sound on this device: the colour and the words are there.
  }
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.([...vibration]);
}
