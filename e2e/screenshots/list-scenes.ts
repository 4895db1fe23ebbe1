import type { Page } from '@playwright/test'
import type { scannerLinks } from '#contract/doors.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { List } from '#contract/list.ts'
import { amend, fail, hold, press, type Scene, seeDialog, seeHeading, seeText, steps, threeWidths } from './scene.ts'
import type { Stage } from './stage.ts'

export function listScenes({ host, locked, long, behind, shared }: Stage): Scene[] {
  const as = host.organiser
  const path = `/app/qr-manager/${host.list.id}`
  const fresh = `/app/qr-manager/${host.fresh.id}`
  const of = `**/api/lists/${host.list.id}`
  const again = (page: Page) => page.reload()
  const [guests, doors, email, results, settings] = ['guests', 'doors', 'email', 'results', 'settings'].map(
    (part) => `${path}/${part}`,
  ) as [string, string, string, string, string]
  return [
    { name: 'manager-tonight', path: `${path}/tonight`, as, act: seeText(/of \d+ guests? came/), widths: threeWidths },
    { name: 'manager-guests', path: guests, as, act: seeContacts, widths: threeWidths },
    { name: 'manager-doors', path: doors, as, act: seeText('North gate'), widths: threeWidths },
    { name: 'manager-door-sheets', path: `${doors}/sheet`, as, act: seeText('Print'), widths: threeWidths },
    { name: 'manager-new-doors', path: `${fresh}/doors`, as, act: seeText('No scanner links yet.') },
    { name: 'manager-new-guests', path: `${fresh}/guests`, as, act: seeText('No guests yet') },
    { name: 'manager-email', path: email, as, act: seeText('What your guest sees'), widths: threeWidths },
    { name: 'manager-results', path: results, as, act: seeChart, widths: threeWidths },
    { name: 'manager', path, as, act: seeText('QR Code System Complete'), widths: threeWidths },
    { name: 'manager-settings', path: settings, as, act: seeText('Notifications'), widths: threeWidths },
    {
      name: 'ticket',
      path: `/q/${host.unused[0]!}/scan`,
      act: seeText('Show this at the entrance'),
      widths: threeWidths,
    },
    {
      name: 'manager-steps',
      path,
      as,
      act: steps(openSteps, openDetails),
      widths: threeWidths,
    },
    { name: 'manager-more', path, as, act: press('More'), isWindow: true, widths: [390] },
    {
      name: 'manager-address',
      path: email,
      as,
      isInEarnest: true,
      act: seeText('Guests can’t open this'),
      widths: threeWidths,
    },
    { name: 'manager-new', path: fresh, as, act: seeText('Complete step 1 first'), widths: threeWidths },
    { name: 'manager-new-email', path: `${fresh}/email`, as, act: seeText('Create the fields first') },
    { name: 'manager-new-results', path: `${fresh}/results`, as, act: seeText('No scans yet') },
    { name: 'manager-address-contact', path: guests, as, isInEarnest: true, isWindow: true, act: showCode },
    { name: 'manager-address-link', path: doors, as, isInEarnest: true, isWindow: true, act: addLink },
    {
      name: 'manager-doors-ready',
      path: doors,
      as,
      widths: threeWidths,
      act: steps(amend(`${of}/scanner-links`, twelveDoors), again, seeText('11 of 12 doors ready')),
    },
    { name: 'manager-doubt', path, as, act: steps(amend(of, doubted), again, seeText('Check again now')) },
    {
      name: 'manager-doubt-remove',
      path,
      as,
      act: steps(amend(of, doubted), again, press('Remove 400 contacts'), seeDialog),
      isWindow: true,
    },
    {
      name: 'manager-lost-rules',
      path,
      as,
      act: steps(
        amend(`${of}/check-status`, (answer) => ({ ...answer, lost_rule_fields: ['STAGE', 'TABLE'] })),
        press('Check List Status'),
        seeText('Your rules use fields'),
      ),
    },
    {
      name: 'manager-shared-disable',
      path: `/app/qr-manager/${shared.list.id}`,
      as: shared.organiser,
      act: steps(press('Disable System'), seeDialog),
      isWindow: true,
    },
    { name: 'manager-status', path, as, act: steps(press('Check List Status'), seeText('Checked at')) },
    { name: 'manager-loading', path, as, act: steps(hold(of), again, seeWaiting) },
    { name: 'manager-failed', path, as, act: steps(fail(of), again, seeAlert) },
    ...[path, `${path}/tonight`, guests, doors, email, results].flatMap((each) => {
      const part = each === path ? 'whole' : each.slice(path.length + 1)
      return [
        { name: `manager-${part}-failed`, path: each, as, act: steps(fail(`${of}/**`), again, seeAlert) },
        { name: `manager-${part}-loading`, path: each, as, act: steps(hold(`${of}/**`), again, seeWaiting) },
      ]
    }),
    { name: 'manager-not-found', path: '/app/qr-manager/0', as, act: seeHeading('List not found') },
    {
      name: 'manager-nobody-found',
      path: guests,
      as,
      act: async (page) => {
        await page.getByRole('searchbox', { name: 'Name, email or code' }).fill('nobody')
        await seeText(/No guest matches/)(page)
      },
    },
    {
      name: 'manager-reconnect',
      path: `/app/qr-manager/${locked.list.id}`,
      as: locked.organiser,
      act: seeText('The Mailchimp account of this list needs reconnecting'),
    },
    ...guestDialogs(guests, as),
    ...doorDialogs(doors, as),
    ...settingDialogs(path, settings, as),
    {
      name: 'manager-create-fields',
      path: fresh,
      as,
      act: steps(press('Create QR Fields'), seeDialog),
      isWindow: true,
    },
    ...ofLongNames(long),
    ...leftBehind(behind),
  ]
}

