// Tells a hardware reader from a typing person: it types a whole code faster than any person.
import { isOwnCode } from '#domain/code.ts'
import { codeInText } from '#domain/link.ts'
import { isCharacter, readingsOf, type Press } from './keyboard-layouts.ts'

/** Readers leave a few milliseconds between two keys, slow ones some tens; no person types 24 characters like that. */
const gapMs = 100
/**
 * Text that is no code of ours still counts as read by a reader, such as another barcode, if it came faster than
 * fingers type.
 */
const machineGapMs = 35
const shortestForeign = 6
/** The largest symbol holds 4,296 characters. */
const longest = 4296

export type TimedPress = Press & { at: number }

/**
 * Collects key presses. Enter, Tab or a pause ends a burst. Returns the scanned text, or undefined if a person typed.
 */
export function createKeyboardReader() {
  let burst: TimedPress[] = []

  function end(): string | undefined {
    const presses = burst
    burst = []
    return readBurst(presses) ?? foreignText(presses)
  }

  function pause(): string | undefined {
    const text = readBurst(burst)
    if (text !== undefined) burst = []
    return text
  }

  return {
    /** True when the key came too fast for a person: it belongs to the reader, and to nothing else on the page. */
    press(press: TimedPress): boolean {
      const before = burst.at(-1)
      if (before !== undefined && press.at - before.at > gapMs) burst = []
      if (burst.length < longest) burst.push(press)
      return burst.length > 3
    },
    /** Enter or Tab ends the text: returns it. */
    end,
    /** On a busy page the timer fires before the queued key presses, so only a complete code is read by then. */
    pause,
    isUnderWay: (at: number) => burst.length > 3 && at - (burst.at(-1)?.at ?? 0) <= gapMs,
    pauseMs: gapMs * 2,
  }
}

function readBurst(presses: readonly TimedPress[]): string | undefined {
  const { text, code } = bestReading(presses)
  return code === undefined ? undefined : text
}

function foreignText(presses: readonly TimedPress[]): string | undefined {
  const [first, last] = [presses[0], presses.at(-1)]
  if (!first || !last || presses.length < shortestForeign) return undefined
  const took = last.at - first.at
  return took / (presses.length - 1) <= machineGapMs ? bestReading(presses).text : undefined
}

/**
 * Prefers a code with a right check symbol. On a wrong keyboard layout two letters are swapped, and the check symbol is
 * wrong.
 */
function bestReading(presses: readonly Press[]): { text: string; code: string | undefined } {
  const texts = readingsOf(presses).map(withoutPrefix)
  const readings = texts.map((text) => ({ text, code: codeInText(text) }))
  return (
    readings.find(({ code }) => code !== undefined && isOwnCode(code)) ??
    readings.find(({ code }) => code !== undefined) ??
    readings[0] ?? { text: '', code: undefined }
  )
}

/** The kind of symbol (`]Q1`), and the alphabet that its text is in (`\000026` for UTF-8), as readers may send before it. */
function withoutPrefix(text: string): string {
  return text
    .replace(/^\][A-Za-z]\w/, '')
    .replaceAll(/\\\d{6}/g, '')
    .trim()
}

/** A reported key press; keys without text are left out. */
export function pressOf(event: KeyboardEvent): TimedPress | undefined {
  const { key, code, shiftKey: hasShift, timeStamp: at } = event
  // Some phone keyboards name no key, and an input method holds characters back. The place of the key is still known.
  const isHeldBack = (key === 'Process' || key === 'Unidentified') && /^(Key|Digit)/.test(code)
  return isCharacter(key) || isHeldBack ? { key, code, hasShift, at } : undefined
}
