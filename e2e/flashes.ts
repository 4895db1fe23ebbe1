import type { Page } from '@playwright/test'
import { expect } from './story.ts'

type Flashed = { flashed: string[] }

/**
 * From now on the open page notes each colour that it takes for a second; the returned function waits until it took
 * this one. Looking for the colour itself would miss it on a busy machine.
 */
export async function noteFlashes(page: Page): Promise<(colour: string) => Promise<void>> {
  await page.evaluate(note)
  const flashed = () => page.evaluate(() => (globalThis as unknown as Flashed).flashed)
  return async (colour) => expect.poll(flashed).toContain(colour)
}

/** Runs in the page. */
function note(): void {
  const flashed: string[] = []
  Object.assign(globalThis, { flashed })
  new MutationObserver(() => {
    const colour = document.querySelector<HTMLElement>('div[data-colour][aria-hidden="true"]')?.dataset['colour']
    if (colour !== undefined && colour !== flashed.at(-1)) flashed.push(colour)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-colour'] })
}
