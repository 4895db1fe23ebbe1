import { useChosenOccasion } from '../home/use-chosen-occasion.ts'

/** The occasion whose guests are read. The only occasion of a list is named by its id too. */
export function useOccasionOfGuests(listId: string) {
  const { isKnown, occasions, chosen } = useChosenOccasion(listId)
  const asked = chosen ?? (occasions.length === 1 ? occasions[0] : undefined)
  return {
    isKnown,
    occasion: asked?.id,
    /** Whether the count of scans says something here: an occasion with its own maximum has a count of its own. */
    countsScans: asked ? asked.own_max === null : occasions.every((each) => each.own_max === null),
    zone: asked?.zone,
    name: asked?.name,
    opensAt: asked?.opens_at ?? null,
  }
}
