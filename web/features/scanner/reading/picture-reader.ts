import { codeInText } from '#domain/link.ts'
import { createPlan } from './attempt-plan.ts'
import { chooseCode, isInMiddle, placeOf, type FoundCode, type PlacedCode } from './choose-code.ts'
import { ownRoom, wholeOf, type Area, type Corners, type Luma } from './luma.ts'
import { findByLines } from './find-by-lines.ts'
import { readAgain } from './read-again.ts'
import { keyOf, type Mark, type Reading } from './reading.ts'
import { aroundLast, everyTurn, looksAround, ways, type LastPlace, type Way } from './ways.ts'
import type { Zxing } from './zxing.ts'

/** A fifth of a second at 25 frames a second. By then, the thing nearer the middle has been read, or it is no code. */
const enoughFrames = 5

/** Holds a code back for a moment while something nearer the middle also looks like a code and cannot be read. */
function createDoubt() {
  let key: string | undefined
  let frames = 0
  return {
    /** Returns the code once it has been held back in enough frames. */
    settle(code: PlacedCode | undefined): PlacedCode | undefined {
      if (!code) return undefined
      frames = code.key === key ? frames + 1 : 1
      key = code.key
      return frames >= enoughFrames ? code : undefined
    },
    end() {
      key = undefined
      frames = 0
    },
  }
}

/** The codes that count in a frame of a live camera. In a photo any code counts. */
export type Look = {
  guides: Area
  /** Codes that were scanned and may still be in view. */
  locked: readonly string[]
}

/**
 * For this long, the place of the last code is read first, because the next guest in a queue holds a code at the same
 * place.
 */
const lastPlaceForMs = 10_000

/** Reading by lines has its own buffer: drawing a code again may move the memory of the reader's. */
const beside = ownRoom()

type Turns = readonly (readonly number[])[]

/** Reads pictures by as many ways as the time allows, and always by the ways of this turn. `Infinity` allows all. */
export function createPictureReader(zxing: Zxing, frameMs: number, turns: Turns = everyTurn) {
  const plan = createPlan({ ways: ways.length, turns, frameMs })
  const doubt = createDoubt()
  let last: { place: LastPlace; at: number } | undefined

  return (picture: Luma, look?: Look): Reading => {
    const start = performance.now()
    const { guides, locked } = look ?? { guides: wholeOf(picture), locked: [] }
    const view = openView(zxing, picture, guides)
    plan.startFrame()

    function tryWay(place: number) {
      const wayStart = performance.now()
      view.lookBy(ways[place]!, chooseCode(view.codes(), locked).code?.distance ?? Infinity)
      plan.took(place, performance.now() - wayStart)
    }

    /**
     * The code to take, if there is one. First the reader looks at the whole picture, because a nearer code or a second
     * one may be in view.
     */
    function taken() {
      if (!chooseCode(view.codes(), locked).code) return undefined
      for (const place of looksAround) if (!plan.isTried(place)) tryWay(place)
      const { code } = chooseCode(view.codes(), locked)
      return code && view.hidesNearer(code) ? undefined : code
    }

    /** The place of the last code first, while it is fresh. */
    function takenAtLast() {
      const lastWay = last && start - last.at < lastPlaceForMs ? aroundLast(last.place, picture) : undefined
      if (!lastWay) return undefined
      view.lookBy(lastWay, Infinity)
      return taken()
    }

    let code = look && takenAtLast()
    for (let place = plan.next(); place !== undefined && !code; place = plan.next()) {
      tryWay(place)
      code = taken()
    }
    const codes = view.codes()
    const choice = chooseCode(codes, locked)
    // A live camera brings another frame, so a doubtful code can wait for it.
    code = look && !code ? doubt.settle(choice.code) : choice.code
    if (code) {
      plan.read()
      doubt.end()
    }
    if (look && code) last = { place: placeInView(code, picture), at: start }
    return {
      ...whatIsSeen(codes, picture, locked),
      text: code?.text,
      way: code && view.wayOf(code),
      isUnclear: !code && view.hasUnread(),
      ms: performance.now() - start,
    }
  }
}

