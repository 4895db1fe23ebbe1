// Runs axe in both themes and at two widths: all four with LISTPASS_PROVE=full, otherwise one of the four per state, in
// turn. npm test checks within the existing stories; accessibility.spec.ts visits every screen.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const schemes = ['light', 'dark'] as const
const widths = [360, 1280]
const isFull = process.env['LISTPASS_PROVE'] === 'full'

// The combination for a state must not depend on the worker's earlier stories.
let looks = { in: '', count: 0 }

function nextLook(): number {
  const { testId, title } = test.info()
  if (looks.in !== testId) looks = { in: testId, count: title.length }
  return looks.count++
}

/** Checks the whole screen, without parts that scroll sideways. The page keeps its width and its theme. */
export async function findsNoBarrier(page: Page, at = widths) {
  await expect(page.locator('div[data-colour][aria-hidden="true"]'), 'the flash of a scan').toBeHidden()
  const before = page.viewportSize()
  const all = at.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })))
  const wanted = isFull ? all : [all[nextLook() % all.length]!]
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width)
    for (const { colorScheme } of wanted.filter((look) => look.width === width)) {
      // Colours are measured at the end of a transition.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // A link that is partly under the bar at the top would count as too small.
      await page.evaluate(() => window.scrollTo(0, 0))
      // Runs in the page itself: the other mode opens a second page for each check and takes twice as long.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      const { violations } = await axe.withTags(standards).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(found, `${page.url()} ${width} ${colorScheme}`).toEqual([])
    }
  }
  if (before) await page.setViewportSize(before)
}
