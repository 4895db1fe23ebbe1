// Tries one assumption after another, and records the results.
import { isPassing, MailchimpTrouble } from '../../server/kernel/mailchimp-trouble.ts'
import { type Belief, judged, NotTried, notTried, type Outcome } from './belief.ts'
import { CallFailed } from './way.ts'

export type Result = { id: string; says: string } & Outcome

export type Results = {
  note: (belief: { id: string; says: string }, outcome: Outcome) => void
  attempt: <On>(belief: Belief<On>, on: On) => Promise<void>
  list: () => Result[]
}

export function openResults(signal: AbortSignal): Results {
  const results = new Map<string, Result>()
  const note: Results['note'] = ({ id, says }, outcome) => void results.set(id, { id, says, ...outcome })
  return {
    note,
    /** Tries an assumption by writing if reading could not try it. */
    async attempt(belief, on) {
      const before = results.get(belief.id)
      if (before && before.found !== 'not tried') return
      const outcome = await look(belief, on).catch((error: unknown) => {
        if (signal.aborted) throw error
        return outcomeOf(error)
      })
      if (!before || outcome.found !== 'not tried') note(belief, outcome)
    },
    list: () => [...results.values()],
  }
}

async function look<On>(belief: Belief<On>, on: On): Promise<Outcome> {
  return belief.look(on)
}

/** A temporary fault proves nothing; a refusal contradicts the assumption. Any other error is our own bug. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof NotTried) return notTried(error.message)
  if (error instanceof CallFailed) return error.isPassing ? notTried(error.message) : judged(false, error.message)
  if (error instanceof MailchimpTrouble) {
    const { briefly } = error
    return isPassing(error) ? notTried(briefly) : judged(false, briefly)
  }
  throw error
}
