// What tells people of one name apart, before their emails do.
import { folded } from './folded.ts'

/** A field of the guest's card with its value, such as a table or a company. */
export type Fact = { name: string; value: string }

export type Named = {
  name: string
  facts: readonly Fact[]
  /** How many people come with the code. Undefined where the list lets in one at a time. */
  people: number | undefined
}

export type Apart = { facts: Fact[]; people?: number | undefined }

/** For each person, what not all of the same name share. Undefined where no one else has the name, or nothing differs. */
export function tellApart(all: readonly Named[]): (Apart | undefined)[] {
  const byName = Map.groupBy(all, keyOf)
  return all.map((one) => {
    const alike = keyOf(one) === '' ? [] : (byName.get(keyOf(one)) ?? [])
    const facts = one.facts.filter((fact) => !alike.every((other) => hasFact(other, fact)))
    const isOtherParty = one.people !== undefined && alike.some(({ people }) => people !== one.people)
    const isTold = alike.length > 1 && (facts.length > 0 || isOtherParty)
    return isTold ? { facts, ...(isOtherParty && { people: one.people }) } : undefined
  })
}

const keyOf = ({ name }: Named) => folded(name).trim()

function hasFact({ facts }: Named, { name, value }: Fact): boolean {
  return facts.some((fact) => fact.name === name && folded(fact.value) === folded(value))
}
