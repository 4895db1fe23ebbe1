// Forbidden passwords, apart from too short or too long ones. Checked when a password is chosen, never at sign-in.
import { passwordLength } from '#contract/limits.ts'
import type { PlainCode } from '#words/refusals.ts'
import { Refusal } from '../../kernel/refusal.ts'

let known: Promise<Set<string>> | undefined

/** Whether it is one of the most common passwords: about 18,000 of our minimum length, in 1 MB. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommonPasswords()
  return (await known).has(password.toLowerCase())
}

/** Loaded when the first password is chosen, so that no start waits for it. */
async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min))
}

type Person = { name: string; email: string }

/** The shortest word of a person's own that counts. Shorter ones, such as "Al", are part of too many other words. */
const shortestOwnWord = 4

/** How much a password must contain beside the person's own name. */
const leastOfIts = 6

export async function refuseWeakPassword(password: string, person: Person): Promise<void> {
  const why = await whyWeak(password, person)
  if (why !== undefined) throw new Refusal('invalid', why, { field: 'password' })
}

async function whyWeak(password: string, { name, email }: Person): Promise<PlainCode | undefined> {
  const local = email.split('@')[0]!
  const own = [email, local, name, name.replaceAll(/\s/g, ''), ...name.split(/\s+/), ...local.split(/[^\p{L}\p{N}]+/u)]
  if (await isCommonPassword(password)) return 'password_common'
  if (await isLittleMoreThan(own, password)) return 'password_of_own_words'
  if (await isLittleMoreThan(['listpass'], password)) return 'password_of_product'
  return undefined
}

/** Refuses a password that is almost empty, or a common one, without these words. */
async function isLittleMoreThan(words: string[], password: string): Promise<boolean> {
  const plain = small(password)
  for (const word of words.map((own) => readThrough(small(own))).filter(({ length }) => length >= shortestOwnWord)) {
    const rest = without(plain, word)
    if (rest === plain) continue
    const isShort = [...rest.matchAll(/[\p{L}\p{N}]/gu)].length < leastOfIts
    if (isShort || !/\p{L}/u.test(rest) || (await isCommonPassword(rest.replaceAll(/[^\p{L}\p{N}]/gu, '')))) return true
  }
  return false
}

function without(plain: string, word: string): string {
  const place = readThrough(plain).indexOf(word)
  return place < 0 ? plain : without(plain.slice(0, place) + plain.slice(place + word.length), word)
}

function small(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
}

/** Reads a password as a person would: signs become the letters that they stand for. */
function readThrough(text: string): string {
  return text.replaceAll(/[01!l34@5$7]/g, (sign) => lookalikes[sign]!)
}
