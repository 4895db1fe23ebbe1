// How a camera focuses and measures light. Browsers know both by words that the DOM's types do not have yet (Image Capture).

type Modes = readonly string[] | undefined
export type FocusCapabilities = { focusMode?: Modes; exposureMode?: Modes; pointsOfInterest?: unknown }
export type FocusWish = {
  focusMode?: 'continuous'
  exposureMode?: 'continuous'
  pointsOfInterest?: readonly { x: number; y: number }[]
}

/**
 * The point at which the camera measures light. Otherwise a lit phone in the middle of a dark hall would be all white.
 */
const middle = [{ x: 0.5, y: 0.5 }] as const

/** Focus and exposure constraints, one at a time: some cameras apply none of several. */
export function focusWishes({ focusMode, exposureMode, pointsOfInterest }: FocusCapabilities): FocusWish[] {
  const wishes: FocusWish[] = []
  if (focusMode?.includes('continuous')) wishes.push({ focusMode: 'continuous' })
  if (exposureMode?.includes('continuous')) wishes.push({ exposureMode: 'continuous' })
  if (pointsOfInterest !== undefined) wishes.push({ pointsOfInterest: middle })
  return wishes
}

/** A camera may refuse a wish that it said it could meet. Its picture is still shown. */
export async function focusForCodes(track: MediaStreamTrack, signal: AbortSignal): Promise<void> {
  if (!('getCapabilities' in track)) return
  for (const wish of focusWishes(track.getCapabilities() as FocusCapabilities)) {
    if (signal.aborted) return
    await track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] }).catch(() => {})
  }
}
