import type { DoorCheckName } from '#contract/doors.ts'
import type { CameraState } from '../camera/camera-state.ts'
import type { DoorState } from '../door/door-state.ts'
import { readyWords as words } from '../words/ready-words.ts'
import { showMoment } from '../words/show-moment.ts'

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
  door: Pick<DoorState, 'listAge' | 'storage' | 'takeNewVersion'>
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
    storage(facts),
    clock(facts),
    battery(facts),
    version(facts),
  ].filter((check) => check !== undefined)
}

function camera({ camera: { phase } }: ReadyFacts): Check {
  const base = { name: 'camera', title: words.camera.title } as const
  return phase === 'active'
    ? { ...base, isReady: true, detail: words.camera.well }
    : { ...base, isReady: false, detail: words.camera.missing, help: words.camera.help, act: words.camera.act }
}

/** A camera without a light is still ready. */
function light({ camera: { phase, abilities } }: ReadyFacts): Check {
  const { title, well, none, unknown } = words.light
  const detail = abilities.hasTorch ? well : phase === 'active' ? none : unknown
  return { name: 'light', title, isReady: true, detail }
}

function sound({ sound: state }: ReadyFacts): Check {
  const base = { name: 'sound', title: words.sound.title } as const
  return state === 'running'
    ? { ...base, isReady: true, detail: words.sound.well }
    : { ...base, isReady: false, detail: words.sound.missing, help: words.sound.help, act: words.sound.act }
}

function screen({ canKeepAwake }: ReadyFacts): Check {
  const base = { name: 'screen', title: words.screen.title } as const
  return canKeepAwake
    ? { ...base, isReady: true, detail: words.screen.well }
    : { ...base, isReady: false, detail: words.screen.missing, help: words.screen.help }
}

function list({ door: { listAge, storage: state }, now }: ReadyFacts): Check {
  const base = { name: 'list', title: words.list.title } as const
  if (state === 'ready' && listAge) return { ...base, isReady: true, detail: words.list.well(showMoment(listAge, now)) }
  const help = state === 'refused' ? words.list.refusedHelp : words.list.help
  return { ...base, isReady: false, detail: words.list.missing, help }
}

function storage({ isPersistent }: ReadyFacts): Check {
  const base = { name: 'storage', title: words.storage.title } as const
  return isPersistent
    ? { ...base, isReady: true, detail: words.storage.well }
    : { ...base, isReady: false, detail: words.storage.missing, help: words.storage.help, act: words.storage.act }
}

function clock({ clockOffsetMs: offset }: ReadyFacts): Check {
  const base = { name: 'clock', title: words.clock.title } as const
  if (offset === undefined) return { ...base, isReady: true, detail: words.clock.unknown }
  const seconds = Math.round(Math.abs(offset) / 1000)
  return Math.abs(offset) <= clockMayBeOffMs
    ? { ...base, isReady: true, detail: words.clock.well(seconds) }
    : { ...base, isReady: false, detail: words.clock.missing(seconds), help: words.clock.help }
}

function battery({ battery: told }: ReadyFacts): Check | undefined {
  if (!told) return undefined
  const base = { name: 'battery', title: words.battery.title } as const
  const percent = Math.round(told.level * 100)
  return told.isCharging || told.level >= leastBattery
    ? { ...base, isReady: true, detail: words.battery.well(percent) }
    : { ...base, isReady: false, detail: words.battery.missing(percent), help: words.battery.help }
}

function version({ door: { takeNewVersion } }: ReadyFacts): Check {
  const base = { name: 'version', title: words.version.title } as const
  return takeNewVersion === undefined
    ? { ...base, isReady: true, detail: words.version.well }
    : { ...base, isReady: false, detail: words.version.missing, help: words.version.help, act: words.version.act }
}
