import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Guest } from '#contract/guests.ts'
import { largestParty } from '#contract/limits.ts'
import type { List } from '#contract/list.ts'
import { checkIn, findPeople, type Person, type Verdict } from '#contract/scanning.ts'
import { call } from '../../../api/call.ts'
import { sentenceFor } from '../../../api/declined.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf } from '../use-list.ts'
import { words as productWords } from '../../../words/product.ts'
import { words as guestsWords } from '../../../words/guests.ts'

type At = { name: string; occasion: ShownOccasion | undefined }

/** Checks a guest in at the organiser's own door, by the rules of every door: a party is asked about, or comes in whole. */
export function useCheckIn(list: Pick<List, 'id' | 'party'>, guest: Guest, { name, occasion }: At) {
  const client = useQueryClient()
  const [party, setParty] = useState<Person>()
  const isMain = occasion === undefined || occasion.id === list.id
  const at = isMain ? {} : { occasion_id: occasion.id }

  /** The guest as a door finds them; undefined where every code lets in one person. */
  async function findParty(): Promise<Person | undefined> {
    const isOneADay = occasion?.again === 'daily' && occasion.own_max === null
    if (list.party === 'one' || isOneADay) return undefined
    const q = guest.email || guest.display_value
    const { people } = await call(findPeople, { params: { listId: list.id }, query: { q, ...at } })
    const found = people.find(({ contact_id: id }) => id === guest.id)
    return found?.state === 'open' && placesOf(found) > 1 ? found : undefined
  }

  const { mutate, isPending } = useMutation({
    async mutationFn(people: number | undefined) {
      const found = people === undefined ? await findParty() : undefined
      if (found && list.party === 'ask') return setParty(found)
      const asked = people ?? (found ? placesOf(found) : 1)
      const [first, ...others] = Array.from({ length: asked }, () => crypto.randomUUID())
      const body = { scan_id: first, ...(others.length > 0 && { party: others }), ...at }
      tell(name, asked, await call(checkIn, { params: { listId: list.id, contactId: guest.id }, body }))
    },
    onError: (error) => showToast('bad', sentenceFor(error, guestsWords.guests.checkInFailed)),
    // A call without an answer may have counted.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(list.id, 'guests') }),
  })

  return {
    isPending,
    /** Undefined until staff must say how many come in. */
    party,
    start: () => mutate(undefined),
    letIn: (people: number) => {
      setParty(undefined)
      mutate(people)
    },
    notNow: () => setParty(undefined),
  }
}

export function placesOf({ scan_count: used, max_scans: most }: Person): number {
  return Math.min(largestParty, most - used)
}

function tell(name: string, asked: number, { success, reason, party = [], rest }: Verdict): void {
  const came = success ? 1 + party.filter((each) => each.success).length : 0
  if (came === 0) showToast('bad', guestsWords.guests.notCheckedIn({ name, reason: productWords.reasons[reason] }))
  else if (came < asked)
    showToast(
      'bad',
      guestsWords.guests.onlyIn({ name, came, asked, reason: rest ? productWords.reasons[rest.reason] : '' }),
    )
  else
    showToast(
      'good',
      came === 1 ? guestsWords.guests.checkedIn({ name }) : guestsWords.guests.partyIsIn({ name, people: came }),
    )
}
