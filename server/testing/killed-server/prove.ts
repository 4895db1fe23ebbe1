// Kills the server at each step of a flow, and proves that the flow continues.
import { test } from 'node:test'
import type { Step } from '../../kernel/step.ts'
import { failpoints, server, untilDead, ask, startIfDown } from './server.ts'
import { assertSound, putAside } from './promises.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'

export type Flow<Stage> = {
  /** The promise, as the end of a sentence. */
  goesOn: string
  steps: Step[]
  /** Steps that occur this often. */
  often?: Partial<Record<Step, number>>
  /** Steps that every run includes. */
  usually?: Step[]
  prepare: () => Promise<Stage>
  /** The action. It throws if the server has died. */
  begin: (stage: Stage) => Promise<unknown>
  /** Runs at the death, while no server is up. */
  atDeath?: (stage: Stage) => Promise<void>
  /** The continuation on the next server: retries, and waits for the end. */
  finish: (stage: Stage, diedAt: Step) => Promise<void>
}

/** A sent statement is on its way to the database when the server dies. */
const onItsWay = new Set<Step>(['redeem.sent', 'hand-in.sent', 'undo.sent'])

export function prove<Stage>(flow: Flow<Stage>): void {
  for (const step of flow.steps) {
    const times = flow.often?.[step] ?? 1
    for (const passing of new Set([1, times])) {
      if (!isFull && !(passing === 1 && flow.usually?.includes(step))) continue
      const which = times === 1 ? step : `${step}, passing ${passing}`
      test(`killed at ${which}: ${flow.goesOn}`, async (t) => {
        await startIfDown()
        await failpoints.disarm()
        await ask('truncate listpass.throttles')
        const stage = await flow.prepare()
        await failpoints.arm({ step, passing, afterMs: onItsWay.has(step) ? 1 : 0 })
        const asked = flow.begin(stage).catch(() => {})
        await untilDead(step)
        await asked
        await flow.atDeath?.(stage)
        await startIfDown()
        t.diagnostic(`ready ${Math.round(server.readyMs)} ms after its start`)
        await flow.finish(stage, step)
        await assertSound()
        await putAside()
      })
    }
  }
}
