// Notes what a door's page shows and plays, and types like a hardware reader.
import type { Page } from '@playwright/test'

/** Real browser key events, 8 ms apart however busy the machine is, then Enter. */
export async function pressAsReader(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const from = Date.now() / 1000
  const keys = [...Array.from(text, (character) => ({ key: character, text: character })), { key: 'Enter', text: '\r' }]
  const sent = keys.flatMap((key, place) => {
    const timestamp = from + place * 0.008
    return [
      browser.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, code: key.key, ...key }),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, code: key.key, key: key.key }),
    ]
  })
  await Promise.all(sent)
  await browser.detach()
}

export type Heard = { heard: number[]; decoded: number }
export type Flashed = {
  /** The time for which each verdict was shown. */
  flashes: number[]
  /** The time at which the next verdict began. */
  changes: number[]
}

/** The length of each sound that the page played, which identifies it. */
export function hearSounds(): void {
  const page = globalThis as unknown as Heard
  page.heard = []
  page.decoded = 0
  globalThis.AudioContext = class extends AudioContext {
    override createBufferSource() {
      const source = super.createBufferSource()
      const start = source.start.bind(source)
      source.start = () => {
        page.heard.push(source.buffer?.duration ?? 0)
        start()
      }
      return source
    }
    override async decodeAudioData(data: ArrayBuffer) {
      const decoded = await super.decodeAudioData(data)
      page.decoded++
      return decoded
    }
  }
}

/** Runs in the page: notes when the colours of verdicts begin and end. */
export function watchFlash(): void {
  const page = globalThis as unknown as Flashed
  page.flashes = []
  page.changes = []
  let since: number | undefined
  let shown: string | undefined
  new MutationObserver(() => {
    const flash = document.querySelector<HTMLElement>('div[data-colour][aria-hidden="true"]')
    const colour = flash?.dataset['colour']
    if (colour !== undefined && colour !== shown) page.changes.push(performance.now())
    shown = colour
    if (flash) since ??= performance.now()
    else if (since !== undefined) {
      page.flashes.push(performance.now() - since)
      since = undefined
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-colour'] })
}
