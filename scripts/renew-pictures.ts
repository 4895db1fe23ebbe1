// npm run pictures takes every picture of the product again: icons and share images, those of README and landing, and those of
// the guide. Then it keeps which screens they show (scripts/pictures/screens.ts).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { installChromium } from './install-chromium.ts'
import { keepStates, statesOf } from './pictures/screens.ts'
import { sentenceFor } from './say.ts'

const root = join(import.meta.dirname, '..')
const programs = ['scripts/make-brand.ts', 'scripts/make-pictures.ts', 'e2e/guide-pictures/take-guide-pictures.ts']

try {
  process.env['CHROMIUM_PATH'] ??= await installChromium()
  // A screen that changes meanwhile needs pictures again.
  const states = await statesOf(root)
  await buildWeb(root)
  for (const program of programs) await run(program)
  await keepStates(root, states)
  console.log('All pictures are new. Look at them before you commit them.')
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exitCode = 1
}

async function run(program: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, program)], { cwd: root, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${program} failed. The pictures that it made are new, and the others are not.`)
}
