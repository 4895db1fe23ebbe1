// Tells a hardware reader from a typing person: it types a whole code faster than any person. It knows no page.
import { codeInLink, codeInText, linkOf } from '#domain/link.ts'
import { hasText, type Press, readingsOf } from './keyboard-layouts.ts'
import { isOwnCode } from '#domain/code.ts'

/** Readers leave a few milliseconds between two keys, slow ones some tens; no person types 24 characters like that. */
export const gapMs = 100
/** A whole code is read after this pause, if its reader sends no Enter. */
const pauseMs = 250
/** A busy machine may hold up a key in the middle for so long. Then the burst is over. */
const overMs = 1000
/**
 * CR LF are two keys of one end, and a reader sends its end at the pace of its text: manuals name 1 to 64 ms from key to key on USB,
 * and 1 ms or none as the default. So the second key comes one gap after the first, and two gaps leave room for a late poll. A
 * key that comes later is a person's, and so is any third one. The clock of keys is coarse, so a quick reader gets 30 ms.
 */
const endGaps = 2
const soonestEndMs = 30
/**
 * Text that is no code of ours still counts as read by a reader, such as another barcode, if it came faster than
 * fingers type. The best typists need 60 ms a key over a dozen keys, and a few neighbouring keys take them 40.
 */
const machineGapMs = (strokes: number) => (strokes < 12 ? 35 : 50)
/** In a field a few quick letters may be a person's. Elsewhere nobody types. */
const shortestForeign = { field: 6, elsewhere: 3 }
/** From here on the keys belong to the reader, and to nothing else on the page. */
const soonestTaken = 4
/** A person may hit some keys without text at once, such as arrows. */
const shortestUnreadable = 6
/** The largest symbol holds 4,296 characters. */
export const longestText = 4296

/** Where the reader's keys would go. In a field people type too. */
export type Place = keyof typeof shortestForeign

/** One key that went down. `press` is missing if the key has no text; `isModifier` for Shift and its kind. */
export type Stroke = { at: number; press?: Press | undefined; isModifier?: boolean }

/** What a reader sent. `unreadable`: keys at a reader's pace that have no text. */
export type Heard = { kind: 'text'; text: string } | { kind: 'unreadable' }

/** Collects the keys that go down. Enter, Tab or a pause ends a burst. */
export function createKeyboardReader() {
  let burst: Stroke[] = []
  let lastAt = -Infinity
  let [endedAt, endMs] = [-Infinity, soonestEndMs]
  let tailAt = -Infinity
  const isAfterEnd = (at: number) => at - endedAt <= endMs

  function close(at: number, heard: Heard | undefined): Heard | undefined {
    endMs = Math.min(gapMs, Math.max(soonestEndMs, endGaps * medianGap(burst)))
    burst = []
    if (heard) endedAt = at
    return heard
  }

  return {
    pauseMs,
    overMs,
    /** True if the key belongs to a reader, and must reach nothing else on the page. */
    stroke(stroke: Stroke, place: Place): boolean {
      lastAt = stroke.at
      // A busy page hears the rest of a text after the pause in which it was read.
      if (burst.length === 0 && stroke.at - tailAt <= gapMs) {
        tailAt = stroke.at
        endedAt = stroke.at
        return true
      }
      if (burst.length < longestText) burst.push(stroke)
      return isTaking(place)
    },
    /** Enter or Tab. `isTaken`: it is a reader's end, also the second half of CR LF, and presses nothing. */
    end(at: number, place: Place): { heard: Heard | undefined; isTaken: boolean } {
      if (burst.length === 0 && isAfterEnd(at)) {
        endedAt = -Infinity
        return { heard: undefined, isTaken: true }
      }
      const wasTaking = isTaking(place)
      const heard = close(at, hear(burst, place))
      return { heard, isTaken: heard !== undefined || (wasTaking && place === 'elsewhere') }
    },
    /** No key came for a while. A reader without Enter may have sent a whole code. */
    pause(): Heard | undefined {
      const text = codeOf(burst)
      if (text === undefined || !isWhole(text)) return undefined
      tailAt = lastAt
      return close(lastAt, { kind: 'text', text })
    },
    /** No more keys come. In a field only a code counts then, because a program may type for a person. */
    giveUp(place: Place): Heard | undefined {
      const heard = hear(burst, place)
      const isSure = heard?.kind === 'unreadable' || place === 'elsewhere' || codeOf(burst) !== undefined
      return close(lastAt, isSure ? heard : undefined)
    },
    /** Text came in one piece, as by a paste: the Enter behind it is its end. */
    endAt(at: number) {
      burst = []
      endedAt = at
    },
    /** The next key begins another burst. */
    isOver: (at: number) => burst.length > 0 && at - lastAt > overMs,
    isBurst: () => burst.length > 0,
    /** Whether a text has just ended: CR LF sends another Enter. */
    isAfterEnd,
  }

  function isTaking(place: Place): boolean {
    const run = lastRun(burst)
    const keys = run.filter(({ isModifier }) => !isModifier)
    if (keys.length < soonestTaken) return false
    return (place === 'elsewhere' && keys.every(({ press }) => press)) || isOfMachine(run)
  }
}

