// npm run doctor says everything that is wrong with the set-up at once. Exits 1 when something stops a start, and 0 otherwise.
import { existsSync } from 'node:fs'
import { type Check, checks, examine, faultOf, type Finding } from '../server/checks/all-checks.ts'
import { pointToSandbox, requireSandbox } from './run-sandbox.ts'
import { sentenceFor } from './say.ts'

const sandboxPort: Check = {
  name: 'sandbox',
  reads: ['MAILCHIMP', 'SANDBOX_PORT', 'MAILCHIMP_API_URL'],
  find: faultOf(async (config, { isRunning }) => {
    if (!isRunning && pointToSandbox(config, { ...process.env })) await requireSandbox(config)
  }),
}

const names: Record<Finding['level'], string> = { fault: 'Fault', warning: 'Warning', hint: 'Hint' }
const order: Finding['level'][] = ['fault', 'warning', 'hint']

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const at = checks.findIndex(({ name }) => name === 'port') + 1
  const { found, isRunning } = await examine(process.env, checks.toSpliced(at, 0, sandboxPort))
  const inOrder = order.flatMap((level) => found.filter((each) => each.level === level))
  for (const { level, sentence } of inOrder) console.log(`${names[level]}: ${sentence}`)
  console.log(sumOf(found, isRunning))
  process.exit(inOrder[0]?.level === 'fault' ? 1 : 0)
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exit(1)
}

function sumOf(found: Finding[], isRunning: boolean): string {
  const faults = found.filter(({ level }) => level === 'fault').length
  if (faults > 0) return 'Listpass does not start like this. Mend the faults from the top, and run the doctor again.'
  const stands = isRunning ? 'Listpass is running.' : 'Listpass can start.'
  return found.length > 0 ? stands : `${stands} Nothing is wrong.`
}
