import { LeftOut } from '../left-out/LeftOut.tsx'
import { useSegmentsLeftOut } from './use-segments.ts'

export function SegmentsLeftOut({ listId }: { listId: string }) {
  return <LeftOut of="segments" rows={useSegmentsLeftOut(listId)} />
}
