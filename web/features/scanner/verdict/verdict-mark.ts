// The look of a verdict without colour: an outline for its certainty, and a sign for its reason.
import type { Reason } from '#domain/verdict.ts'
import type { Sign, VerdictMark } from '../../../product/verdict-shapes.ts'
import { isExit, type Scan, standingOf } from '../door/scan-log.ts'

const signs: Record<Reason, Sign> = {
  ok: 'tick',
  malformed: 'cross',
  unknown_code: 'question',
  wrong_list: 'other',
  list_inactive: 'pause',
  link_expired: 'pause',
  removed: 'minus',
  not_a_guest: 'person',
  blocked: 'bar',
  already_used: 'again',
  not_invited: 'person',
  too_early: 'clock',
  too_late: 'clock',
  already_today: 'again',
  still_inside: 'inside',
  full: 'cross',
  conflict: 'alert',
  rate_limited: 'pause',
  error: 'alert',
}

export function markOf(scan: Scan): VerdictMark {
  switch (scan.state) {
    case 'checking':
      return { outline: 'none', sign: 'dots' }
    case 'lost':
      return { outline: 'triangle', sign: 'alert' }
    case 'saved': {
      const { reason } = scan.local
      if (standingOf(scan) === 'undone') return { outline: 'none', sign: 'back' }
      if (reason === 'ok' && isExit(scan)) return { outline: 'broken-frame', sign: 'leave' }
      return { outline: reason === 'ok' ? 'broken-circle' : 'broken-octagon', sign: signs[reason] }
    }
    case 'decided': {
      const { success, reason, standing } = scan.verdict
      if (standing === 'undone') return { outline: 'none', sign: 'back' }
      if (standing === 'conflict' || reason === 'conflict') return { outline: 'triangle', sign: 'alert' }
      if (success && isExit(scan)) return { outline: 'frame', sign: 'leave' }
      return { outline: success ? 'circle' : 'octagon', sign: signs[reason] }
    }
  }
}
