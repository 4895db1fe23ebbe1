import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Outcome, Round } from './caller.ts'

export type Callers = { run: (round: Round) => Promise<Outcome>; close: () => Promise<void> }

/** A process that asks; several rounds at the same time want one each. */
export function openCallers(): Callers {
  const child: ChildProcess = fork(join(import.meta.dirname, 'caller.ts'))
  return {
    async run(round) {
      child.send(round)
      const [answer] = (await once(child, 'message')) as [{ outcome?: Outcome; failure?: string }]
      if (!answer.outcome) throw new Error(answer.failure)
      return answer.outcome
    },
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
