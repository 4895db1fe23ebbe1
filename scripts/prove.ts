// npm run prove runs the long proofs one after another, even after a failed one, and writes their figures into
// docs/proofs.md. Names choose some of them; --long runs the proofs that take a night.
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { installChromium } from './install-chromium.ts'
import { withFigures } from './prove/keep-figures.ts'
import { longProofs } from './prove/long-proofs.ts'
import type { Proof } from './prove/proof.ts'
import { proofs } from './prove/proofs.ts'
import { type Proven, runProof } from './prove/run-proof.ts'
import { sentenceFor } from './say.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'docs', 'proofs.md')
const everything = [...proofs, ...longProofs]

try {
  const chosen = choose(process.argv.slice(2))
  if (chosen.some(({ by }) => 'stories' in by)) process.env['CHROMIUM_PATH'] ??= await installChromium()
  const proven: Proven[] = []
  for (const proof of chosen) {
    const one = await runProof(root, proof)
    proven.push(one)
    tell(one)
    for (const failure of one.failures) console.log(`\n── ${one.name}: ${failure}\n`)
    // Written after each proof, so that an interrupted run keeps its results.
    const day = new Date().toISOString().slice(0, 10)
    await writeFile(page, withFigures(await readFile(page, 'utf8'), everything, [one], day, machine()))
  }
  report(proven)
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exitCode = 2
}

function choose(words: string[]): Proof[] {
  const names = words.filter((word) => !word.startsWith('--'))
  if (names.length === 0) return words.includes('--long') ? longProofs : proofs
  return names.map((name) => {
    const found = everything.find((proof) => proof.name === name)
    if (!found)
      throw new Error(`There is no proof ${name}. There are: ${everything.map((each) => each.name).join(', ')}.`)
    return found
  })
}

function tell({ name, minutes, figures, failures }: Proven): void {
  const what = failures.length === 0 ? figures.join(' · ') : 'FAILED'
  console.log(`${name.padEnd(20)} ${minutes.toFixed(1).padStart(5)} min  ${what}`)
}

function report(proven: Proven[]): void {
  const failed = proven.filter(({ failures }) => failures.length > 0)
  const minutes = proven.reduce((sum, each) => sum + each.minutes, 0)
  const held = `${proven.length - failed.length} of ${proven.length} hold, in ${minutes.toFixed(0)} minutes`
  console.log(`\n${held}${failed.length > 0 ? `; failed: ${failed.map(({ name }) => name).join(', ')}` : ''}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${first?.model.trim()}, ${memory} GB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`
}