const doubted = (answer: { list: List }) => ({
  ...answer,
  list: {
    ...answer.list,
    doubt: { message: 'Mailchimp showed 0 of 400 contacts. No one was removed.', unconfirmed: 400 },
  },
})

const showCode = steps(openGuest, seeDialog)

const addLink = steps(
  press('New scanner link'),
  (page) => page.getByLabel('Label').fill('South gate'),
  press('Create link'),
  (page) => page.getByRole('dialog', { name: 'South gate' }).waitFor(),
)

const seeAlert = (page: Page) => page.getByRole('alert').first().waitFor()
const seeWaiting = (page: Page) => page.locator('[aria-busy="true"]').first().waitFor()

/** Every step of a finished setup. */
async function openSteps(page: Page) {
  for (const step of [1, 2, 3, 4, 5]) await press(`Show step ${step}`)(page)
}

const openDetails = (page: Page) => page.getByText('Details', { exact: true }).click()
/** Opens the first guest of the table. */
async function openGuest(page: Page) {
  const table = page.getByRole('table', { name: 'Guests of this list' })
  await table.getByRole('row').nth(1).getByRole('button').first().click()
}

const seeContacts = (page: Page) => page.getByRole('table', { name: 'Guests of this list' }).waitFor()

const seeChart = (page: Page) => page.getByRole('figure').first().waitFor()

type Act = (page: Page) => Promise<unknown>

const dialogAt =
  (path: string, as: Scene['as']) =>
  (name: string, ...acts: Act[]): Scene => ({
    name: `manager-${name}`,
    path,
    ...(as && { as }),
    act: steps(...acts, seeDialog),
    isWindow: true,
  })

function guestDialogs(path: string, as: Scene['as']): Scene[] {
  const dialog = dialogAt(path, as)
  return [
    dialog('contact', showCode, seeText('Scans of this code')),
    dialog('contact-erase', showCode, press('Erase…')),
  ]
}

