type Asker<Answer> = { isGone: () => boolean } & PromiseWithResolvers<Answer>

/** All callers with the same question. `isGone`: no caller waits any more. */
export type Group<Answer> = { isGone: () => boolean; answer: (find: () => Promise<Answer>) => Promise<void> }

/**
 * Answers the same question once for all callers that asked before the answer is looked up. So every answer is newer
 * than its question. `work` calls `answer` when it is the group's turn.
 */
export function openTogether<Answer>() {
  const waiting = new Map<string, Asker<Answer>[]>()

  function close(name: string, askers: Asker<Answer>[]): void {
    if (waiting.get(name) === askers) waiting.delete(name)
  }

  async function giveAll(name: string, askers: Asker<Answer>[], find: () => Promise<Answer>): Promise<void> {
    close(name, askers)
    const answer = await find()
    for (const { isGone, resolve } of askers) {
      resolve(answer)
      // Handling a large answer takes milliseconds, so others get a turn between two.
      if (!isGone()) await new Promise(setImmediate)
    }
  }

  return (
    { name, isGone }: { name: string; isGone: () => boolean },
    work: (group: Group<Answer>) => Promise<void>,
  ): Promise<Answer> => {
    const asker = { isGone, ...Promise.withResolvers<Answer>() }
    const others = waiting.get(name)
    if (others) {
      others.push(asker)
      return asker.promise
    }
    const askers = [asker]
    waiting.set(name, askers)
    const group = {
      isGone: () => askers.every((each) => each.isGone()),
      answer: (find: () => Promise<Answer>) => giveAll(name, askers, find),
    }
    work(group).catch((error: unknown) => {
      close(name, askers)
      for (const { reject } of askers) reject(error)
    })
    return asker.promise
  }
}
