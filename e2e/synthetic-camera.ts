// Synthetic cameras inside the page: several lenses with light and zoom, which can be taken away and given back as
// systems do. Chromium's file camera shows real pictures, but has one lens without such abilities.
import type { Page } from '@playwright/test'

export type SyntheticLens = {
  deviceId: string
  label: string
  facingMode?: 'user' | 'environment'
  /** Reports the feature only after this delay; from the beginning when left out. */
  abilitiesAfterMs?: number
  hasTorch?: boolean
  /** A fault of some phones: the light goes on, but never off again. */
  isTorchStuck?: boolean
  zoom?: { min: number; max: number; step: number }
  focusMode?: readonly string[]
  exposureMode?: readonly string[]
  isBlack?: boolean
  isDark?: boolean
}

export type SyntheticCameras = {
  /** The lens of each stream, in the order in which they were opened. */
  opened: string[]
  wishes: object[]
  live: () => number
  mute: (isMuted: boolean) => void
  end: () => void
  hide: (isHidden: boolean) => void
}

export async function installSyntheticCameras(page: Page, lenses: readonly SyntheticLens[]): Promise<void> {
  await page.addInitScript(install, lenses)
}

export function synthetic<T>(page: Page, ask: (cameras: SyntheticCameras) => T): Promise<T> {
  return page.evaluate<T>(`(${ask.toString()})(globalThis.synthetic)`)
}

/** Runs in the page, before any of its scripts. */
function install(lenses: readonly SyntheticLens[]): void {
  const tracks: MediaStreamTrack[] = []
  const opened: string[] = []
  const wishes: object[] = []
  let isHidden = false

  function pick(wanted: MediaTrackConstraints | true): SyntheticLens | undefined {
    const ideal = (wish: unknown) => (wish as { ideal?: string } | undefined)?.ideal
    const { deviceId, facingMode } = wanted === true ? {} : wanted
    return (
      lenses.find((lens) => lens.deviceId === ideal(deviceId)) ??
      lenses.find((lens) => lens.facingMode === ideal(facingMode)) ??
      lenses[0]
    )
  }

  function open(lens: SyntheticLens): MediaStream {
    const canvas = document.createElement('canvas')
    canvas.width = 1280
    canvas.height = 720
    const pen = canvas.getContext('2d')!
    let shade = 0
    const painting = setInterval(() => {
      shade = (shade + 1) % 100
      pen.fillStyle = lens.isBlack ? '#000' : lens.isDark ? '#1e1e1e' : `rgb(${100 + shade} 120 90)`
      pen.fillRect(0, 0, 1280, 720)
    }, 40)
    const stream = canvas.captureStream(25)
    const [track] = stream.getVideoTracks()
    dress(track!, lens)
    const stop = track!.stop.bind(track)
    track!.stop = () => {
      clearInterval(painting)
      stop()
    }
    tracks.push(track!)
    opened.push(lens.deviceId)
    return stream
  }

  function dress(track: MediaStreamTrack, lens: SyntheticLens): void {
    const since = performance.now()
    let torch = false
    let zoom = lens.zoom?.min
    const { deviceId, facingMode, label } = lens
    const knows = () => performance.now() - since >= (lens.abilitiesAfterMs ?? 0)
    Object.defineProperty(track, 'label', { value: label })
    Object.assign(track, {
      getSettings: () => ({ deviceId, facingMode, width: 1280, height: 720, ...(lens.hasTorch && { torch }), zoom }),
      getCapabilities: () =>
        knows()
          ? {
              torch: lens.hasTorch ?? false,
              zoom: lens.zoom,
              focusMode: lens.focusMode,
              exposureMode: lens.exposureMode,
            }
          : {},
      applyConstraints({ advanced }: { advanced: [{ torch?: boolean; zoom?: number }] }) {
        const [wish] = advanced
        wishes.push(wish)
        if (wish.torch !== undefined && !(lens.isTorchStuck && torch)) torch = wish.torch
        zoom = wish.zoom ?? zoom
        return Promise.resolve()
      },
    })
  }

  const newest = () => tracks.at(-1)!
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const lens = pick(wanted!.video as MediaTrackConstraints | true)
    if (!lens) throw new DOMException('Nothing there', 'NotFoundError')
    return open(lens)
  }
  navigator.mediaDevices.enumerateDevices = () =>
    Promise.resolve(
      lenses.map(({ deviceId, label }) => ({ kind: 'videoinput', deviceId, label, groupId: '' }) as MediaDeviceInfo),
    )
  Object.defineProperty(document, 'hidden', { get: () => isHidden })
  Object.assign(globalThis, {
    synthetic: {
      opened,
      wishes,
      live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
      mute(isMuted: boolean) {
        Object.defineProperty(newest(), 'muted', { value: isMuted, configurable: true })
        newest().dispatchEvent(new Event(isMuted ? 'mute' : 'unmute'))
      },
      end() {
        newest().stop()
        newest().dispatchEvent(new Event('ended'))
      },
      hide(isHiddenNow: boolean) {
        isHidden = isHiddenNow
        document.dispatchEvent(new Event('visibilitychange'))
      },
    } satisfies SyntheticCameras,
  })
}
