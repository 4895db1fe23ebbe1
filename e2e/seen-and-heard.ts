// Notes what a door's page shows and plays, and types like a hardware reader.
import type { Page } from '@playwright/test'

/**
 * Real browser key events, 8 ms apart however busy the machine is, then Enter. `ends`: how many, as 2 for CR LF.
 */
export async function pressAsReader(page: Page, text: string, { everyMs = 8, ends = 1 } = {}): Promise<void> {
  const keys = [
    ...Array.from(text, (character) => ({ key: character, text: character, code: placeOf(character) })),
    ...Array.from({ length: ends }, () => ({ key: 'Enter', text: '\r', code: 'Enter' })),
  ]
  await sendKeys(
    page,
    keys.flatMap((key) => [
      { type: 'keyDown', ...key },
      { type: 'keyUp', key: key.key, code: key.code },
    ]),
    everyMs / 2,
  )
}

/** The same of a reader in ALT mode: for each character a number on the keypad, while Alt is held. */
export async function pressByAlt(page: Page, text: string): Promise<void> {
  const alt = { key: 'Alt', code: 'AltLeft' }
  const keys = Array.from(`${text}\r`, (character) => [
    { type: 'rawKeyDown', ...alt, modifiers: 1 },
    ...Array.from(String(character.charCodeAt(0)).padStart(4, '0'), (digit) => {
      const key = { key: digit, code: `Numpad${digit}`, modifiers: 1 }
      return [
        { type: 'rawKeyDown', ...key },
        { type: 'keyUp', ...key },
      ]
    }).flat(),
    { type: 'keyUp', ...alt, modifiers: 0 },
  ])
  await sendKeys(page, keys.flat(), 4)
}

/** Keys that have no text and no place, as of a reader in a mode that no browser understands. */
export async function pressNothing(page: Page, times: number): Promise<void> {
  const keys = Array.from({ length: times }, () => ({ type: 'rawKeyDown', key: 'Unidentified', code: '' }))
  await sendKeys(page, keys, 8)
}

type Sent = { type: string; key: string; code: string; text?: string; modifiers?: number }

async function sendKeys(page: Page, keys: readonly Sent[], everyMs: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const from = Date.now() / 1000
  await Promise.all(
    keys.map(({ type, ...key }, nth) =>
      browser.send('Input.dispatchKeyEvent', {
        type: type as 'keyDown' | 'keyUp' | 'rawKeyDown',
        timestamp: from + (nth * everyMs) / 1000,
        ...key,
      }),
    ),
  )
  await browser.detach()
}

function placeOf(character: string): string {
  if (/[a-z]/i.test(character)) return `Key${character.toUpperCase()}`
  return /\d/.test(character) ? `Digit${character}` : ''
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
