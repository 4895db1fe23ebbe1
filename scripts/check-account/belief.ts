// The product's beliefs about Mailchimp, and the result of trying each.

export type Outcome = { found: 'confirmed' | 'WRONG' | 'not tried'; seen: string }

export type Belief<On> = {
  id: string
  /** For the report: true of Mailchimp, or the product has to change. */
  says: string
  look: (on: On) => Promise<Outcome> | Outcome
}

/** Thrown where a belief cannot be tried in this audience. */
export class NotTried extends Error {}

export function judged(isRight: boolean, seen: string): Outcome {
  return { found: isRight ? 'confirmed' : 'WRONG', seen }
}

export function notTried(why: string): Outcome {
  return { found: 'not tried', seen: why }
}
