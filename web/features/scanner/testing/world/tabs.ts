// The tabs of one browser: locks that end with their page, and news from one to the others.
import type { TabNews, Tabs } from '../../door/ports.ts'
import type { Ticks } from './ticks.ts'
import type { Page } from './watch-page.ts'

type Lock = { page: Page; waiting: { page: Page; take: () => void }[] }

export function createTabs({ soon }: Ticks, pages: () => readonly Page[]) {
  const locks = new Map<string, Lock>()
  const hearers = new Map<Page, (news: TabNews) => void>()

  function release(name: string, page: Page): void {
    const lock = locks.get(name)
    if (lock?.page !== page) return
    const [next, ...waiting] = lock.waiting.filter((one) => one.page.isAlive)
    if (!next) return void locks.delete(name)
    locks.set(name, { page: next.page, waiting })
    soon(next.take)
  }

  return {
    of: (page: Page): Tabs => ({
      page: page.id,
      live: async () => new Set(pages().map(({ id }) => id)),
      hold: (name) =>
        new Promise((take) => {
          const lock = locks.get(name)
          if (lock) return void lock.waiting.push({ page, take })
          locks.set(name, { page, waiting: [] })
          soon(take)
        }),
      async tryHold(name) {
        if (!page.isAlive || locks.has(name)) return undefined
        locks.set(name, { page, waiting: [] })
        return () => release(name, page)
      },
      tell(news) {
        for (const other of pages()) {
          if (other !== page && page.isAlive) soon(() => other.isAlive && hearers.get(other)?.(news))
        }
      },
      hear(onNews) {
        hearers.set(page, onNews)
        return () => hearers.delete(page)
      },
    }),
    end(page: Page): void {
      for (const [name, lock] of locks) {
        lock.waiting = lock.waiting.filter((one) => one.page !== page)
        release(name, page)
      }
    },
  }
}
