import type { Page } from '@playwright/test'
import type { Organiser } from '../organiser.ts'

export type Scene = {
  /** The screen, then its state. The names of the picture files begin with it. */
  name: string
  path: string
  as?: Organiser
  /** Leads from the opened page to the state, and resolves when the state is visible. */
  act: (page: Page) => Promise<unknown>
  /** A dialog, a menu or the camera's picture covers the window, so the rest of a long page is not photographed. */
  isWindow?: true
  /** The screen is photographed as if Mailchimp were not the sandbox. */
  isInEarnest?: true
  /** Extra steps for some widths only, such as the menu of a phone. */
  widths?: readonly number[]
}

/** The widths of a phone, a tablet and a large screen. */
export const threeWidths = [390, 820, 1440]
/** The same widths and a phone in landscape: the sizes of a door. */
export const doorWidths = [390, 844, 820, 1440]

/** The element that shows that a screen is ready. */
export const seeText = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

export const seeHeading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor()

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

export const seeDialog = (page: Page) => page.locator('dialog[open]').first().waitFor()

/** Runs steps one after the other. */
export const steps =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }

/** The server never answers these calls. */
export const hold = (calls: string) => (page: Page) => page.route(calls, () => {})

/** Changes the server's answers to these calls. */
export const amend =
  <Answer extends object>(calls: string, change: (answer: Answer) => object) =>
  (page: Page) =>
    page.route(calls, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: change((await answer.json()) as Answer) })
    })

/** The server fails at these calls. */
export const fail = (calls: string) => (page: Page) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong.', errors: {} } }))
