import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { createServer } from 'vite'
import { expect, test } from './story.ts'

test('the design page shows every component in both themes without barriers, and menus and dialogs work by keyboard', async ({
  page,
}) => {
  const web = fileURLToPath(new URL('../web', import.meta.url))
  const development = await createServer({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  try {
    await development.listen()
    const [address] = development.resolvedUrls!.local
    await page.goto(`${address}design`)
    await expect(page.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()
    await expect(page.getByRole('article')).not.toHaveCount(0)
    await test.step('nothing has a barrier or is wider than a phone', async () => {
      // Samples stand side by side on this page, so the order of their headings and landmarks is not checked.
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
      await page.setViewportSize({ width: 320, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })

    await test.step('a menu: arrows, letters, Escape, and the focus that leaves', async () => {
      const menu = page.getByRole('article', { name: 'Menu' })
      const button = menu.getByRole('button', { name: 'More for North gate' }).first()
      await button.focus()
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('button', { name: 'Edit' })).toBeFocused()
      await page.keyboard.press('r')
      await page.keyboard.press('r')
      await expect(menu.getByRole('button', { name: 'Revoke' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('button', { name: 'Edit' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('ArrowUp')
      await expect(menu.getByRole('button', { name: 'Revoke' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })

    await test.step('a dialog: nothing behind it is reached, and messages are said in it', async () => {
      const opener = page.getByRole('button', { name: 'Open Dialog' }).first()
      await opener.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Edit scanner link' })
      await expect(dialog.getByLabel('Label')).toBeFocused()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
      await expect(dialog.getByRole('status', { name: 'Messages' })).toContainText('Scanner link updated')
      await dialog.getByRole('button', { name: 'Dismiss message' }).click()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
      await page.mouse.click(4, 400)
      await expect(dialog).toBeHidden()
    })

    await test.step('a question waits for its answer', async () => {
      const opener = page.getByRole('button', { name: 'Ask', exact: true }).first()
      await opener.click()
      const question = page.getByRole('alertdialog', { name: 'Delete account' })
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await page.mouse.click(4, 400)
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(opener).toBeFocused()
    })
  } finally {
    await development.close()
  }
})
