// Questions that arrive during a round trip go together in the next one, without a timer. Nothing is cached: every answer was
// looked up after its question came.
import { Refusal } from '../../../kernel/refusal.ts'

/** `name` identifies the question and its asker. */
type Asker = { name: string; network: string }

type Waiting<Question, Answer> = PromiseWithResolvers<Answer> & { question: Question }

/** Two groups suffice: when a group notes its use, the other waits for at most that commit. */
const groupsAtOnce = 2
const groupSize = 128

/** The same number as scans may wait for their decision, and the share of one network: anyone can make up tokens. */
const longestQueue = 5000
const shareOfNetwork = longestQueue / 4

/** The same question of several, none of which has been sent yet, is sent once. Networks take turns. */
export function askTogether<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (asker: Asker, question: Question) => Promise<Answer> {
  const waiting = new Map<string, Waiting<Question, Answer>>()
  /** The names that wait, by network, in the order in which networks have their turns. */
  const lines = new Map<string, Set<string>>()
  let underWay = 0
  let isDue = false

  /** Runs after all input of this turn was read, so that it goes together. */
  function sendNext(): void {
    if (isDue || underWay === groupsAtOnce || waiting.size === 0) return
    isDue = true
    setImmediate(() => {
      isDue = false
      void sendGroup().finally(sendNext)
      sendNext()
    })
  }

  async function sendGroup(): Promise<void> {
    const group = takeGroup()
    underWay += 1
    try {
      const answers = await ask(group.map(({ question }) => question))
      group.forEach(({ resolve }, place) => resolve(answers[place]!))
    } catch (error) {
      for (const { reject } of group) reject(error)
    } finally {
      underWay -= 1
    }
  }

  /**
   * Takes one question of each network in turn, so that a network with a thousand questions delays others by only one.
   */
  function takeGroup(): Waiting<Question, Answer>[] {
    const group: Waiting<Question, Answer>[] = []
    // A network whose line was put back goes behind the others, so its turn comes again.
    for (const [network, line] of lines) {
      const [name = ''] = line
      const next = waiting.get(name)
      if (next) group.push(next)
      waiting.delete(name)
      line.delete(name)
      lines.delete(network)
      if (line.size > 0) lines.set(network, line)
      if (group.length === groupSize) break
    }
    return group
  }

  return ({ name, network }, question) => {
    const same = waiting.get(name)
    if (same) return same.promise
    const line = lines.get(network) ?? new Set()
    if (waiting.size >= longestQueue || line.size >= shareOfNetwork) {
      throw new Refusal('unavailable', 'Too many scans at once. Please try again in a moment.')
    }
    const asked = { ...Promise.withResolvers<Answer>(), question }
    waiting.set(name, asked)
    lines.set(network, line.add(name))
    sendNext()
    return asked.promise
  }
}