function placeInView({ middle, side }: PlacedCode, { width, height }: Luma): LastPlace {
  return { across: middle.x - width / 2, down: middle.y - height / 2, side }
}

function whatIsSeen(codes: readonly PlacedCode[], picture: Luma, locked: readonly string[]) {
  const { isTwo, held } = chooseCode(codes, locked)
  return {
    isTwo,
    marks: held.length > 1 ? held.map((each) => markOf(each, picture)) : [],
    isOutside:
      codes.every(({ isInside }) => !isInside) && codes.some(({ isOurs, key }) => isOurs && !locked.includes(key)),
    seen: codes.map(({ key }) => key),
  }
}

/** Applies the same rules to the codes that another reader found in the picture. `way` names that reader. */
export function readingOf(
  found: readonly FoundCode[],
  picture: Luma,
  { guides, locked }: Look,
  { ms, way }: { ms: number; way: string },
): Reading {
  const codes = found.map((each) => placed(each, guides))
  const { code } = chooseCode(codes, locked)
  return { ...whatIsSeen(codes, picture, locked), text: code?.text, way: code && way, isUnclear: false, ms }
}

function placed({ text, corners }: FoundCode, guides: Area): PlacedCode {
  return { text, key: keyOf(text), isOurs: codeInText(text) !== undefined, corners, ...placeOf(corners, guides) }
}

/** The codes of one picture, gathered way by way. */
function openView(zxing: Zxing, picture: Luma, guides: Area) {
  const found = new Map<string, PlacedCode & { way: string }>()
  let unread: ReturnType<typeof placeOf>[] = []

  function add(text: string, corners: Corners, way: string) {
    const code = placed({ text, corners }, guides)
    if (!found.has(code.key)) found.set(code.key, { ...code, way })
  }

  return {
    codes: () => [...found.values()],
    wayOf: ({ key }: PlacedCode) => found.get(key)?.way,

    /** Codes that are further from the middle than the nearest one are not worth a second reading. */
    lookBy({ name, area: areaOf, scale, prepare, options }: Way, nearest: number) {
      const area = areaOf(picture)
      const seen =
        'around' in options
          ? findByLines(prepare(picture, area, beside), options)
          : zxing.read(prepare(picture, area, zxing.room), options)
      const inPicture = (corners: Corners): Corners =>
        corners.map(({ x, y }) => ({ x: area.left + x / scale, y: area.top + y / scale })) as unknown as Corners
      for (const { text, corners } of seen.codes) add(text, inPicture(corners), name)
      for (const each of seen.unread) {
        const corners = inPicture(each.corners)
        const place = placeOf(corners, guides)
        if (!place.isInside || place.distance >= nearest) continue
        const text = readAgain(seen.picture, each)
        if (text !== undefined) add(text, corners, name)
        else if (each.isSure) unread.push(place)
        // The others by lines are worse guesses of the same code.
        if (text !== undefined && 'around' in options) break
      }
    },

    hasUnread: () => unread.length > 0,

    /** Whether something nearer the middle looks like a code and was not read. */
    hidesNearer({ distance }: PlacedCode): boolean {
      const codes = [...found.values()]
      unread = unread.filter(({ middle }) =>
        codes.every((code) => Math.hypot(code.middle.x - middle.x, code.middle.y - middle.y) > code.side / 2),
      )
      return unread.some((place) => place.distance < distance)
    },
  }
}

function markOf(code: PlacedCode, { width, height }: Luma): Mark {
  const corners = code.corners.map(({ x, y }) => ({ x: x / width, y: y / height }))
  return { key: code.key, corners, form: width / height, isInMiddle: isInMiddle(code) }
}
