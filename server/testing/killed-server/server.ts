// The server that the failpoints kill. It starts when this module is imported.
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import type { Step } from '../../kernel/step.ts'
import type { Asked } from '../calls.ts'
import { addOrganiser } from '../factories.ts'
import { openFailpoints } from '../failpoints.ts'
import { freePort } from '../free-port.ts'
import { startSandboxProcess } from '../sandbox-process.ts'
import { addDataFolder, askDatabase, settingsFor, startServerProcess } from '../server-process.ts'
import { until } from '../until.ts'

export const sandbox = await startSandboxProcess(await addDataFolder())

export const failpoints = await openFailpoints()

export const dataDir = await addDataFolder()

const port = String(await freePort())

export const settings: Record<string, string> = {
  ...settingsFor(dataDir, sandbox),
  ...failpoints.settings,
  PORT: port,
  // The address at which the pretend Mailchimp reaches the server.
  PUBLIC_URL: `http://127.0.0.1:${port}`,
}

export let server = await startServerProcess(settings)

let isUp = true

/** Starts a server, if the last one was killed. */
export async function startIfDown(): Promise<void> {
  if (!isUp) server = await startServerProcess(settings)
  isUp = true
}

export async function untilDead(step: Step): Promise<void> {
  let ending: unknown
  void server.ended.then((end) => (ending = end))
  await until(
    () => ending,
    (end) => end !== undefined,
  ).catch((error: unknown) => {
    throw new Error(`${step} was never passed`, { cause: error })
  })
  isUp = false
  assert.equal(ending, 'SIGKILL')
}

export const noor: Person = await addOrganiser(server)

/** Retries after an overload answer, as every caller should. */
export async function call<E extends Endpoint>(endpoint: E, asked: Asked): Promise<AnswerOf<E>> {
  for (let tries = 1; ; tries++) {
    try {
      return await server.call(endpoint, asked)
    } catch (error) {
      if (tries === 200 || !/: 503 /.test((error as Error).message)) throw error
      await pause(100)
    }
  }
}

export const ask = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  askDatabase<Row>(dataDir, text, values)

export type Person = { token: string; email: string }
