import type { Draft } from './draft.ts'
import type { Problems } from './problems.ts'

export type PartProps = {
  draft: Draft
  problems: Problems
  change: (change: Partial<Draft>) => void
}
