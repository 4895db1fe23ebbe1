import type { FlashColour } from '#domain/colour.ts'
import type { Closed } from '../door/failed-call.ts'
import type { DoorList } from '../door/door-list.ts'
import type { ShownOccasion } from '../door/door-state.ts'
import { colourOf, type Scan } from '../door/scan-log.ts'
import type { HeldGuest } from '../verdict/use-guest-alert.ts'
import { kindOf } from '../words/scan-words.ts'

/** What the page of a door shows. `wait`: nothing yet, because the page does not know the door's language. */
export type PageView = NonNullable<Closed> | 'failed' | 'choose' | 'door' | 'loading' | 'wait'

export type PageFacts = {
  /** Why the door has no list any more. */
  closed: Closed
  hasFailed: boolean
  hasList: boolean
  /** Staff must choose among the list's occasions. */
  mustChoose: boolean
  isDrawn: boolean
  isSpoken: boolean
}

export function pageView({ closed, hasFailed, hasList, mustChoose, isDrawn, isSpoken }: PageFacts): PageView {
  if (closed) return closed
  if (hasFailed && !hasList) return 'failed'
  if (hasList && mustChoose) return 'choose'
  if (hasList && isDrawn) return 'door'
  return isSpoken ? 'loading' : 'wait'
}

/** What can fill the screen of a door. The first that is there wins; a door with none of them rests. */
const order = ['kiosk', 'closed', 'way', 'question', 'alert', 'verdict'] as const

export type View = (typeof order)[number] | 'idle'

/** How each view looks: its name in the styles, its colour while no scan gives one, and when the title is in sight. */
const looks: Record<View, { name: string; colour?: 'turn'; isTitled?: true | 'where there is room' }> = {
  kiosk: { name: 'kiosk' },
  closed: { name: 'closed', isTitled: true },
  way: { name: 'question', colour: 'turn' },
  question: { name: 'question', colour: 'turn' },
  alert: { name: 'question' },
  verdict: { name: 'verdict' },
  idle: { name: 'idle', isTitled: 'where there is room' },
}

export type DoorFacts = {
  isKiosk: boolean
  isStopped: boolean
  /** Staff must choose between entries and exits. */
  asksWay: boolean
  /** What staff must answer before a code counts. */
  question: unknown
  held: HeldGuest | undefined
  open: Scan | undefined
  /** The guest whose verdict a kiosk shows. */
  guest: Scan | undefined
  isFlashing: boolean
  hasPicture: boolean
  isWide: boolean
}

export type DoorView = {
  view: View
  name: string
  colour: FlashColour | 'turn' | 'out' | undefined
  isTitled: boolean
  /** The picture says so too, beside the reason below it. */
  isError: boolean
  /** The column beside the camera is there. */
  isWide: boolean
}

/** The view of a door, from what it knows. */
export function doorView(facts: DoorFacts, occasion: Pick<ShownOccasion, 'direction'> | undefined): DoorView {
  const { isStopped, held, open, hasPicture, isWide } = facts
  const is = { kiosk: facts.isKiosk, closed: isStopped, way: facts.asksWay, question: facts.question }
  const has = { ...is, alert: held, verdict: open }
  const view = order.find((each) => has[each]) ?? 'idle'
  const { name, colour, isTitled } = looks[view]
  return {
    view,
    name,
    colour: isStopped ? undefined : (colour ?? colourOfScan(facts) ?? atRest(occasion)),
    isTitled: isTitled === true || (isTitled !== undefined && (isWide || !hasPicture)),
    isError: facts.isFlashing && view === 'verdict' && kindOf(open!) === 'refused',
    isWide: isWide && !facts.isKiosk,
  }
}

function colourOfScan({ isKiosk, guest, held, open }: DoorFacts) {
  const scan = isKiosk ? guest : (held?.scan ?? open)
  return scan && colourOf(scan)
}

const atRest = (occasion: Pick<ShownOccasion, 'direction'> | undefined) =>
  occasion?.direction === 'out' ? 'out' : undefined

/** The door takes no scans, because it has ended, its occasion is gone, or its list is switched off. */
export function isStoppedDoor({ occasion, is_active: isActive }: DoorList, ended: string | undefined): boolean {
  return ended !== undefined || occasion === null || !isActive
}

/** What staff must do before the door reads on: choose between entries and exits, or confirm a guest's alert. */
export function holdUps(
  { isKiosk, isStopped }: Pick<DoorFacts, 'isKiosk' | 'isStopped'>,
  occasion: Pick<ShownOccasion, 'asks'> | undefined,
  alerted: HeldGuest | undefined,
) {
  const isOfStaff = !isKiosk && !isStopped
  const asksWay = isOfStaff && occasion?.asks === true
  const held = isOfStaff ? alerted : undefined
  return { asksWay, held, isPaused: isStopped || asksWay || held !== undefined }
}

/** The sheet over the camera. */
export type SheetName = 'menu' | 'ready' | 'type' | 'find' | 'add' | 'call'

/** Sheets in which staff type a code or a name: the camera does not read behind them. */
export function isTypedIn(sheet: SheetName | undefined): boolean {
  return sheet === 'type' || sheet === 'find' || sheet === 'add'
}
