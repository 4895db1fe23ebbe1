import { fork } from 'node:child_process'
import { once } from 'node:events'

export type OtherProcess<Order, Done> = { ask: (order: Order) => Promise<Done>; close: () => Promise<void> }

/** A process of a program of ours, which answers one order at a time. */
export function openOtherProcess<Order extends object, Done>(program: string): OtherProcess<Order, Done> {
  const child = fork(program)
  return {
    async ask(order) {
      child.send(order)
      const [answer] = (await once(child, 'message')) as [{ done?: Done; failure?: string }]
      if (!answer.done) throw new Error(answer.failure)
      return answer.done
    },
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** The program's side: it receives the orders that the other side sends. */
export function answerOrders(work: (order: never) => Promise<object>): void {
  process.on('message', (order) => {
    work(order as never).then(
      (done) => process.send!({ done }),
      (error: unknown) => process.send!({ failure: String(error) }),
    )
  })
}
