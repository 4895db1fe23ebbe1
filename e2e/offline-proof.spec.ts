// The door's server is stopped, its page is killed at random moments, and answers are lost once the server is back. Every scan
// that showed a result is on the server exactly once, and no false conflict is shown. 24 codes and 6 kills; 500 and 50 with
// LISTPASS_PROVE=full.
import type { BrowserContext, Page } from '@playwright/test'
import type { Contact } from '#contract/contacts.ts'
import { seeded } from '../server/testing/chance.ts'
import { addLink, doorBar, hasItsList, typeCode, verdict } from './door.ts'
import { openGate } from './gate.ts'
import type { Organiser } from './organiser.ts'
import { expect, test } from './story.ts'
import { wholeLog } from './whole-log.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const { codes, kills } = isFull ? { codes: 500, kills: 50 } : { codes: 24, kills: 6 }
/** The share of delayed answers that get lost. */
const lostShare = 0.2

// A door is a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, keepsScanner: true })
test.setTimeout(900_000)

test('each scan with a shown result is on the server once, through kills and lost connections', async ({
  context,
  organiser,
  product,
}) => {
  const chance = seeded(20_260_501)
  const gate = await openGate(product)
  const { list, guests } = await openFestival(organiser, product)
  const link = await addLink(organiser, list, 'North gate')
  const door = await watchedDoor(context, `${gate.address}${new URL(link.url).pathname}`)
  await hasItsList(door.page())
  await door.page().evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await gate.shut()
  await door.kill()

  /** After this many scans the page is closed, at a random moment of one of them. */
  const killEvery = Math.floor(codes / (kills - 3))
  for (const [place, guest] of guests.slice(0, Math.floor(codes * 0.8)).entries()) {
    if (place % killEvery === killEvery - 1) await door.killDuring(guest, chance.next() * 60)
    await door.scan(guest)
  }
  await gate.open()
  gate.lose(({ method }) => method === 'POST' && chance.happens(lostShare))
  // While waiting scans are sent, and while the server decides, with some of its answers lost.
  for (const guest of guests.slice(Math.floor(codes * 0.8))) {
    if (door.kills() < kills && chance.happens(0.2)) await door.killDuring(guest, chance.next() * 250)
    await door.scan(guest)
  }
  while (door.kills() < kills) await door.kill()
  await expect(doorBar(door.page())).toHaveText('Connected.')
  await expect(door.page().getByText('Needs attention')).toHaveCount(0)
  await gate.close()

  const kept = Map.groupBy(await wholeLog(organiser, list), ({ code }) => code ?? '')
  const shown = door.shown()
  console.log(`${shown.length} results shown, ${gate.lost()} answers lost, ${door.kills()} kills`)
  for (const guest of guests) {
    const scans = kept.get(guest.qr_code!.toUpperCase()) ?? kept.get(guest.qr_code!) ?? []
    const told = shown.filter((text) => text.includes(guest.display_value))
    const results = ['Checked in', 'Already used'].filter((result) => told.some((text) => text.includes(result)))
    // Each result that was shown is kept, and nothing that was never tried.
    expect(scans.length, guest.display_value).toBeGreaterThanOrEqual(results.length)
    expect(scans.length, guest.display_value).toBeLessThanOrEqual(door.tries(guest))
    expect(scans.filter(({ standing }) => standing === 'counts').length, guest.display_value).toBe(1)
    expect(scans.filter(({ standing, reason }) => standing === 'conflict' || reason === 'conflict')).toEqual([])
  }
  expect(new Set([...kept.values()].flat().map(({ scan_id: id }) => id)).size).toBe([...kept.values()].flat().length)
})

/** A door whose results are written down as they are painted, and whose page can end at any moment. */
async function watchedDoor(context: BrowserContext, address: string) {
  const shown: string[] = []
  const tries = new Map<string, number>()
  let kills = 0
  await context.exposeBinding('tellShown', (_, text: string) => void shown.push(text))
  await context.addInitScript(watchVerdicts)
  let page = await open()

  async function open(): Promise<Page> {
    const opened = await context.newPage()
    await opened.goto(address)
    await expect(doorBar(opened)).toBeVisible()
    await expect(doorBar(opened)).not.toContainText('Saving the list')
    return opened
  }

  async function kill(): Promise<void> {
    kills++
    await page.close({ runBeforeUnload: false })
    page = await open()
  }

  async function begin(guest: Contact): Promise<void> {
    tries.set(guest.id, (tries.get(guest.id) ?? 0) + 1)
    await typeCode(page, guest.qr_code!)
  }

  return {
    page: () => page,
    shown: () => shown,
    kills: () => kills,
    tries: ({ id }: Contact) => tries.get(id) ?? 0,
    kill,
    async scan(guest: Contact): Promise<void> {
      await begin(guest)
      await expect(verdict(page)).toContainText(guest.display_value, { timeout: 20_000 })
    },
    /** The guest stays, and the next page scans them again. */
    async killDuring(guest: Contact, afterMs: number): Promise<void> {
      await begin(guest)
      await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), afterMs)
      await kill()
    },
  }
}

/** Runs in the page: records each change of the verdict area. */
function watchVerdicts(): void {
  const { tellShown } = globalThis as unknown as { tellShown: (text: string) => void }
  let last = ''
  new MutationObserver(() => {
    const text = document.querySelector('section[aria-label="Last result"]')?.textContent ?? ''
    if (text !== '' && text !== last) tellShown(text)
    last = text
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** A list whose guests each have their own name. */
async function openFestival(organiser: Organiser, product: Parameters<typeof openGate>[0]) {
  const account = await product.sandbox.addAccount()
  const members = Array.from({ length: codes }, (_, place) => ({
    email: `guest${place}@example.com`,
    merge_fields: { FNAME: 'Guest', LNAME: `Nr${String(place).padStart(4, '0')}` },
  }))
  await product.sandbox.addAudience(account, 'Festival', members)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  return { list: list!, guests: await organiser.allContacts(list!) }
}
