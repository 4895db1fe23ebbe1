// A report for remote support. It is copied and forwarded, so it contains no code, no name and no secret address; a camera's
// label may be its owner's name.
import type { CameraState } from '../camera/camera-state.ts'
import type { DoorState } from '../door/door-state.ts'
import type { Scan } from '../door/scan-log.ts'

export type ReportFacts = {
  at: Date
  /** The scripts that run: their names change with every release. */
  scripts: readonly string[]
  browser: string
  language: string
  screen: string
  isSecure: boolean
  isStandalone: boolean
  camera: Pick<CameraState, 'phase' | 'problem'> & { count: number }
  picture: MediaTrackSettings | undefined
  frames: number
  decoder: readonly string[]
  sound: string
  asksFirst: boolean
  listId: string
  door: DoorState
  scans: readonly Scan[]
}

export function reportOf(facts: ReportFacts): string {
  const { camera, picture, door } = facts
  const lines: [string, string][] = [
    ['time', `${facts.at.toISOString()} (${-facts.at.getTimezoneOffset()} min from UTC)`],
    ['scripts', facts.scripts.join(' ') || 'unknown'],
    ['browser', facts.browser],
    ['language', facts.language],
    ['screen', facts.screen],
    ['page', `${facts.isSecure ? 'https' : 'not secure'}, ${facts.isStandalone ? 'installed' : 'in a tab'}`],
    ['camera', `${camera.phase}, ${camera.count} found${camera.problem ? `, problem: ${camera.problem}` : ''}`],
    ['picture', pictureWords(picture)],
    ['frames', String(facts.frames)],
    ['decoder', facts.decoder.join(', ') || 'unknown'],
    ['sound', facts.sound],
    ['asks first', facts.asksFirst ? 'yes' : 'no'],
    ['list', facts.listId],
    ['connection', `${door.connection}${door.cannotHandIn ? `, cannot hand in: ${door.cannotHandIn}` : ''}`],
    [
      'waiting',
      `${door.pending} scans, ${door.pendingForOrganiser} for the organiser, ${door.pendingElsewhere} of other lists`,
    ],
    ['own list', `${door.storage}, as of ${door.listAge?.toISOString() ?? 'never'}`],
    ['storage', door.isPersistent ? 'kept' : 'may be cleared by the browser'],
    ['latest scans', countsOf(facts.scans)],
    ['last errors', errorsOf(facts.scans)],
  ]
  return ['Listpass scanner report', ...lines.map(([what, value]) => `${what}: ${value}`)].join('\n')
}

function pictureWords(picture: MediaTrackSettings | undefined): string {
  if (!picture) return 'none'
  const { width, height, frameRate, facingMode } = picture
  return `${width ?? '?'}×${height ?? '?'} at ${Math.round(frameRate ?? 0)}/s, ${facingMode ?? 'no side given'}`
}

function countsOf(scans: readonly Scan[]): string {
  const counts = new Map<string, number>()
  for (const scan of scans) counts.set(kindOf(scan), (counts.get(kindOf(scan)) ?? 0) + 1)
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'none'
}

function kindOf(scan: Scan): string {
  if (scan.state === 'saved') return `saved as ${scan.local.reason} (${scan.way})`
  return scan.state === 'decided' ? `${scan.verdict.reason} (${scan.way})` : `${scan.state} (${scan.way})`
}

/** Our or the server's sentences about the connection or the door, which contain no names. */
function errorsOf(scans: readonly Scan[]): string {
  const errors = scans.flatMap((scan) => (scan.state === 'lost' ? [`${scan.at.toISOString()} ${scan.message}`] : []))
  return errors.slice(0, 3).join(' | ') || 'none'
}
