// What staff do and see at a door, again and again.
import type { Locator, Page } from '@playwright/test'

export async function typeCode(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Code', { exact: true })
  if (!(await field.isVisible())) await page.getByText('Type a code instead').click()
  await field.fill(text)
  await page.getByRole('button', { name: 'Check Code' }).click()
}

export function verdict(page: Page): Locator {
  return page.locator('[aria-live="assertive"]')
}

export function scans(page: Page): Locator {
  return page.getByRole('region', { name: 'Latest scans' }).getByRole('listitem')
}
