// Plausible but wrong answers of Mailchimp, one kind each. The product must conclude nothing from them.
import type { Fault } from '../../../sandbox/faults.ts'
import type { Sandbox } from '../../../sandbox/sandbox.ts'
import type { Settings } from '../../../sandbox/store/accounts.ts'
import type { Chance } from '../seeded.ts'

type Told = { settings?: Partial<Settings>; faults?: Fault[] }

export type Lie = { name: string; tell: (chance: Chance) => Told }

const reads = ['getMembers', 'getMember', 'getMergeFields', 'getLists', 'getList', 'getSearchMembers'] as const
const writes = ['batchSubscribe', 'patchMember'] as const
const calls = [...reads, ...writes]

/** Makes a lie that affects some or all of the calls, some or all of the time. */
function wrong(answer: Fault['answer'], operations: readonly string[], chance: Chance): Told {
  const probability = chance.one([0.3, 0.7, 1])
  const faults = operations
    .filter(() => chance.happens(0.7))
    .map((operation) => ({ kind: 'wrong_answer', answer, operation, probability, seed: chance.below(1e9) }) as Fault)
  return { faults }
}

const answers = (name: NonNullable<Fault['answer']>, operations: readonly string[]): Lie => ({
  name,
  tell: (chance) => wrong(name, operations, chance),
})

const setting = (name: string, settings: (chance: Chance) => Partial<Settings>): Lie => ({
  name,
  tell: (chance) => ({ settings: settings(chance) }),
})

const fault = (name: string, make: (chance: Chance) => Omit<Fault, 'seed'>): Lie => ({
  name,
  tell: (chance) => ({ faults: [{ ...make(chance), seed: chance.below(1e9) }] }),
})

export const lies: readonly Lie[] = [
  answers('empty', ['getMembers']),
  answers('empty_with_total', ['getMembers']),
  { name: 'no merge fields', tell: (chance) => wrong('empty', ['getMergeFields'], chance) },
  { name: 'no lists', tell: (chance) => wrong('empty', ['getLists'], chance) },
  answers('stale', ['getMembers']),
  answers('lacks_rows', ['getMembers', 'getMergeFields', 'getLists']),
  answers('doubled_rows', ['getMembers']),
  answers('other_list', ['getMembers', 'getMember']),
  answers('html_404', calls),
  answers('html_200', calls),
  answers('not_found', calls),
  answers('unauthorized', calls),
  answers('forbidden', calls),
  answers('nothing', calls),
  answers('keeps_nothing', writes),
  answers('errors_unnamed', writes),
  answers('errors_counted_only', writes),
  answers('errors_in_other_case', writes),
  answers('errors_of_strangers', writes),
  answers('rows_unaccounted', writes),
  setting('a total too low', (chance) => ({ totalShift: -1 - chance.below(40) })),
  setting('a total too high', (chance) => ({ totalShift: 1 + chance.below(40) })),
  setting('short pages', (chance) => ({ pageRows: 5 + chance.below(20) })),
  setting('unsteady ties', () => ({ unsteadyTies: true })),
  setting('calls too large to finish', () => ({ largestCall: 60 })),
  fault('a call that ends in 502', () => ({ kind: 'server_error', status: 502, probability: 0.3 })),
  fault('answers that are lost', () => ({ kind: 'lost_answer', probability: 0.3 })),
]

/** Makes Mailchimp lie about an account, until `healAccount`. */
export function tellLies(sandbox: Sandbox, account: string, told: readonly Lie[], chance: Chance): void {
  for (const lie of told) {
    const { settings, faults = [] } = lie.tell(chance)
    if (settings) sandbox.changeSettings(settings, account)
    for (const each of faults) sandbox.setFault(each, account)
  }
}

export function healAccount(sandbox: Sandbox, account: string): void {
  sandbox.clearFaults(account)
  sandbox.changeSettings({ totalShift: 0, pageRows: 0, unsteadyTies: false, largestCall: 0 }, account)
}
