import { isPlainMain } from '../../product/occasion-phase.ts'
import { paths } from '../../product/paths.ts'
import type { ShownOccasion } from '../../product/use-occasions.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { words } from './links/words.ts'

/** The way to the occasions. It is quiet for a list that has only its main one. */
export function ToOccasions({
  listId,
  occasions,
}: {
  listId: string
  occasions?: readonly ShownOccasion[] | undefined
}) {
  const isPlain = !occasions || (occasions.length < 2 && occasions.every(isPlainMain))
  return (
    <ButtonLink to={paths.occasions(listId)} look={isPlain ? 'plain' : 'quiet'}>
      {isPlain ? words.addOccasion : words.occasions(occasions.length)}
    </ButtonLink>
  )
}
