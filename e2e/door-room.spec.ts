// Room at a door: on every screen and at every size of text, each verdict, question and sheet is read whole.
import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { setAsks } from '#contract/asks.ts'
import { changeContact } from '#contract/contacts.ts'
import { rotateScannerLink } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import { allWords } from '#words/testing/all-words.ts'
import { cutIn, setRoom, type Room } from './cut-words.ts'
import { addLink, readByReader } from './door.ts'
import { admission, alert, longDoor, longNames, verdicts, type Shown, type Words } from './door-verdicts.ts'
import { addOccasion, openList, type Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
/** A folder for pictures of each state in each room, to look at. */
const shots = process.env['LISTPASS_ROOM_SHOTS']

const screens = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const
const roomAt = (width: number, height: number, text = 1, zoom = 1): Room => ({
  name: `${width} × ${height}${text === 1 ? '' : `, text ${100 * text} %`}${zoom === 1 ? '' : `, zoom ${100 * zoom} %`}`,
  // A page enlarged to twice its size has half the CSS pixels.
  width: Math.round(width / zoom),
  height: Math.round(height / zoom),
  text,
})
const all = screens.flatMap(([width, height]) => [
  ...[1, 1.25, 1.5, 2].map((text) => roomAt(width, height, text)),
  ...[1.5, 2].map((zoom) => roomAt(width, height, 1, zoom)),
])
const few = [
  ...screens.map(([width, height]) => roomAt(width, height)),
  roomAt(390, 844, 1.5),
  roomAt(320, 568, 2),
  roomAt(844, 390, 2),
  roomAt(390, 844, 1, 2),
]
const rooms = isFull ? all : few

type Staged = { phone: Page; organiser: Organiser; product: Product }

/** Walks every state of a door through every room, and returns what cannot be read or pressed. */
async function findsCut({ phone, organiser, product }: Staged, language: 'fr' | 'de', words: Words): Promise<string[]> {
  const guests = [1, 2, 3].map((number) => ({
    email: `guest${number}@example.com`,
    merge_fields: { FNAME: 'Maximiliane-Friederike Wilhelmina', LNAME: `von Hohenzollern-Sigmaringen zu Braunschweig` },
  }))
  const { list, codes } = await openList(product, organiser, guests, [
    { tag: 'FNAME', name: 'First name', type: 'text' },
    { tag: 'LNAME', name: 'Last name', type: 'text' },
    { tag: 'DIET', name: 'Diet', type: 'dropdown', options: { choices: ['Everything', 'Vegetarian', 'Vegan'] } },
    { tag: 'WAIVER', name: 'Waiver', type: 'text' },
  ])
  const params = { listId: list.id }
  const [one, ofFour, ofNine] = codes as [string, string, string]
  for (const { id: contactId, qr_code: code } of await organiser.allContacts(list)) {
    const places = code === ofFour ? 4 : code === ofNine ? 9 : 1
    await organiser.call(changeContact, { params: { ...params, contactId }, body: { max_scans: places } })
  }
  const consent = 'Je souhaite recevoir la lettre du cercle des amis par email.'
  await organiser.call(changeList, { params, body: { party: 'ask', consent_words: consent } })
  const { id: occasion_id } = await addOccasion(organiser, list, {
    name: 'Sommerfest',
    has_exits: true,
    capacity: 1200,
  })
  const link = await addLink(organiser, list, longDoor, {
    may_check_in_by_name: true,
    may_add: true,
    language,
    occasion_id,
  })

  const cut: string[] = []
  const keysAt = new Map<string, string>()
  const region = phone.getByRole('region', { name: words.screen.lastResult })
  const button = (name: string) => phone.getByRole('button', { name, exact: true })
  const idle = phone.locator('[data-view="idle"]')
  const large = phone.locator('[data-view="verdict"]')
  let taken = 0

  /** `show`: brings the state back when it has gone by itself, as a verdict does after some seconds. */
  async function walk(name: string, { hasKeys = false, show }: { hasKeys?: boolean; show?: () => Promise<void> } = {}) {
    for (const room of rooms) {
      await setRoom(phone, room)
      let found = await cutIn(phone)
      if (show) {
        await expect(async () => {
          if (!(await large.isVisible())) await show()
          found = await cutIn(phone)
          expect(await large.isVisible(), await stateOf(phone)).toBe(true)
        }).toPass({ timeout: 120_000 })
      }
      cut.push(...found.map((what) => `${room.name}, ${name}: ${what}`))
      if (shots) console.log(found.map((what) => `${room.name}, ${name}: ${what}`).join('\n'))
      if (hasKeys) {
        const at = await phone.locator('[data-is-keys] button').evaluateAll((keys) =>
          keys.map((key) => {
            const { x, y, width, height } = key.getBoundingClientRect()
            return [x, y, width, height].map(Math.round).join(' ')
          }),
        )
        const first = keysAt.get(room.name) ?? String(at)
        keysAt.set(room.name, first)
        if (String(at) !== first) cut.push(`${room.name}, ${name}: the keys moved from ${first} to ${String(at)}`)
        const rows = new Set(at.map((box) => box.split(' ')[1])).size
        if (rows > 1 && room.width > 240) cut.push(`${room.name}, ${name}: the keys are ${rows} rows`)
      }
      if (shots) {
        mkdirSync(shots, { recursive: true })
        await phone.screenshot({ path: `${shots}/${String(taken++).padStart(4, '0')} ${name} ${room.name}.png` })
      }
    }
    await setRoom(phone, roomAt(390, 844))
  }
  async function show({ verdict, text = one, has }: Omit<Shown, 'name'>) {
    await phone.unroute('**/scan')
    await phone.route('**/scan', (route) => route.fulfill({ json: verdict }))
    // A busy machine may break a reader's burst. Staff would scan again too.
    await expect(async () => {
      // The words of the verdict before may be the same.
      await Promise.all([phone.waitForResponse('**/scan', { timeout: 10_000 }), readByReader(phone, text)])
      await expect(region, await stateOf(phone)).toContainText(has, { timeout: 10_000 })
    }).toPass({ timeout: 120_000 })
  }

  await phone.goto(link.url)
  const bar = phone.getByRole('status', { name: words.bar.label })
  await expect(bar).toContainText(words.bar.online)
  await expect(bar).not.toContainText(words.bar.loading)
  await walk('before the camera', { hasKeys: true })
  await button(words.camera.allow).click()
  await expect(phone.locator('[data-has-picture]')).toBeVisible()
  await walk('at rest', { hasKeys: true })

  for (const [code, places] of [
    [ofFour, 4],
    [ofNine, 9],
  ] as const) {
    await readByReader(phone, code)
    await expect(phone.getByRole('alertdialog', { name: words.partyQuestion.title({ most: places }) })).toBeVisible()
    await walk(`party of ${places}`)
    await button(words.ask.notNow).click()
  }

  for (const { name, ...state } of verdicts(words, one, isFull)) {
    await show(state)
    if (state.verdict.card?.alert) await expect(phone.getByRole('alertdialog')).toBeVisible()
    else await expect(large).toBeVisible()
    await walk(name, { hasKeys: true, show: () => show(state) })
  }
  await expect(idle).toBeVisible()
  await walk('at rest, after a scan', { hasKeys: true })

  await show({ verdict: admission(longNames[0]!, { card: alert }), has: words.reasons.ok })
  await expect(phone.getByRole('alertdialog')).toBeVisible()
  await walk('alert')
  await button(words.card.gotIt).click()

  await phone
    .getByRole('button', { name: /^Undo|Rückgängig|Annuler/ })
    .first()
    .click()
  await expect(phone.getByRole('alertdialog', { name: words.undo.title })).toBeVisible()
  await walk('undo?')
  await phone.keyboard.press('Escape')
  await phone.unroute('**/scan')

  for (const [name, opener, title] of [
    ['menu', words.screen.menu, undefined],
    ['type', words.screen.type, words.screen.type],
    ['find', words.screen.find, words.screen.find],
    ['add', words.screen.add, words.screen.addGuest],
  ] as const) {
    await button(opener).click()
    const sheet = phone.getByRole('dialog', title === undefined ? {} : { name: title })
    await expect(sheet).toBeVisible()
    if (name === 'find') {
      await sheet.getByRole('searchbox').fill('hohen')
      await expect(sheet.getByRole('listitem')).toHaveCount(3)
    }
    await walk(name)
    if (name === 'menu') {
      await sheet.getByRole('button', { name: words.screen.readyCheck }).click()
      await expect(phone.getByRole('dialog', { name: words.screen.readyCheck })).toBeVisible()
      await walk('ready check')
      await button(words.screen.close).click()
      await button(words.screen.menu).click()
      await sheet.getByRole('button', { name: words.screen.call }).click()
      await expect(phone.getByRole('dialog', { name: words.calls.title })).toBeVisible()
      await walk('call')
    }
    if (name !== 'add') {
      await button(words.screen.close).click()
      await expect(phone.getByRole('dialog')).toHaveCount(0)
    }
  }
  const form = phone.getByRole('dialog', { name: words.screen.addGuest })
  const added = 'Maximiliane-Friederike von Hohenzollern-Sigmaringen'
  await form.getByLabel(words.walkIn.name).fill(added)
  await form.getByRole('button', { name: words.walkIn.add({ people: 1 }) }).click()
  await expect(phone.getByRole('img', { name: words.newCode.code({ name: added }) })).toBeVisible()
  await walk('new code')
  await button(words.newCode.done).click()

  await phone.context().setOffline(true)
  await expect(bar).toContainText(words.bar.offline)
  const scanOffline = async () => {
    await readByReader(phone, one)
    await expect(region).toContainText(words.verdict.saved)
  }
  await scanOffline()
  await walk('saved', { hasKeys: true, show: scanOffline })
  await phone.context().setOffline(false)
  await expect(bar).toContainText(words.bar.online)

  await button(words.screen.menu).click()
  await phone.getByText(words.settings.title).click()
  await phone.getByRole('switch', { name: words.settings.asks }).click()
  await button(words.screen.close).click()
  await readByReader(phone, ofFour)
  await expect(phone.getByRole('alertdialog', { name: words.partyQuestion.title({ most: 4 }) })).toBeVisible()
  await button(words.ask.notNow).click()
  await readByReader(phone, one)
  await expect(phone.getByRole('alertdialog')).toBeVisible()
  await walk('ask first')
  await button(words.ask.notNow).click()

  const asks = [
    { tag: 'DIET', question: 'Was essen Sie heute Abend, und worauf reagieren Sie allergisch?', is_tick: false },
    { tag: 'WAIVER', question: 'Der Gast hat die Hausordnung gelesen und ist mit Fotos einverstanden.', is_tick: true },
  ]
  await organiser.call(setAsks, { params, body: { asks, is_required: true } })
  await phone.reload()
  await expect(bar).toContainText(words.bar.online)
  await readByReader(phone, ofNine)
  await expect(phone.getByRole('dialog')).toContainText(words.questions.before)
  await walk('questions to the guest')
  await phone.getByRole('dialog').getByRole('button', { name: words.questions.notNow }).last().click()

  await phone
    .getByRole('group', { name: words.occasion.direction })
    .getByRole('button', { name: words.occasion.out })
    .click()
  await expect(bar).toContainText(words.occasion.scansOut)
  await walk('out, at rest', { hasKeys: false })
  await phone.clock.setSystemTime(Date.now() + 31 * 60_000)
  await phone.reload()
  await expect(phone.getByRole('alertdialog', { name: words.occasion.askTitle })).toBeVisible()
  await walk('in or out?')

  await organiser.call(rotateScannerLink, { params: { ...params, linkId: link.id } })
  await expect(phone.locator('[data-view="closed"]')).toBeVisible()
  await walk('ended')
  return cut
}

/** What a door shows, for the message of a failure. */
async function stateOf(phone: Page): Promise<string> {
  const texts = await phone.locator('[data-view]').allInnerTexts()
  return `${await phone.locator('[data-view]').first().getAttribute('data-view')}: ${texts.join(' ').replaceAll(/\s+/g, ' ')}`
}

test('on every screen and at every size of text, all of a door is read and reached, in French', async ({
  phone,
  organiser,
  product,
}) => {
  test.slow()
  expect(await findsCut({ phone, organiser, product }, 'fr', allWords.fr.door)).toEqual([])
})

test('on every screen and at every size of text, all of a door is read and reached, in German @edge', async ({
  phone,
  organiser,
  product,
}) => {
  test.slow()
  expect(await findsCut({ phone, organiser, product }, 'de', allWords.de.door)).toEqual([])
})
