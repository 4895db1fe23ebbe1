// Frequent actions of an organiser in the manager of a list.
import type { Locator, Page } from '@playwright/test'
import { expect } from './story.ts'

type PartName = 'Tonight' | 'Guests' | 'Doors' | 'Email' | 'Results' | 'Occasions' | 'QR Code Manager' | 'Settings'

/** The tabs of a list; on a phone, the bar at the bottom. */
export function tabs(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Parts of this list' })
}

/** Opens a part of the list by its tab, and waits for it. */
export async function openPart(page: Page, name: PartName): Promise<void> {
  const tab = tabs(page).getByRole('link', { name, exact: true })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
}

/** Opens a step of the setup by hand, because only the next one opens automatically. */
export async function openStep(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Show step ${number}` }).click()
}

export async function createFields(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create QR Fields' }).click()
  await page
    .getByRole('dialog', { name: 'Setup QR Code System' })
    .getByRole('button', { name: 'Create QR Fields' })
    .click()
}

/** Starts the generation and confirms it; does not wait for its end. */
export async function generateCodes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Generate (QR codes|for new contacts)$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate QR codes' }).click()
}

export async function syncFromMailchimp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sync QR Codes from Mailchimp' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start sync' }).click()
}

export function statusCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Check List Status' })
}

export async function checkStatus(page: Page): Promise<Locator> {
  const card = statusCard(page)
  await card.getByRole('button', { name: /^Check (List Status|Again)$/ }).click()
  await expect(card.getByText('Checked at')).toBeVisible()
  return card
}

export function messages(page: Page): Locator {
  return page.getByRole('status', { name: 'Messages' })
}

export function guestTable(page: Page): Locator {
  return page.getByRole('table', { name: 'Guests of this list' })
}

/** The name of a guest in the table, which opens their code. */
export function guestName(page: Page, email: string): Locator {
  return guestTable(page).getByRole('row').filter({ hasText: email }).getByRole('button').first()
}

export function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Scanner links' })
}
