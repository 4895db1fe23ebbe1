// The product's assumptions about Mailchimp, and the result of trying each.

export type Outcome = { found: 'confirmed' | 'WRONG' | 'not tried'; seen: string }

export type Belief<On> = {
  id: string
  /** For the report: the assumption. If it is wrong, the product has to change. */
  says: string
  look: (on: On) => Promise<Outcome> | Outcome
}

/** Thrown if an assumption cannot be tried in this audience. */
export class NotTried extends Error {}

export function judged(isRight: boolean, seen: string): Outcome {
  return { found: isRight ? 'confirmed' : 'WRONG', seen }
}

export function notTried(why: string): Outcome {
  return { found: 'not tried', seen: why }
}
