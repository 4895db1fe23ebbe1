// Questions that arrive during a round trip share the next one, without a timer. Nothing is cached: every answer is
// looked up after its question arrived.
import { Refusal } from '../../../kernel/refusal.ts'

/** `name` identifies the question and its caller. */
type Asker = { name: string; network: string }

type Waiting<Question, Answer> = PromiseWithResolvers<Answer> & { question: Question }

/** Two groups suffice. A group that records when its doors were used delays the other by at most one commit. */
const groupsAtOnce = 2
const groupSize = 128

/**
 * The limit of waiting questions, the same as for waiting scans. A network gets a share of it, because anyone can send
 * made-up tokens.
 */
const longestQueue = 5000
const shareOfNetwork = longestQueue / 4

/** Equal questions that have not been sent yet are sent once. Networks take turns. */
export function askTogether<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (asker: Asker, question: Question) => Promise<Answer> {
  const waiting = new Map<string, Waiting<Question, Answer>>()
  /** The waiting names by network, in the order of the networks' turns. */
  const lines = new Map<string, Set<string>>()
  let underWay = 0
  let isDue = false

  /** Runs after all input of this turn of the event loop, so that it is sent together. */
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

  /** Takes one question of each network in turn. So a network with a thousand questions delays others by only one. */
  function takeGroup(): Waiting<Question, Answer>[] {
    const group: Waiting<Question, Answer>[] = []
    // Re-inserting a network puts it last, so the loop reaches it again.
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
      throw new Refusal('unavailable', 'too_many_scans_at_once')
    }
    const asked = { ...Promise.withResolvers<Answer>(), question }
    waiting.set(name, asked)
    lines.set(network, line.add(name))
    sendNext()
    return asked.promise
  }
}
