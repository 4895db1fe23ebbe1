import { NoCamera, whyNoCamera } from './camera-errors.ts'
import { betterLens } from './lenses.ts'

/** Rear camera by preference, SPEC §9's sizes first, then whatever there is. Never `exact`: it fails where `ideal` serves. */
const ladder: readonly (MediaTrackConstraints | true)[] = [
  {
    facingMode: { ideal: 'environment' },
    width: { min: 640, ideal: 1280, max: 1920 },
    height: { min: 480, ideal: 720, max: 1080 },
  },
  { facingMode: { ideal: 'environment' }, width: { ideal: 640 }, height: { ideal: 480 } },
  true,
]

/** Longer than any working camera has taken so far. */
const firstPictureMs = 6000

export type OpenCamera = { stream: MediaStream; track: MediaStreamTrack; cameras: readonly MediaDeviceInfo[] }

/**
 * A camera with its picture in the video. A stream that stays black, as on a locked phone, is tried once more without
 * any constraints, which was seen to help. Aborting `signal` leaves nothing open.
 */
export async function openPicture(
  video: HTMLVideoElement,
  deviceId: string | undefined,
  signal: AbortSignal,
): Promise<OpenCamera> {
  const why = whyNoCamera({ isSecure: window.isSecureContext, hasMediaDevices: 'mediaDevices' in navigator })
  if (why) throw new NoCamera(why)
  try {
    return await showCamera(video, () => openLens(deviceId, signal), signal)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'TimeoutError') throw error
    return await showCamera(video, () => openFirst([true], signal), signal)
  }
}

async function showCamera(
  video: HTMLVideoElement,
  open: () => Promise<MediaStream>,
  signal: AbortSignal,
): Promise<OpenCamera> {
  const stream = await open()
  try {
    await showStream(video, stream, signal)
    const [track] = stream.getVideoTracks()
    if (!track) throw new DOMException('No track', 'NotFoundError')
    return { stream, track, cameras: await listCameras() }
  } catch (error) {
    closeStream(stream)
    throw error
  }
}

/** The chosen camera; without a choice, or when it is gone, the rear one, and of several lenses the one for codes. */
async function openLens(deviceId: string | undefined, signal: AbortSignal): Promise<MediaStream> {
  if (deviceId !== undefined) {
    const chosen = await openFirst([chosenCamera(deviceId), ...ladder], signal)
    if (deviceIdOf(chosen) === deviceId) return chosen
    closeStream(chosen)
  }
  const stream = await openFirst(ladder, signal)
  const better = betterLens(await listCameras(), deviceIdOf(stream))
  if (better === undefined) return stream
  // The first has to be closed before: two at a time is one too many for a phone.
  closeStream(stream)
  return await openFirst([chosenCamera(better), ...ladder], signal)
}

function chosenCamera(deviceId: string): MediaTrackConstraints {
  return { deviceId: { ideal: deviceId }, width: { ideal: 1280, max: 1920 }, height: { ideal: 720, max: 1080 } }
}

/** Tries lesser constraints only if a camera cannot meet the first ones; a refusal is final. */
async function openFirst(rungs: readonly (MediaTrackConstraints | true)[], signal: AbortSignal): Promise<MediaStream> {
  let failure: unknown
  for (const rung of rungs) {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: rung, audio: false })
      if (signal.aborted) closeStream(stream)
      signal.throwIfAborted()
      return stream
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'OverconstrainedError') throw error
      failure = error
    }
  }
  throw failure
}

/** Shows the stream and waits for its first picture. */
async function showStream(video: HTMLVideoElement, stream: MediaStream, signal: AbortSignal): Promise<void> {
  const ending = new AbortController()
  const firstPicture = new Promise<void>((resolve, reject) => {
    const until = AbortSignal.any([signal, ending.signal])
    const timer = setTimeout(() => reject(new DOMException('No picture', 'TimeoutError')), firstPictureMs)
    until.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
    video.addEventListener('loadeddata', () => resolve(), { signal: until })
  })
  video.srcObject = stream
  // A play() that is interrupted by a new source rejects; the picture is what counts.
  video.play().catch(() => {})
  await firstPicture.finally(() => ending.abort())
}

export function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function deviceIdOf(stream: MediaStream): string | undefined {
  return stream.getVideoTracks()[0]?.getSettings().deviceId
}

/** Labels exist only after a camera was allowed. Never probe with a separate stream: that would kill the first on iOS. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices.filter(({ kind }) => kind === 'videoinput')
}
