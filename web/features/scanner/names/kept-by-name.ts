// The guests whose names this device keeps, in the order of the alphabet: as the server lists them with a connection.
import type { KeptName } from '#contract/offline-names.ts'
import { lettersOf, noLetter, openLetters } from '#domain/letters.ts'
import type { KeptByName, NamesPage, NamesShown } from '../door/found-person.ts'
import type { Storage } from '../door/kept.ts'
import type { Asked } from '../offline/decide-here.ts'
import { openKept, personOf, withApart } from './find-kept.ts'

const peoplePerPage = 40

type Guest = { surname: string; given: string; kept: KeptName }

/** Opens every bucket, because only the names tell which surnames there are. Undefined if this device keeps no names of the occasion. */
export async function keptByName(
  storage: Storage,
  asked: Asked,
  { secret, language }: { secret: string; language: string | undefined },
): Promise<KeptByName | undefined> {
  const kept = await openKept(storage, asked, secret)
  if (!kept) return undefined
  const guests = new Map<string, KeptName>()
  for (const bucket of kept.all) for (const guest of await kept.open(bucket)) guests.set(guest[0], guest)
  const letterOf = openLetters(language)
  const begins = Map.groupBy(Array.from(guests.values(), named), ({ surname }) => surname && letterOf(surname))
  const letters = lettersOf([...begins.keys()].filter(Boolean), language)
  const { compare } = new Intl.Collator(language)
  const inOrder = (one: Guest, other: Guest) =>
    compare(one.surname, other.surname) || compare(one.given, other.given) || (one.kept[0] < other.kept[0] ? -1 : 1)
  // Guests without a name come last.
  const groups = [...letters, ''].map((letter) => begins.get(letter) ?? [])

  async function page({ isWaiting, from, after }: NamesShown): Promise<NamesPage> {
    const people: NamesPage['people'] = []
    const begin = from === undefined || from === noLetter ? 0 : Math.max(0, letters.indexOf(from))
    let isBeyond = after === undefined
    for (const group of groups.slice(begin)) {
      for (const guest of group.toSorted(inOrder)) {
        const { surname, given } = guest
        const person = isBeyond ? await personOf(storage, asked, guest.kept) : undefined
        if (guest.kept[0] === after) isBeyond = true
        if (!person || (isWaiting && person.state !== 'open')) continue
        if (people.length === peoplePerPage) return pageOf(people, people.at(-1)!.contact_id)
        people.push({ ...person, surname, given })
      }
    }
    return pageOf(people, null)
  }

  const pageOf = (people: NamesPage['people'], next: string | null): NamesPage => ({
    people: withApart(people, asked),
    letters,
    next,
    counts: { all: guests.size },
  })
  return { page, knownAt: kept.knownAt }
}

function named(kept: KeptName): Guest {
  const [, , name, alsoNamed, , , length] = kept
  const whole = alsoNamed || name
  return { surname: whole.slice(length).trim(), given: whole.slice(0, length), kept }
}
