import { KNOCKS, knockLoudness, SOUNDS, type Sound, type SoundName } from './sounds';
import { render } from './synth';

let context: AudioContext | undefined;
const rendered = new Map<Sound, AudioBuffer>();

/** Plays a sound now. The caller decides whether sounds are wanted. */
export function playSound(name: SoundName): void {
  play(SOUNDS[name], 0, 1);
}

/** Plays a knock of a strength from 0 to 1 after so many seconds; call what it returns to take it back. */
export function playKnock(on: 'tin' | 'wood', what: number, strength: number, after: number): () => void {
  const sounds = KNOCKS[on];
  const sound = sounds[what] ?? sounds[0];
  return sound === undefined ? () => undefined : play(sound, after, knockLoudness(strength));
}

/**
 * Browsers let a page sound once somebody has touched it. Until then it keeps silent, and what it would
 * have said is not made up for later: a context that waits would play it all at once.
 */
function speaking(): AudioContext | undefined {
  if (!navigator.userActivation.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
  return context;
}

// Some browsers let a context begin within the gesture only.
if (typeof document !== 'undefined') {
  for (const gesture of ['pointerup', 'keydown'] as const) document.addEventListener(gesture, () => speaking(), { once: true });
}

/** Sends a sound on its way; returns what stops it. */
function play(sound: Sound, after: number, loudness: number): () => void {
  const ctx = speaking();
  if (ctx === undefined) return () => undefined;
  const source = ctx.createBufferSource();
  source.buffer = bufferOf(ctx, sound);
  const gain = ctx.createGain();
  gain.gain.value = loudness;
  source.connect(gain).connect(ctx.destination);
  source.start(ctx.currentTime + after);
  return () => source.stop();
}

function bufferOf(ctx: AudioContext, sound: Sound): AudioBuffer {
  const known = rendered.get(sound);
  if (known !== undefined) return known;
  const samples = render(sound, ctx.sampleRate);
  const buffer = ctx.createBuffer(1, samples.length, ctx.sampleRate);
  buffer.copyToChannel(samples, 0);
  rendered.set(sound, buffer);
  return buffer;
}
