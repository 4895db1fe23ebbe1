// What staff do for each visit. After a kill they do it again, as people do who did not see what became of it.
import type { Page } from '@playwright/test'
import { doorBar, readByReader, verdict } from '../door.ts'
import { expect } from '../story.ts'
import type { Diet, Exit, Party, Single, Visit, WalkIn } from './plan.ts'

export type Seen = {
  codeOf: (email: string) => string
  /** The door took the guest's answer. */
  answered: (email: string, diet: Diet) => void
}

/** A killed page continues its work on the next one, so a code may appear at any time. Then staff begin again. */
const beginAgainForMs = 90_000
/** For a step of staff, before they begin again. */
const stepMs = 4000
/** A large verdict folds before. */
const foldsMs = 8000

/** Throws if the page ends meanwhile. */
export async function serve(page: Page, visit: Visit, seen: Seen, isAgain: boolean): Promise<void> {
  if (visit.kind === 'walk-in') return addGuest(page, visit, isAgain)
  await untilDone(page, async () => {
    await clear(page)
    await (visit.kind === 'exit' ? letOut(page, visit, seen) : letIn(page, visit, seen))
  })
}

async function untilDone(page: Page, act: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + beginAgainForMs; ;) {
    try {
      return await act()
    } catch (error) {
      if (page.isClosed() || Date.now() > end) throw error
    }
  }
}

async function letIn(page: Page, guest: Single | Party, { codeOf, answered }: Seen): Promise<void> {
  const question = page.getByRole('alertdialog', { name: /^Party of/ })
  await readByReader(page, codeOf(guest.email))
  await sees(async () => (await question.isVisible()) || (await tells(page, guest.name)))
  if (guest.kind === 'party' && (await question.isVisible())) {
    const text = (await question.textContent()) ?? ''
    const areIn = text.includes('None of them') ? 0 : Number(/(\d+) of \d+ (?:is|are) in/.exec(text)![1])
    const wanted = guest.comes - areIn
    if (wanted <= 0) return question.getByRole('button', { name: 'Don’t let in' }).click()
    await question.getByRole('button', { name: `Let in ${wanted}` }).click()
    await sees(() => tells(page, guest.name))
  }
  if (await isAsked(page, guest.name)) {
    const sheet = page.getByRole('dialog', { name: guest.name })
    await sheet.getByRole('button', { name: guest.diet, exact: true }).click()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toHaveCount(0, { timeout: stepMs })
    answered(guest.email, guest.diet)
  }
}

async function addGuest(page: Page, { name, email, people, hasAgreed }: WalkIn, isAgain: boolean): Promise<void> {
  // Staff cannot know a guest without an email again. Listpass would add another one.
  if (isAgain && email === undefined) return
  const form = page.getByRole('dialog', { name: 'Add a guest' })
  await untilDone(page, async () => {
    await clear(page)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByLabel('Name').fill(name)
    if (email !== undefined) await form.getByRole('textbox', { name: 'Email' }).fill(email)
    for (let more = 1; more < people; more++) await form.getByRole('button', { name: 'One more' }).click()
    if (hasAgreed) await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: /^Add and let in/ }).click()
  })
  const code = page.getByRole('alertdialog', { name: 'Checked in' }).filter({ hasText: name })
  await sees(async () => (await code.isVisible()) || (await tells(page, name)), beginAgainForMs)
}

async function letOut(page: Page, { of: { name, email } }: Exit, { codeOf }: Seen): Promise<void> {
  await page.getByRole('button', { name: 'Out', exact: true }).click({ timeout: foldsMs })
  await readByReader(page, codeOf(email))
  await sees(() => tells(page, name, 'Checked out'))
}

/** Whether the last verdict is about this guest, and says this. */
async function tells(page: Page, name: string, word = ''): Promise<boolean> {
  const text = (await verdict(page).textContent()) ?? ''
  return text.includes(name) && text.includes(word)
}

function sees(isSo: () => Promise<boolean>, timeout = stepMs): Promise<void> {
  return expect.poll(isSo, { timeout, intervals: [50] }).toBe(true)
}

/** The door asks those whom it let in. */
async function isAsked(page: Page, name: string): Promise<boolean> {
  if (!(await tells(page, name, 'Checked in'))) return false
  const sheet = page.getByRole('dialog', { name })
  return sheet.waitFor({ timeout: stepMs }).then(
    () => true,
    () => false,
  )
}

/** Closes all that waits for staff, and turns the door to entries. */
async function clear(page: Page): Promise<void> {
  const any = page.getByRole('button', { name: /^(?:Done|Skip|Don’t let in|Got it|Close)$/ })
  for (let left = await any.count(); left > 0; left = await any.count()) await any.last().click()
  // The switch is hidden while a verdict is large.
  const isOut = ((await doorBar(page).textContent()) ?? '').includes('scanned out')
  if (isOut) await page.getByRole('button', { name: 'In', exact: true }).click({ timeout: foldsMs })
}
