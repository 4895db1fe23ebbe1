import type { DoorCheckName } from '#contract/doors.ts'
import type { CameraState } from '../camera/camera-state.ts'
import type { DoorState } from '../door/door-state.ts'
import { showMoment } from '../words/time.ts'
import { words } from '../../../words/door-later.ts'

/** One line of the check. A line that is not ready says what to do. */
export type Check = {
  name: DoorCheckName
  title: string
  isReady: boolean
  detail: string
  help?: string
  act?: string
}

export type ReadyFacts = {
  camera: Pick<CameraState, 'phase' | 'abilities'>
  sound: string
  canKeepAwake: boolean
  door: Pick<DoorState, 'listAge' | 'storage' | 'page' | 'isFull' | 'takeNewVersion'>
  isPersistent: boolean
  /** Undefined without a connection. */
  clockOffsetMs: number | undefined
  /** Undefined if the browser does not report it. */
  battery: { level: number; isCharging: boolean } | undefined
  now: Date
}

/** A clock that is further off makes offline scans look too early or too late. */
const clockMayBeOffMs = 30_000
/** About an evening with the camera on. */
const leastBattery = 0.3

export function readyChecks(facts: ReadyFacts): Check[] {
  return [
    camera(facts),
    light(facts),
    sound(facts),
    screen(facts),
    list(facts),
    page(facts),
    storage(facts),
    clock(facts),
    battery(facts),
    version(facts),
  ].filter((check) => check !== undefined)
}

function camera({ camera: { phase } }: ReadyFacts): Check {
  const base = { name: 'camera', title: words.ready.camera.title } as const
  return phase === 'active'
    ? { ...base, isReady: true, detail: words.ready.camera.well }
    : {
        ...base,
        isReady: false,
        detail: words.ready.camera.missing,
        help: words.ready.camera.help,
        act: words.ready.camera.act,
      }
}

/** A camera without a light is still ready. */
function light({ camera: { phase, abilities } }: ReadyFacts): Check {
  const { title, well, none, unknown } = words.ready.light
  const detail = abilities.hasTorch ? well : phase === 'active' ? none : unknown
  return { name: 'light', title, isReady: true, detail }
}

function sound({ sound: state }: ReadyFacts): Check {
  const base = { name: 'sound', title: words.ready.sound.title } as const
  return state === 'running'
    ? { ...base, isReady: true, detail: words.ready.sound.well }
    : {
        ...base,
        isReady: false,
        detail: words.ready.sound.missing,
        help: words.ready.sound.help,
        act: words.ready.sound.act,
      }
}

function screen({ canKeepAwake }: ReadyFacts): Check {
  const base = { name: 'screen', title: words.ready.screen.title } as const
  return canKeepAwake
    ? { ...base, isReady: true, detail: words.ready.screen.well }
    : { ...base, isReady: false, detail: words.ready.screen.missing, help: words.ready.screen.help }
}

function list({ door: { listAge, storage: state, isFull }, now }: ReadyFacts): Check {
  const base = { name: 'list', title: words.ready.list.title } as const
  if (isFull) return { ...base, isReady: false, detail: words.ready.list.missing, help: words.ready.list.fullHelp }
  if (state === 'ready' && listAge)
    return { ...base, isReady: true, detail: words.ready.list.well({ time: showMoment(listAge, now) }) }
  const help = state === 'refused' ? words.ready.list.refusedHelp : words.ready.list.help
  return { ...base, isReady: false, detail: words.ready.list.missing, help }
}

function page({ door }: ReadyFacts): Check {
  const base = { name: 'page', title: words.ready.page.title } as const
  const { well, missing, help, refusedHelp } = words.ready.page
  if (door.page === 'kept') return { ...base, isReady: true, detail: well }
  return { ...base, isReady: false, detail: missing, help: door.page === 'refused' ? refusedHelp : help }
}

function storage({ isPersistent }: ReadyFacts): Check {
  const base = { name: 'storage', title: words.ready.storage.title } as const
  return isPersistent
    ? { ...base, isReady: true, detail: words.ready.storage.well }
    : {
        ...base,
        isReady: false,
        detail: words.ready.storage.missing,
        help: words.ready.storage.help,
        act: words.ready.storage.act,
      }
}

function clock({ clockOffsetMs: offset }: ReadyFacts): Check {
  const base = { name: 'clock', title: words.ready.clock.title } as const
  if (offset === undefined) return { ...base, isReady: true, detail: words.ready.clock.unknown }
  const seconds = Math.round(Math.abs(offset) / 1000)
  return Math.abs(offset) <= clockMayBeOffMs
    ? { ...base, isReady: true, detail: words.ready.clock.well({ seconds }) }
    : { ...base, isReady: false, detail: words.ready.clock.missing({ seconds }), help: words.ready.clock.help }
}

function battery({ battery: told }: ReadyFacts): Check | undefined {
  if (!told) return undefined
  const base = { name: 'battery', title: words.ready.battery.title } as const
  const percent = Math.round(told.level * 100)
  return told.isCharging || told.level >= leastBattery
    ? { ...base, isReady: true, detail: words.ready.battery.well({ percent }) }
    : { ...base, isReady: false, detail: words.ready.battery.missing({ percent }), help: words.ready.battery.help }
}

function version({ door: { takeNewVersion } }: ReadyFacts): Check {
  const base = { name: 'version', title: words.ready.version.title } as const
  return takeNewVersion === undefined
    ? { ...base, isReady: true, detail: words.ready.version.well }
    : {
        ...base,
        isReady: false,
        detail: words.ready.version.missing,
        help: words.ready.version.help,
        act: words.ready.version.act,
      }
}
