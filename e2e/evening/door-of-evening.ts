// A door whose page and whose browser can end at any moment. What it shows is written down as it is painted.
import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { doorBar } from '../door.ts'
import { startKillableBrowser } from './killable-browser.ts'

export type Victim = 'page' | 'browser'

export async function openDoorOfEvening(profile: string, address: string) {
  const shown: string[] = []
  const prepare = async (context: BrowserContext) => {
    await context.exposeBinding('tellShown', (_, text: string) => void shown.push(text))
    await context.addInitScript(watchVerdicts)
  }
  const browser = await startKillableBrowser(profile, prepare)
  let page = await open()

  async function open(): Promise<Page> {
    const opened = await browser.context().newPage()
    opened.setDefaultTimeout(4000)
    await opened.goto(address, { timeout: 30_000 })
    await expect(doorBar(opened)).toBeVisible()
    await expect(doorBar(opened)).not.toContainText('Saving the list')
    return opened
  }

  return {
    page: () => page,
    /** Everything that its verdicts said. */
    shown: () => shown,
    async kill(victim: Victim): Promise<void> {
      if (victim === 'page') await page.close({ runBeforeUnload: false })
      else await browser.kill()
      page = await open()
    },
    close: browser.close,
  }
}

export type DoorOfEvening = Awaited<ReturnType<typeof openDoorOfEvening>>

/** Runs in the page: records each change of the verdict, and of a new guest's code. */
function watchVerdicts(): void {
  const { tellShown } = globalThis as unknown as { tellShown: (text: string) => void }
  const last = new Map<string, string>()
  new MutationObserver(() => {
    for (const part of ['section[aria-label="Last result"]', '[role="alertdialog"]']) {
      const text = document.querySelector(part)?.textContent ?? ''
      if (text !== '' && text !== last.get(part)) tellShown(text)
      last.set(part, text)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
