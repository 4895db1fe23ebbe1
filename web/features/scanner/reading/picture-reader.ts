import { codeInText } from '#domain/link.ts'
import { createPlan } from './attempt-plan.ts'
import { chooseCode, placeOf, type PlacedCode } from './choose-code.ts'
import { wholeOf, type Area, type Corners, type Luma } from './luma.ts'
import { createDoubt } from './doubt.ts'
import { readAgain } from './read-again.ts'
import { keyOf, type Reading } from './reading.ts'
import { everyTurn, looksAround, ways, type Way } from './ways.ts'
import type { Zxing } from './zxing.ts'

/** What counts in a frame of a live camera. In a photo any code counts. */
export type Look = {
  guides: Area
  /** Codes that were scanned and may still be in view. */
  locked: readonly string[]
}

type Turns = readonly (readonly number[])[]

/** Reads pictures by as many ways as the time allows, and always by the ways of this turn. `Infinity` allows all. */
export function createPictureReader(zxing: Zxing, frameMs: number, turns: Turns = everyTurn) {
  const plan = createPlan({ ways: ways.length, turns, frameMs })
  const doubt = createDoubt()

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

    /** What there is to take. The whole is looked at before: a nearer code, or a second one, may be in view. */
    function taken() {
      if (!chooseCode(view.codes(), locked).code) return undefined
      for (const place of looksAround) if (!plan.isTried(place)) tryWay(place)
      const { code } = chooseCode(view.codes(), locked)
      return code && view.hidesNearer(code) ? undefined : code
    }

    let code: PlacedCode | undefined
    for (let place = plan.next(); place !== undefined && !code; place = plan.next()) {
      tryWay(place)
      code = taken()
    }
    const codes = view.codes()
    const choice = chooseCode(codes, locked)
    // A frame that leaves a doubt is not the last of a live camera.
    code = look && !code ? doubt.settle(choice.code) : choice.code
    if (code) {
      plan.read()
      doubt.end()
    }
    return {
      text: code?.text,
      way: code && view.wayOf(code),
      isTwo: choice.isTwo,
      isOutside:
        codes.every(({ isInside }) => !isInside) && codes.some(({ isOurs, key }) => isOurs && !locked.includes(key)),
      isUnclear: !code && view.hasUnread(),
      seen: codes.map(({ key }) => key),
      ms: performance.now() - start,
    }
  }
}

/** The codes of one picture, gathered way by way. */
function openView(zxing: Zxing, picture: Luma, guides: Area) {
  const found = new Map<string, PlacedCode & { way: string }>()
  let unread: ReturnType<typeof placeOf>[] = []

  function add(text: string, corners: Corners, way: string) {
    const key = keyOf(text)
    const isOurs = codeInText(text) !== undefined
    if (!found.has(key)) found.set(key, { text, key, isOurs, way, ...placeOf(corners, guides) })
  }

  return {
    codes: () => [...found.values()],
    wayOf: ({ key }: PlacedCode) => found.get(key)?.way,

    /** Codes that are further from the middle than the nearest one are not worth a second reading. */
    lookBy({ name, area: areaOf, scale, prepare, options }: Way, nearest: number) {
      const area = areaOf(picture)
      const seen = zxing.read(prepare(picture, area, zxing.room), options)
      const inPicture = (corners: Corners): Corners =>
        corners.map(({ x, y }) => ({ x: area.left + x / scale, y: area.top + y / scale })) as unknown as Corners
      for (const { text, corners } of seen.codes) add(text, inPicture(corners), name)
      for (const each of seen.unread) {
        const corners = inPicture(each.corners)
        const place = placeOf(corners, guides)
        if (!place.isInside || place.distance >= nearest) continue
        const text = readAgain(zxing, seen.picture, each)
        if (text === undefined) unread.push(place)
        else add(text, corners, name)
      }
    },

    hasUnread: () => unread.length > 0,

    /** Whether something that looks like a code, nearer the middle, was not read. */
    hidesNearer({ distance }: PlacedCode): boolean {
      const codes = [...found.values()]
      unread = unread.filter(({ middle }) =>
        codes.every((code) => Math.hypot(code.middle.x - middle.x, code.middle.y - middle.y) > code.side / 2),
      )
      return unread.some((place) => place.distance < distance)
    },
  }
}

/** A lens that is covered, or a camera that gives black pictures. Every 64th pixel of every 8th row tells. */
export function isBlack({ data, width, height }: Luma): boolean {
  const darkest = 18
  for (let y = 4; y < height; y += 8)
    for (let x = y % 64; x < width; x += 64) if (data[y * width + x]! > darkest) return false
  return true
}