function settingDialogs(path: string, settings: string, as: Scene['as']): Scene[] {
  const dialog = dialogAt(path, as)
  const ofSettings = dialogAt(settings, as)
  return [
    dialog('generate', openSteps, press('Generate for new contacts')),
    dialog('sync', press('Sync QR Codes from Mailchimp')),
    dialog('display-field', openSteps, press('Configure Display Field'), seeText('Display field')),
    dialog('rules', openSteps, press('Configure Logic Rules'), press('Preview'), seeText(/^Matches /)),
    ofSettings('colours', press('Show “Colours”'), press('Edit colours')),
    ofSettings(
      'colours-red',
      press('Show “Colours”'),
      press('Edit colours'),
      addRed,
      seeText('Red looks like a refusal'),
    ),
    dialog('disable', press('Disable System')),
  ]
}

function doorDialogs(path: string, as: Scene['as']): Scene[] {
  const dialog = dialogAt(path, as)
  return [
    dialog('link-new', press('New scanner link')),
    { ...dialog('link-edit', steps(press('More for North gate'), press('Edit'))), widths: [1280] },
    dialog('link-picture', press('Show QR: North gate')),
    { ...dialog('link-revoke', steps(press('More for North gate'), press('Revoke'))), widths: [1280] },
    {
      name: 'manager-link-menu',
      path,
      ...(as && { as }),
      act: press('More for North gate'),
      isWindow: true,
      widths: [390],
    },
  ]
}

/** Twelve doors before the evening. One of them fails a check. */
function twelveDoors({ links }: AnswerOf<typeof scannerLinks>) {
  const [link] = links
  const session = {
    ...link!.sessions[0],
    user_agent: 'Pixel 7a',
    started_at: link!.created_at,
    last_used_at: link!.created_at,
  }
  return {
    links: Array.from({ length: 12 }, (_, place) => ({
      ...link,
      id: String(place),
      label: place === 3 ? 'South gate' : `North gate ${place + 1}`,
      is_active: true,
      expires_at: null,
      sessions: [{ ...session, id: String(place), missing: place === 3 ? ['sound', 'battery'] : [] }],
    })),
  }
}

async function addRed(page: Page) {
  await press('Add colour')(page)
  await page.getByLabel('Word').last().fill('guest list')
  await page.getByLabel('Colour', { exact: true }).last().selectOption('red')
}

function ofLongNames({ organiser: as, list, link }: Stage['long']): Scene[] {
  const path = `/app/qr-manager/${list.id}`
  const over = { as, isWindow: true } as const
  const rules = steps(press('Show step 5'), press('Configure Logic Rules'), seeDialog)
  return [
    { name: 'manager-long', path: `${path}/tonight`, as, act: seeText(/of \d+ guests? came/), widths: threeWidths },
    { name: 'manager-long-guests', path: `${path}/guests`, as, act: seeContacts },
    { name: 'manager-long-results', path: `${path}/results`, as, act: seeChart },
    {
      name: 'manager-long-contact',
      path: `${path}/guests`,
      ...over,
      act: showCode,
    },
    {
      name: 'manager-long-link',
      path: `${path}/doors`,
      ...over,
      act: steps(press(`Show QR: ${link.label}`), seeDialog),
    },
    { name: 'manager-long-rules', path, ...over, act: rules },
  ]
}

function leftBehind({ organiser: as, adopted, namesakes }: Stage['behind']): Scene[] {
  const guessable = { path: `/app/qr-manager/${adopted.id}`, as, widths: threeWidths }
  const seeNotice = seeText('3 codes could be guessed')
  const seeLate = (page: Page) => page.getByText('Late', { exact: true }).first().waitFor()
  return [
    { name: 'behind-late', path: `/app/qr-manager/${namesakes.id}/results`, as, act: seeLate, widths: threeWidths },
    { name: 'behind-guessable', ...guessable, act: seeNotice },
    {
      name: 'behind-guessable-ask',
      ...guessable,
      act: steps(seeNotice, press('Make new codes'), seeDialog),
      isWindow: true,
    },
  ]
}
