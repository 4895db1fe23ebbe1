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

/** Longer than any camera that works was seen to take. */
const firstPictureMs = 6000

/** Goes down the ladder only where a camera cannot do what was asked; a refusal is a refusal. */
export async function openCamera(deviceId: string | undefined): Promise<MediaStream> {
  let failure: unknown
  for (const rung of rungsFor(deviceId)) {
    try {
      return await navigator.mediaDevices.getUserMedia({ video: rung, audio: false })
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'OverconstrainedError') throw error
      failure = error
    }
  }
  throw failure
}

function rungsFor(deviceId: string | undefined): readonly (MediaTrackConstraints | true)[] {
  if (deviceId === undefined) return ladder
  const chosen = { deviceId: { ideal: deviceId }, width: { ideal: 1280 }, height: { ideal: 720 } }
  return [chosen, ...ladder]
}

/** Shows the stream and waits for its first picture: a phone that was locked may give a stream that stays black. */
export async function showStream(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  const firstPicture = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No picture', 'TimeoutError')), firstPictureMs)
    video.addEventListener(
      'loadeddata',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
  video.srcObject = stream
  // A play() that is interrupted by a new source rejects; the picture is what counts.
  video.play().catch(() => {})
  await firstPicture
}

export function closeStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Labels are there only once a camera was allowed. Never probed with a stream of its own: that would kill the first on iOS. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices.filter(({ kind }) => kind === 'videoinput')
}
