import type { Page } from '@playwright/test'
import { fail, hold, type Scene, seeText, steps, threeWidths } from './scene.ts'
import type { Stage } from './stage.ts'

/** The part Email with the drafts of a list: each light, and each state of the screen. */
export function draftScenes({ host, shared, long }: Stage): Scene[] {
  const { organiser: as, drafts } = host
  const path = `/app/qr-manager/${host.list.id}/email`
  const calls = '**/api/lists/*/campaigns**'
  const again = (page: Page) => page.reload()
  const draft = (name: keyof typeof drafts, text: string | RegExp): Scene => ({
    name: `drafts-${name}`,
    path: `${path}?draft=${drafts[name]}`,
    as,
    act: name === 'sent' ? seeText(text) : steps(seeText(text), openAll),
    widths: threeWidths,
  })
  const opened = (name: string, of: keyof typeof drafts, part: string, text: string): Scene => ({
    name,
    path: `${path}?draft=${drafts[of]}`,
    as,
    act: steps(openPart(part), seeText(text)),
    widths: threeWidths,
  })
  return [
    { name: 'drafts', path, as, act: seeText('Every guest would get'), widths: threeWidths },
    draft('ready', 'This draft is ready'),
    draft('look', 'The plain-text part has no code'),
    draft('wrong', 'Every guest would get the same code'),
    draft('unread', 'Mailchimp shows no content'),
    draft('sent', /^Sent /),
    opened('drafts-proof', 'ready', 'See it as each guest gets it', 'Read in 6 of 6'),
    opened('drafts-proof-wrong', 'wrong', 'See it as each guest gets it', 'This mail has no picture'),
    opened('drafts-test', 'ready', 'Send me a test', 'Send the test'),
    {
      name: 'drafts-make',
      path,
      as,
      act: steps(openPart('Make a draft with the code in it'), seeText('Name of the draft')),
      widths: threeWidths,
    },
    {
      name: 'drafts-none',
      path: `/app/qr-manager/${shared.list.id}/email`,
      as: shared.organiser,
      act: seeText('No drafts yet'),
      widths: threeWidths,
    },
    {
      name: 'drafts-long',
      path: `/app/qr-manager/${long.list.id}/email`,
      as: long.organiser,
      act: seeText('The email has no picture'),
    },
    { name: 'drafts-loading', path, as, act: steps(hold(calls), again, seeText('Before you send')) },
    { name: 'drafts-failed', path, as, act: steps(fail(calls), again, seeAlert) },
    { name: 'drafts-gone', path: `${path}?draft=gone`, as, act: seeText('This draft is no longer in Mailchimp') },
  ]
}

const seeAlert = (page: Page) => page.getByRole('alert').first().waitFor()

async function openAll(page: Page) {
  await page.getByText('checks passed').click()
  await page.getByText('Mailchimp’s own checklist').click()
}

const openPart = (part: string) => (page: Page) => page.getByText(part, { exact: true }).click()
