// The light and the zoom of a camera. Browsers know them by words that the DOM's types do not have yet.

type Capabilities = { torch?: boolean | readonly boolean[]; zoom?: { min: number; max: number; step?: number } }
type Settings = { torch?: boolean; zoom?: number }
type Zoom = { min: number; max: number; step: number; value: number }

/** Camera features beyond the picture. */
export type Abilities = { hasTorch: boolean; zoom: Zoom | undefined }

export const noAbilities: Abilities = { hasTorch: false, zoom: undefined }

/** Some systems report light and zoom only half a second after the first picture. */
export const askAgainMs = [0, 500, 1500] as const

/** A camera with almost no zoom range counts as one without zoom. */
const leastZoom = 1.2

export function abilitiesOf({ torch, zoom }: Capabilities, settings: Settings): Abilities {
  const hasTorch = typeof torch === 'boolean' ? torch : (torch?.includes(true) ?? false)
  if (!zoom || !(zoom.max >= zoom.min * leastZoom)) return { hasTorch, zoom: undefined }
  const { min, max, step } = zoom
  return { hasTorch, zoom: { min, max, step: step || (max - min) / 50, value: settings.zoom ?? min } }
}

export function abilitiesOfTrack(track: MediaStreamTrack): Abilities {
  // Firefox got it late.
  if (!('getCapabilities' in track)) return noAbilities
  return abilitiesOf(track.getCapabilities() as Capabilities, track.getSettings())
}

/** Whether the light has the wanted state. Some phones turn it on but not off again; then the stream must be restarted. */
export async function turnTorch(track: MediaStreamTrack, isOn: boolean): Promise<boolean> {
  return set(track, { torch: isOn }, (settings) => settings.torch === undefined || settings.torch === isOn)
}

export async function turnZoom(track: MediaStreamTrack, value: number): Promise<boolean> {
  return set(track, { zoom: value }, () => true)
}

/** One at a time: some cameras apply neither when both are set together. */
async function set(track: MediaStreamTrack, wish: Settings, isDone: (settings: Settings) => boolean): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] })
    return isDone(track.getSettings())
  } catch {
    return false
  }
}

/** Steps through the zoom: the next step that the camera has, and the first after the last. */
const steps = [1, 2, 3, 5]

export function nextZoom({ min, max, value }: NonNullable<Abilities['zoom']>): number {
  const within = [min, ...steps.filter((step) => step > min * 1.1 && step <= max)]
  // From a zoom between two steps, the next step is the larger one.
  return within.find((step) => step > value + 0.05) ?? min
}
