// Plants a mutant in a copy of the tree, and removes it again.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file's text with the mistake in it. Throws a sentence if the code has changed since the mutant was written. */
export async function mutated(root: string, { name, file, changes }: Mutant): Promise<string> {
  let text = await readFile(join(root, file), 'utf8')
  for (const [from, to] of changes) {
    const found = text.split(from).length - 1
    if (found !== 1) {
      throw new Error(
        `The mutant "${name}" has to be renewed (scripts/mutants/planted.ts): in ${file} this stands ${found} times, not once:\n${from}`,
      )
    }
    // A function, because a dollar sign in a replacement text has a meaning.
    text = text.replace(from, () => to)
  }
  return text
}

/** Runs work with the mistake in the tree. */
export async function withMutant<T>(root: string, mutant: Mutant, work: () => Promise<T>): Promise<T> {
  const path = join(root, mutant.file)
  const before = await readFile(path, 'utf8')
  await writeFile(path, await mutated(root, mutant))
  return work().finally(() => writeFile(path, before))
}

export type Mutant = {
  name: string
  /** The effect of this mistake at a door, or at Mailchimp. */
  why: string
  /** The path from the root of the repository. For a database function, its file. */
  file: string
  /** Each text occurs once in the file, and is replaced. */
  changes: [from: string, to: string][]
  test: { file: string; name: string; env?: Record<string, string> }
}
