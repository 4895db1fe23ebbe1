// A long-lived process that runs test files one after the other, so that modules are loaded once and not for each file.
// run-files.ts sends it a file, and gets the counts when the file and all that it opened have ended.
import { AsyncResource } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { after, run } from 'node:test'
import { spec, type TestEvent } from 'node:test/reporters'
import { expectMoreFiles, isAnythingShared, runEndings, runLastEndings } from '../../server/testing/this-machine.ts'
import countTests, { type TestCounts } from '../count-tests.ts'
import { alone } from './files-alone.ts'

export type Asked = { file: string; timeout: number }
export type FileDone = { counts: TestCounts; text: string }

process.on('message', (asked: Asked) => void answer(asked))
// The parent is done, or was ended.
process.once('disconnect', () => void runLastEndings().finally(() => process.exit()))
expectMoreFiles()

async function answer({ file, timeout }: Asked): Promise<void> {
  process.send!(await runFile(file, timeout))
}

async function runFile(file: string, timeout: number): Promise<FileDone> {
  const isAlone = file in alone
  const restore = keepProcess()
  // node:test ends a run in its own process when nothing is open any more. So a file that leaves something open does
  // not end, as it would not end its own process. The channel to the parent stays open, and does not count.
  process.channel!.unref()
  const addHook = AsyncResource.bind(after)
  const stream = run({ files: [file], isolation: isAlone ? 'process' : 'none', timeout })
  // Here and not in a module, because a module is loaded by the first file alone.
  if (!isAlone) after(() => endFile(addHook))
  const events: TestEvent[] = []
  for await (const event of stream) events.push(event)
  process.channel!.ref()
  restore()
  const counts = JSON.parse((await Array.fromAsync(countTests(Readable.from(events)))).join('')) as TestCounts
  const shown = events.filter((event) => event.type !== 'test:diagnostic' || !countOfRun.test(event.data.message))
  return { counts, text: await text(Readable.from(shown).compose(new spec())) }
}

/**
 * What files share keeps the process open. So the run is told that the process would end, after the last hook: hooks are
 * run in the order in which they were added.
 */
async function endFile(addHook: typeof after): Promise<void> {
  await runEndings()
  if (isAnythingShared()) addHook(() => void setImmediate(() => process.emit('beforeExit', 0)))
}

/** The lines that end each run; those of the whole run are printed once. */
const countOfRun = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /

/** Returns a function that takes back what a file changed in the environment and in the globals, as a browser's. */
function keepProcess(): () => void {
  const env = { ...process.env }
  const globals = new Map(
    Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)!]),
  )
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
    for (const key of Reflect.ownKeys(globalThis)) if (!globals.has(key)) Reflect.deleteProperty(globalThis, key)
    for (const [key, was] of globals) {
      const now = Object.getOwnPropertyDescriptor(globalThis, key)
      if (was.configurable && (now?.value !== was.value || now?.get !== was.get))
        Object.defineProperty(globalThis, key, was)
    }
  }
}
