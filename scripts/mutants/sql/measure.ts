// npm run prove:long -- sql-mutants makes every small mistake in the most important database functions, and measures
// how many the tests notice. Names of functions choose some. Fails below the minimum share.
import { join } from 'node:path'
import { equivalent } from './equivalent.ts'
import { functions } from './functions.ts'
import { makeMistakes } from './make-mistakes.ts'
import { openPlantingGround, type PlantingGround } from './planting-ground.ts'
import { firstFailure } from './run-files.ts'

const leastShare = 0.9
const root = join(import.meta.dirname, '..', '..', '..')

const wanted = process.argv.slice(2)
const chosen = Object.entries(functions).filter(([name]) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) throw new Error(`There are: ${Object.keys(functions).join(', ')}.`)

const ground = await openPlantingGround()
let [noticed, all] = [0, 0]
try {
  const files = [...new Set(chosen.flatMap(([, tests]) => tests))]
  const failure = await firstFailure(root, files, ground.env)
  if (failure !== undefined) throw new Error(`Without any mistake this fails already: ${failure}`)
  for (const [name, tests] of chosen) {
    const score = await measure(ground, name, tests)
    console.log(`${share(score)}  ${`${score.noticed} of ${score.all}`.padEnd(11)} ${name}`)
    noticed += score.noticed
    all += score.all
  }
} finally {
  await ground.close()
}
console.log(`${share({ noticed, all })}  ${noticed} of ${all} mistakes in SQL are noticed`)
process.exitCode = noticed >= leastShare * all ? 0 : 1

async function measure({ definitionOf, withDefinition, env }: PlantingGround, name: string, tests: string[]) {
  const score = { noticed: 0, all: 0 }
  const leftOut = new Set(Object.keys(equivalent).filter((mistake) => mistake.startsWith(`${name}, `)))
  for (const { kind, says, definition } of makeMistakes(await definitionOf(name))) {
    const mistake = `${name}, ${kind}, ${says}`
    if (mistake in equivalent) {
      leftOut.delete(mistake)
      continue
    }
    const failure = await withDefinition(name, definition, async () => (await firstFailure(root, tests, env)) ?? null)
    if (failure === undefined) continue
    score.all += 1
    if (failure === null) console.log(`lives: ${mistake}`)
    else score.noticed += 1
  }
  for (const mistake of leftOut) console.log(`is listed as equivalent, and is not there any more: ${mistake}`)
  return score
}

function share({ noticed, all }: { noticed: number; all: number }): string {
  return `${((100 * noticed) / Math.max(1, all)).toFixed(1)} %`.padStart(7)
}
