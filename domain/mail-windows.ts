// The windows in which a mail is judged: as phones and computers draw it, light and dark. The server reads the HTML for
// each; the organiser's browser draws it and measures. Both are judged here.
import type { Light } from './preflight.ts'

// The side of a code's picture in an email, in CSS pixels. Every tip, check and measurement takes it from here.

/** Scanners read a code well from this side. */
export const leastPixels = 120

/** The side that Listpass writes into a mail, and recommends. */
export const usualPixels = 200

export const mailWindows = [
  { name: 'small_phone', device: 'phone', width: 320, look: 'light' },
  { name: 'phone_light', device: 'phone', width: 390, look: 'light' },
  { name: 'phone_dark', device: 'phone', width: 390, look: 'dark' },
  { name: 'narrow', device: 'computer', width: 600, look: 'light' },
  { name: 'computer_light', device: 'computer', width: 1200, look: 'light' },
  { name: 'computer_dark', device: 'computer', width: 1200, look: 'dark' },
] as const
export type MailWindow = (typeof mailWindows)[number]

/** `folded`: behind something that guests must open first. `another`: another picture stands in the place of the code. */
export const waysSeen = ['code', 'folded', 'another', 'nothing'] as const

/**
 * What one window shows. `side`: what is seen of the largest code's shorter side; `whole`: that side without the boxes that cut
 * it; `least`: the width of the narrowest code. All 0 unless a code is seen.
 */
export type Shown = { seen: (typeof waysSeen)[number]; side: number; whole: number; least: number }

export const shownNothing = (seen: Exclude<Shown['seen'], 'code'> = 'nothing'): Shown => ({
  seen,
  side: 0,
  whole: 0,
  least: 0,
})

type Kind = { check: 'picture' | 'size'; light: Exclude<Light, 'ready'> }

/** The findings that windows decide. */
export const windowFindings = {
  hidden: { check: 'picture', light: 'wrong' },
  another_shown: { check: 'picture', light: 'wrong' },
  in_details: { check: 'picture', light: 'look' },
  hidden_on_phones: { check: 'picture', light: 'look' },
  hidden_on_computers: { check: 'picture', light: 'look' },
  hidden_in_dark: { check: 'picture', light: 'look' },
  cropped: { check: 'size', light: 'look' },
  too_small: { check: 'size', light: 'look' },
  too_small_on_phones: { check: 'size', light: 'look' },
  too_wide: { check: 'size', light: 'look' },
} as const satisfies Record<string, Kind>

type Sized = 'cropped' | 'too_small' | 'too_small_on_phones' | 'too_wide'
type WindowFindingName = keyof typeof windowFindings

/** `at`: the place in `mailWindows` of the window that shows it. */
export type WindowFinding = { at: number } & (
  | { name: Exclude<WindowFindingName, Sized>; params?: undefined }
  | { name: Sized; params: { pixels: number } }
)

/** A box takes a noticeable part of the code. */
const cropped = 0.95

/** `shown`: one for each of `mailWindows`. A code is hidden only where no copy of it is seen. */
export function judgeWindows(shown: readonly Shown[]): WindowFinding[] {
  const each = mailWindows.map((window, at) => ({ ...window, at, ...(shown[at] ?? shownNothing()) }))
  // Builders hide for phones below 480 to 620 pixels, so windows between a phone and a computer tell sizes only.
  const gone = goneIn(each.filter(({ name }) => name !== 'small_phone' && name !== 'narrow'))
  if (gone.some(({ name }) => windowFindings[name].light === 'wrong')) return gone
  return [...gone, ...sizesIn(each.filter(({ seen }) => seen === 'code'))]
}

type Seen = MailWindow & Shown & { at: number }

function goneIn(all: readonly Seen[]): WindowFinding[] {
  const lost = all.filter(({ seen }) => seen !== 'code')
  const [first] = lost
  if (!first) return []
  const another = lost.find(({ seen }) => seen === 'another')
  if (another) return [{ name: 'another_shown', at: another.at }]
  if (lost.length === all.length) {
    const folded = lost.find(({ seen }) => seen === 'folded')
    return [folded ? { name: 'in_details', at: folded.at } : { name: 'hidden', at: first.at }]
  }
  const lostOn = (device: MailWindow['device']) => lost.find((each) => each.device === device && each.look === 'light')
  const [phone, computer] = [lostOn('phone'), lostOn('computer')]
  const dark = lost.find(({ device, look }) => look === 'dark' && !(device === 'phone' ? phone : computer))
  const found: WindowFinding[] = []
  if (phone) found.push({ name: 'hidden_on_phones', at: phone.at })
  if (computer) found.push({ name: 'hidden_on_computers', at: computer.at })
  if (dark) found.push({ name: 'hidden_in_dark', at: dark.at })
  return found
}

function sizesIn(seen: readonly Seen[]): WindowFinding[] {
  const smallest = seen.toSorted((a, b) => a.side - b.side)[0]
  if (!smallest) return []
  const { side, whole, at } = smallest
  const pixels = Math.round(side)
  const wide = seen.find(({ name, least, width }) => name === 'phone_light' && least > width)
  const found: WindowFinding[] = wide
    ? [{ name: 'too_wide', at: wide.at, params: { pixels: Math.round(wide.least) } }]
    : []
  if (side < whole * cropped) return [{ name: 'cropped', at, params: { pixels } }, ...found]
  if (side >= leastPixels - 0.5) return found
  const isOnlyOnPhones = seen.every((each) => each.device === 'phone' || each.side >= leastPixels - 0.5)
  return [{ name: isOnlyOnPhones ? 'too_small_on_phones' : 'too_small', at, params: { pixels } }, ...found]
}
