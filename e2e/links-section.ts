import type { Locator, Page } from '@playwright/test'

export function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Scanner links' })
}
