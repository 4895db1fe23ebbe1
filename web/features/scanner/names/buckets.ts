// In which buckets a guest's name is, and how typed words find it there. A bucket has the names with a word that begins with
// the same two letters, after the shared folding (domain/searched.ts).
import type { KeptName } from '#contract/offline-names.ts'
import { hasNoSpaces, hasWord, searchedText, stepsOf, wordsOf } from '#domain/searched.ts'

const bucketLetters = 2

const beginOf = (letters: readonly string[]) => letters.slice(0, bucketLetters).join('')

/** The text in which a guest is sought: the names, and an email that this door may see whole. */
export function textOf([, , name, alsoNamed, email]: KeptName): string {
  return searchedText(`${name} ${alsoNamed} ${email.includes('…') ? '' : email}`)
}

/** The buckets of a guest. Where a script has no spaces between words, each letter may begin one. */
export function bucketsOf(guest: KeptName): string[] {
  const buckets = wordsOf(textOf(guest)).flatMap((word) => {
    const letters = Array.from(word)
    const begins = hasNoSpaces(word) ? letters.map((_, at) => letters.slice(at)) : [letters]
    return begins.map(beginOf)
  })
  return [...new Set(buckets)]
}

/** The buckets, of all that there are, in which every guest with these words is: those of one word, the longest. */
export function bucketsFor(words: readonly string[], all: readonly string[]): string[] {
  const [longest] = words.toSorted((one, other) => Array.from(other).length - Array.from(one).length)
  if (longest === undefined) return []
  const letters = Array.from(longest)
  if (letters.length >= bucketLetters) return all.filter((bucket) => bucket === beginOf(letters))
  return all.filter((bucket) => bucket.startsWith(longest))
}

/** The guests whose words begin with these, the closest first: of one or two letters, whole words come first. */
export function findIn(guests: readonly KeptName[], words: readonly string[]): KeptName[] {
  const steps = stepsOf(words)
  const found = guests.flatMap((guest) => {
    const text = textOf(guest)
    if (!words.every((word) => hasWord(text, hasNoSpaces(word) ? word : ` ${word}`))) return []
    const step = steps.findIndex((each) => each.every((word) => hasWord(text, word)))
    return [{ guest, step }]
  })
  return found.toSorted((one, other) => one.step - other.step).map(({ guest }) => guest)
}

/** Adds guests to their buckets. */
export function addTo(buckets: Map<string, KeptName[]>, names: readonly KeptName[]): void {
  for (const name of names) {
    for (const bucket of bucketsOf(name)) {
      const there = buckets.get(bucket)
      if (there) there.push(name)
      else buckets.set(bucket, [name])
    }
  }
}
