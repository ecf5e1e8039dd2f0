/** Small sounds, made by the browser itself; off until somebody wants them. */

export type Sound = 'turn' | 'news' | 'sent' | 'refused' | 'offer' | 'ended'

/** Notes as frequency and start in seconds. */
const TUNES: Record<Sound, [number, number][]> = {
  turn: [
    [523, 0],
    [784, 0.14],
  ],
  news: [[392, 0]],
  sent: [[659, 0]],
  refused: [
    [220, 0],
    [196, 0.12],
  ],
  offer: [
    [587, 0],
    [587, 0.12],
  ],
  ended: [
    [523, 0],
    [659, 0.16],
    [784, 0.32],
    [1047, 0.48],
  ],
}

const LENGTH = 0.32
const LOUD = 0.07
let context: AudioContext | null = null

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const [frequency, start] of TUNES[sound]) note(context, frequency, start)
  } catch {
    // A browser without sound is no reason to stop.
  }
}

/** A struck string: quick to sound, slow to fade. */
function note(audio: AudioContext, frequency: number, start: number): void {
  const at = audio.currentTime + start
  const string = audio.createOscillator()
  const volume = audio.createGain()
  string.type = 'triangle'
  string.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH)
  string.connect(volume).connect(audio.destination)
  string.start(at)
  string.stop(at + LENGTH)
}
