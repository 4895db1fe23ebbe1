export const faultKinds = [
  'too_many',
  'bare_403',
  'server_error',
  'slow',
  'held',
  'lost_answer',
  'no_answer',
  'refused_rows',
  'refused_batch',
  'ignored_values',
  'wrong_answer',
  'wrong_date',
] as const

/** The kinds of wrong answers (api/wrong-answers.ts). */
export const wrongAnswers = [
  'html_404',
  'html_200',
  'not_found',
  'unauthorized',
  'forbidden',
  'disabled',
  'nothing',
  'empty',
  'empty_with_total',
  'stale',
  'lacks_rows',
  'doubled_rows',
  'other_list',
  'mixed_list',
  'keeps_nothing',
  'errors_unnamed',
  'errors_counted_only',
  'errors_in_other_case',
  'errors_of_strangers',
  'rows_unaccounted',
] as const

export type WrongAnswer = (typeof wrongAnswers)[number]

/** A fault on request. It hits every call until cleared, unless limited. A held call is answered once it is cleared. */
export type Fault = {
  kind: (typeof faultKinds)[number]
  /** Hits only this operation of openapi.json. */
  operation?: string
  /** Hits only the next calls, this many. */
  next?: number
  /** First lets this many calls pass. */
  skip?: number
  /** Hits with this probability, by a seeded generator: the same seed hits the same calls. */
  probability?: number
  seed?: number
  /** For slow: the delay. */
  ms?: number
  /** For server_error: the status; 502 answers HTML, as a CDN does. */
  status?: number
  /** For wrong_answer: the kind. */
  answer?: WrongAnswer
  /** For wrong_date: the `Date` of the answer; none when left out. */
  date?: string
  /** For no_answer and wrong_answer: the write still happens. */
  applied?: boolean
  /** For refused_rows, refused_batch and ignored_values: the addresses. */
  emails?: string[]
  /** For ignored_values: the tags whose values are answered with 200 and not kept. Default: all, and tags of contacts too. */
  fields?: string[]
  /** For refused_rows and refused_batch: Mailchimp's message. */
  error?: string
}

export type ActiveFault = Fault & { id: number; struck: number }

/** A fault that hits a call. */
export type Struck = Fault & { untilCleared: Promise<void> }

export type Faults = {
  add: (accountId: string, fault: Fault) => number
  /** The faults that hit this call. */
  strike: (accountId: string, operation: string) => Struck[]
  list: (accountId: string) => ActiveFault[]
  clear: (accountId?: string, id?: number) => void
}

type Entry = { fault: ActiveFault; dice: () => number; cleared: PromiseWithResolvers<void> }

export function openFaults(): Faults {
  const active = new Map<string, Entry[]>()
  const of = (accountId: string) => active.get(accountId) ?? []
  let lastId = 0

  return {
    add(accountId, fault) {
      lastId += 1
      const cleared = Promise.withResolvers<void>()
      const entry = { fault: { ...fault, id: lastId, struck: 0 }, dice: seededDice(fault.seed ?? 1), cleared }
      active.set(accountId, [...of(accountId), entry])
      return lastId
    },
    strike: (accountId, operation) =>
      of(accountId)
        .filter((entry) => strikes(entry, operation))
        .map(({ fault, cleared }) => ({ ...fault, untilCleared: cleared.promise })),
    list: (accountId) => of(accountId).map(({ fault }) => fault),
    clear(accountId, id) {
      for (const account of accountId === undefined ? [...active.keys()] : [accountId]) {
        const entries = of(account)
        const gone = entries.filter(({ fault }) => id === undefined || fault.id === id)
        active.set(
          account,
          entries.filter((entry) => !gone.includes(entry)),
        )
        for (const { cleared } of gone) cleared.resolve()
      }
    },
  }
}

function strikes({ fault, dice }: Entry, operation: string): boolean {
  if (fault.operation && fault.operation !== operation) return false
  if (fault.skip) {
    fault.skip -= 1
    return false
  }
  if (fault.next !== undefined && fault.struck >= fault.next) return false
  if (fault.probability !== undefined && dice() >= fault.probability) return false
  fault.struck += 1
  return true
}

/** mulberry32: small, and the same on every machine. */
export function seededDice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
