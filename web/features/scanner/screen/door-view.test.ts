import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorList } from '../door/door-list.ts'
import type { Scan } from '../door/scan-log.ts'
import type { HeldGuest } from '../verdict/use-guest-alert.ts'
import { type DoorFacts, doorView, holdUps, isStoppedDoor, isTypedIn, type PageFacts, pageView } from './door-view.ts'

const rest: DoorFacts = {
  isKiosk: false,
  isStopped: false,
  asksWay: false,
  question: undefined,
  held: undefined,
  open: undefined,
  guest: undefined,
  isFlashing: false,
  hasPicture: true,
  isWide: false,
}

function saved(reason: 'ok' | 'already_used', colour: 'green' | 'red'): Scan {
  const local = { reason, name: 'Ada', scanCount: 1, maxScans: 1, colour }
  return { id: reason, text: 'ABCD', at: new Date(), way: 'camera', state: 'saved', local }
}

const letIn = saved('ok', 'green')
const refused = saved('already_used', 'red')
const held: HeldGuest = { scan: letIn, shows: 'alert' }
const viewOf = (facts: Partial<DoorFacts>) => doorView({ ...rest, ...facts }, undefined)

test('a door at rest shows its title only where there is room, and the colour of exits', () => {
  assert.deepEqual(viewOf({}), {
    view: 'idle',
    name: 'idle',
    colour: undefined,
    isTitled: false,
    isError: false,
    isWide: false,
  })
  assert.equal(viewOf({ hasPicture: false }).isTitled, true)
  assert.equal(viewOf({ isWide: true }).isTitled, true)
  assert.equal(doorView(rest, { direction: 'out' }).colour, 'out')
})

test('what staff must do first takes the screen', () => {
  const all = { isKiosk: true, isStopped: true, asksWay: true, question: {}, held, open: refused }
  const inOrder = [
    ['isKiosk', 'kiosk'],
    ['isStopped', 'closed'],
    ['asksWay', 'way'],
    ['question', 'question'],
    ['held', 'alert'],
    ['open', 'verdict'],
  ] as const
  const facts = { ...rest, ...all }
  for (const [fact, view] of inOrder) {
    assert.equal(doorView(facts, undefined).view, view)
    Object.assign(facts, { [fact]: rest[fact] })
  }
})

test('a verdict gives its colour, a question is yellow, and a closed door has none', () => {
  assert.equal(viewOf({ open: refused }).colour, 'red')
  assert.equal(viewOf({ open: refused, held }).colour, 'green')
  assert.equal(viewOf({ open: refused, question: {} }).colour, 'turn')
  assert.equal(viewOf({ open: refused, asksWay: true }).colour, 'turn')
  assert.equal(viewOf({ open: refused, isStopped: true }).colour, undefined)
  assert.equal(viewOf({ open: refused, isKiosk: true, guest: letIn }).colour, 'green')
  assert.equal(viewOf({ isKiosk: true, guest: letIn, isStopped: true }).colour, undefined)
})

test('the picture says that a guest is refused while the page flashes', () => {
  assert.equal(viewOf({ open: refused, isFlashing: true }).isError, true)
  assert.equal(viewOf({ open: refused }).isError, false)
  assert.equal(viewOf({ open: letIn, isFlashing: true }).isError, false)
  assert.equal(viewOf({ open: refused, isFlashing: true, asksWay: true }).isError, false)
})

test('a closed door has its title, and a kiosk has none and no column beside it', () => {
  assert.equal(viewOf({ isStopped: true }).isTitled, true)
  assert.equal(viewOf({ isStopped: true, isKiosk: true, isWide: true }).isTitled, false)
  assert.equal(viewOf({ isKiosk: true, isWide: true }).isWide, false)
  assert.equal(viewOf({ open: letIn, isWide: true }).isWide, true)
})

test('a door is stopped when it has ended, its occasion is gone, or its list is off', () => {
  const list = { occasion: undefined, is_active: true } as DoorList
  assert.equal(isStoppedDoor(list, undefined), false)
  assert.equal(isStoppedDoor(list, 'The link has ended.'), true)
  assert.equal(isStoppedDoor({ ...list, occasion: null }, undefined), true)
  assert.equal(isStoppedDoor({ ...list, is_active: false }, undefined), true)
})

test('staff confirm an alert and choose the direction before the door reads on; a kiosk has no staff', () => {
  const open = { isKiosk: false, isStopped: false }
  assert.deepEqual(holdUps(open, { asks: false }, undefined), { asksWay: false, held: undefined, isPaused: false })
  assert.deepEqual(holdUps(open, { asks: true }, undefined), { asksWay: true, held: undefined, isPaused: true })
  assert.deepEqual(holdUps(open, undefined, held), { asksWay: false, held, isPaused: true })
  const kiosk = { isKiosk: true, isStopped: false }
  assert.deepEqual(holdUps(kiosk, { asks: true }, held), { asksWay: false, held: undefined, isPaused: false })
  const stopped = { isKiosk: false, isStopped: true }
  assert.deepEqual(holdUps(stopped, { asks: true }, held), { asksWay: false, held: undefined, isPaused: true })
})

test('the camera reads behind a menu, and not behind a sheet that staff type in', () => {
  const sheets = [undefined, 'menu', 'ready', 'call', 'type', 'find', 'add'] as const
  assert.deepEqual(
    sheets.filter((sheet) => isTypedIn(sheet)),
    ['type', 'find', 'add'],
  )
})

test('the page of a door shows why it has no list, the choice of an occasion, or the door', () => {
  const open: PageFacts = {
    closed: undefined,
    hasFailed: false,
    hasList: true,
    mustChoose: false,
    isDrawn: true,
    isSpoken: true,
  }
  const page = (facts: Partial<PageFacts>) => pageView({ ...open, ...facts })
  assert.equal(page({}), 'door')
  assert.equal(page({ closed: 'unknown' }), 'unknown')
  assert.equal(page({ closed: 'declined', hasList: false, hasFailed: true }), 'declined')
  assert.equal(page({ hasList: false, hasFailed: true }), 'failed')
  // A door with a list goes on when a later call fails.
  assert.equal(page({ hasFailed: true }), 'door')
  assert.equal(page({ mustChoose: true }), 'choose')
  assert.equal(page({ isDrawn: false }), 'loading')
  assert.equal(page({ hasList: false, isDrawn: false }), 'loading')
  assert.equal(page({ hasList: false, isDrawn: false, isSpoken: false }), 'wait')
})
