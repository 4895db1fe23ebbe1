// The memory of a page and its reading worker after garbage collection, including byte arrays.
import type { CDPSession, Page } from '@playwright/test'

type Usage = { usedSize: number; backingStorageSize: number }

export async function memoryOf(page: Page): Promise<{ page: number; worker: number }> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('HeapProfiler.collectGarbage')
    const ofPage = (await session.send('Runtime.getHeapUsage')) as Usage
    const ask = await openWorker(session)
    await ask('HeapProfiler.collectGarbage')
    const ofWorker = (await ask('Runtime.getHeapUsage')) as Usage
    return { page: sizeOf(ofPage), worker: sizeOf(ofWorker) }
  } finally {
    await session.detach()
  }
}

function sizeOf({ usedSize, backingStorageSize }: Usage): number {
  return usedSize + backingStorageSize
}

/** Playwright has no session for a worker, so messages to it go through its page's session. */
async function openWorker(session: CDPSession): Promise<(method: string) => Promise<unknown>> {
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId)
    })
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const sessionId = await attached
  let lastId = 0
  return async (method) => {
    const id = ++lastId
    const answered = new Promise<unknown>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message) as { id?: number; result?: unknown }
        if (answer.id === id) resolve(answer.result)
      })
    })
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    return await answered
  }
}
