const addresses = { success: '/sounds/success.wav', error: '/sounds/error.wav' }
export type Sound = keyof typeof addresses

/** Vibration of a phone, in milliseconds on, off, on: one for in, two for refused. Phones of Apple have none. */
const vibrations: Record<Sound, number[]> = { success: [80], error: [120, 80, 120] }

/**
 * The two sounds of the door. A browser lets a page sound only after a click, so `unlock` belongs into one. Silence is never
 * an error: colour and words say the same.
 */
export function createSounds() {
  let context: AudioContext | undefined
  const buffers: Partial<Record<Sound, AudioBuffer>> = {}

  async function load(into: AudioContext, sound: Sound) {
    const response = await fetch(addresses[sound])
    buffers[sound] = await into.decodeAudioData(await response.arrayBuffer())
  }

  return {
    unlock() {
      if (context !== undefined) return void context.resume().catch(() => {})
      try {
        context = new AudioContext()
      } catch {
        return
      }
      const made = context
      for (const sound of ['success', 'error'] as const) void load(made, sound).catch(() => {})
    },
    play(sound: Sound) {
      navigator.vibrate?.(vibrations[sound])
      const buffer = buffers[sound]
      if (!context || !buffer) return
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(context.destination)
      source.start()
    },
    close() {
      void context?.close().catch(() => {})
      context = undefined
    },
  }
}
