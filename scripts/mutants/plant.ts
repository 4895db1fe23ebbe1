// Puts a mutant into a copy of the tree, and takes it out again.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

/** The file with the mistake in it. Throws a sentence where the code is no longer what the mutant was made for. */
export async function mutated(root: string, { name, file, changes }: Mutant): Promise<string> {
  let text = await readFile(join(root, file), 'utf8')
  for (const [from, to] of changes) {
    const found = text.split(from).length - 1
    if (found !== 1) {
      throw new Error(
        `The mutant "${name}" has to be renewed (scripts/mutants/planted.ts): in ${file} this stands ${found} times, not once:\n${from}`,
      )
    }
    // Not as a pattern: a dollar sign is one.
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
