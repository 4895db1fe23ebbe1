// Questions that arrive during a round trip go together in the next one, without a timer. Nothing is cached: every answer was
// looked up after its question came.
import { Refusal } from '../../../kernel/refusal.ts'

type Waiting<Question, Answer> = PromiseWithResolvers<Answer> & { question: Question }

/** One waits for the other's commit at most, when a use is noted. */
const groupsAtOnce = 2
const groupSize = 128

/** As many as may wait for their scans to be decided. */
const longestQueue = 5000

/** The same question of several, none of which has been sent yet, is sent once. */
export function askTogether<Question, Answer>(
  ask: (questions: Question[]) => Promise<Answer[]>,
): (name: string, question: Question) => Promise<Answer> {
  const waiting = new Map<string, Waiting<Question, Answer>>()
  let underWay = 0
  let isDue = false

  /** After all that has arrived by now was read, so that it goes together. */
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

  function takeGroup(): Waiting<Question, Answer>[] {
    const first = waiting.entries().take(groupSize).toArray()
    for (const [name] of first) waiting.delete(name)
    return first.map(([, each]) => each)
  }

  return (name, question) => {
    const same = waiting.get(name)
    if (same) return same.promise
    if (waiting.size >= longestQueue) {
      throw new Refusal('unavailable', 'Too many scans at once. Please try again in a moment.')
    }
    const asked = { ...Promise.withResolvers<Answer>(), question }
    waiting.set(name, asked)
    sendNext()
    return asked.promise
  }
}