function hear(burst: readonly Stroke[], place: Place): Heard | undefined {
  const code = codeOf(burst)
  if (code !== undefined) return { kind: 'text', text: code }
  const run = lastRun(burst)
  if (!isOfMachine(run)) return undefined
  const presses = pressesOf(run)
  if (presses.length >= shortestForeign[place]) return { kind: 'text', text: bestReading(presses).text }
  const blind = run.filter(({ press, isModifier }) => !press && !isModifier)
  return blind.length >= shortestUnreadable ? { kind: 'unreadable' } : undefined
}

/** The text of a code of ours: the whole burst, or what came quickly at its end, after a person's key. */
function codeOf(burst: readonly Stroke[]): string | undefined {
  const isQuick = medianGap(burst) <= gapMs
  const read = [isQuick ? burst : [], lastRun(burst)].map((run) => bestReading(pressesOf(run)))
  return read.find(({ code }) => code !== undefined)?.text
}

/** More of a link may follow, unless it has its ending. */
function isWhole(text: string): boolean {
  return codeInLink(text) === undefined || /(?:scan|direct|\|)[^A-Za-z0-9]*$/i.test(text)
}

const pressesOf = (strokes: readonly Stroke[]) => strokes.flatMap(({ press }) => press ?? [])

/** The keys since the last gap that is longer than a reader's. */
function lastRun(burst: readonly Stroke[]): readonly Stroke[] {
  const from = burst.findLastIndex(({ at }, nth) => nth > 0 && at - (burst[nth - 1]?.at ?? at) > gapMs)
  return burst.slice(Math.max(0, from))
}

function isOfMachine(run: readonly Stroke[]): boolean {
  const took = (run.at(-1)?.at ?? 0) - (run[0]?.at ?? 0)
  return run.length > 1 && took / (run.length - 1) <= machineGapMs(run.length)
}

function medianGap(burst: readonly Stroke[]): number {
  const gaps = burst.slice(1).map(({ at }, nth) => at - (burst[nth]?.at ?? at))
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
}

/** A reported key; keys without text have no `press`. */
export function strokeOf(event: KeyboardEvent): Stroke {
  const { key, code, shiftKey: hasShift, timeStamp: at } = event
  if (modifiers.has(key)) return { at, isModifier: true }
  const press = { key, code, hasShift }
  return isCommand(event) || !hasText(press) ? { at } : { at, press }
}

const modifiers: ReadonlySet<string> = new Set(
  'Shift Control Alt AltGraph Meta CapsLock NumLock ScrollLock Fn FnLock'.split(' '),
)

/** With AltGr some layouts type `|` and `\`, and a browser reports AltGr as Control and Alt. */
function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
}

// What a burst of key presses says, on the layout that makes a code of ours of it.

type Reading = { text: string; code: string | undefined }

/**
 * Prefers a code with a right check symbol. On a wrong layout letters are swapped, such as Y and Z, and the check symbol
 * is wrong. A link whose slashes come as other characters is read by the parts between them.
 */
function bestReading(presses: readonly Press[]): Reading {
  const texts = readingsOf(presses).map(withoutPrefix)
  const whole: Reading[] = texts.map((text) => ({ text, code: codeInText(text) }))
  const ofParts: Reading[] = texts.flatMap((text) => {
    const code = codeInLink(text.replaceAll(/[^A-Za-z0-9]+/g, '/'))
    return code === undefined ? [] : [{ text: linkOf('', code), code }]
  })
  const readings = [...whole, ...ofParts]
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
