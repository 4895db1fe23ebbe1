import type { Scan } from '#contract/scans.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { reasonWords } from '../../../ui/reason-words.ts'
import { words } from './words.ts'

/** What became of a scan, and whether it still counts. */
export function Result({ scan: { reason, standing } }: { scan: Scan }) {
  if (standing === 'undone' || standing === 'conflict') return <Badge kind="warn">{words[standing]}</Badge>
  return <Badge kind={reason === 'ok' ? 'good' : 'bad'}>{reasonWords[reason]}</Badge>
}
