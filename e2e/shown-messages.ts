// The messages in the corner of the organiser's pages. Each stays for five seconds, and a busy machine may look later.
import { type BrowserContext, expect, type Page } from '@playwright/test'

type Recorded = { shownMessages: string[] }

/** Records the messages of every page that this context opens from now on. */
export async function recordMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(keepMessages)
}

/** Waits until a message with this text was shown. It and earlier messages then count as read. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  await expect.poll(() => readMessages(page, text), { message: `“${text}” was shown as a message` }).toContain(text)
}

/** The newest message that has this text, or all unread ones. */
async function readMessages(page: Page, text: string): Promise<string> {
  return page.evaluate((wanted) => {
    const { shownMessages: unread } = globalThis as unknown as Recorded
    const place = unread.findIndex((message) => message.includes(wanted))
    return place < 0 ? unread.join('\n') : unread.splice(0, place + 1).at(-1)!
  }, text)
}

/** Runs in the page, before any of its scripts. */
function keepMessages(): void {
  const recorded: string[] = []
  const seen = new WeakSet<Element>()
  Object.assign(globalThis, { shownMessages: recorded })
  new MutationObserver(() => {
    for (const line of document.querySelectorAll('[role="status"][aria-label="Messages"] p')) {
      if (!seen.has(line)) recorded.push(line.textContent)
      seen.add(line)
    }
  }).observe(document, { childList: true, subtree: true })
}
