import type { Told } from '../door/door-state.ts'

/** One sound for each result, and one for the question before it. */
export type Sound = Told | 'question'

const addresses: Record<Sound, string> = {
  in: '/sounds/success.wav',
  attention: '/sounds/attention.wav',
  out: '/sounds/out.wav',
  refused: '/sounds/error.wav',
  saved: '/sounds/saved.wav',
  alert: '/sounds/conflict.wav',
  question: '/sounds/question.wav',
}

/**
 * Vibration of a phone, in milliseconds on, off, on. Each pattern can be recognised in a pocket. Apple's phones have no
 * vibration here.
 */
const vibrations: Record<Sound, number[]> = {
  in: [80],
  attention: [120, 60, 120, 60, 120],
  out: [40],
  refused: [120, 80, 120],
  saved: [40, 40, 40],
  alert: [250, 100, 250, 100, 250],
  question: [30],
}

export type Sounds = ReturnType<typeof createSounds>

/**
 * The sounds of the door. A browser lets a page sound only after a touch or a key, so call `unlock` at each of them:
 * after a phone call or a locked screen, sounds may be locked again. Silence is never an error: colour and words say
 * the same.
 */
export function createSounds(isOn: boolean) {
  let hasSound = isOn
  let mayLoad = false
  let context: AudioContext | undefined
  let buffers: Partial<Record<Sound, AudioBuffer>> = {}
  let lastLook = { wall: 0, audio: 0 }

  async function load(into: AudioContext, sound: Sound) {
    const response = await fetch(addresses[sound])
    const buffer = await into.decodeAudioData(await response.arrayBuffer())
    if (into === context) buffers[sound] = buffer
  }

  function close() {
    context?.close().catch(() => {})
    context = undefined
    buffers = {}
  }

  function open() {
    try {
      context = new AudioContext()
    } catch {
      return
    }
    beHeardWhenMuted()
    loadAll()
  }

  function loadAll() {
    if (!context || !mayLoad) return
    for (const sound of Object.keys(addresses) as Sound[]) load(context, sound).catch(() => {})
  }

  /** After a call some phones report running sound while the clock stands still: the context stays silent for good. */
  function isFrozen({ state, currentTime }: AudioContext): boolean {
    const before = lastLook
    lastLook = { wall: performance.now(), audio: currentTime }
    return state === 'running' && currentTime === before.audio && lastLook.wall - before.wall > 1000
  }

  return {
    /** From now on the sounds may take their share of the connection. */
    allowLoading() {
      mayLoad = true
      loadAll()
    },
    unlock() {
      if (context && (context.state === 'closed' || isFrozen(context))) close()
      if (!context) return open()
      // An interrupted context resumes on its own; resuming it too early can break it for good.
      if (context.state === 'suspended') context.resume().catch(() => {})
    },
    play(sound: Sound) {
      navigator.vibrate?.(vibrations[sound])
      const buffer = buffers[sound]
      if (!hasSound || !context || !buffer) return
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(context.destination)
      source.start()
    },
    turn(on: boolean) {
      hasSound = on
    },
    /** The state for a problem report. */
    state: () => (hasSound ? (context?.state ?? 'locked') : 'off'),
    close,
  }
}

/** iPhones keep a page silent by the ringer's switch, unless it says that it plays (Safari 16.4). */
function beHeardWhenMuted() {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}
