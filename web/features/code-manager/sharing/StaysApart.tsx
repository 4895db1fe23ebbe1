import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useSharing, useStayApart } from './use-sharing.ts'
import { words } from './words.ts'

/** A list that stays apart from another team's list of the same audience, until its owner decides otherwise. */
export function StaysApart({ listId }: { listId: string }) {
  const { data: sharing } = useSharing(listId)
  const mayDecide = useMay('owner')
  const apart = useStayApart(listId)
  if (!mayDecide || !sharing?.stays_apart || sharing.others === 0) return null
  return (
    <Notice kind="plain" title={words.apart} detail={words.apartText}>
      <Button size="small" isBusy={apart.isPending} onClick={() => apart.mutate(false)}>
        {words.changeApart}
      </Button>
    </Notice>
  )
}
