import { passwordLength } from '#contract/limits.ts'

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
