// Two doors on a mixed evening: guests alone, parties, guests whom staff add, questions and exits. Pages, browsers and the
// server are killed, connections and answers get lost. Nothing that was shown is lost, nothing is doubled, and nobody is
// subscribed. 16 visits and 5 kills; 420 and 200 with LISTPASS_PROVE=full.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setAsks } from '#contract/asks.ts'
import { changeContact } from '#contract/contacts.ts'
import { addScannerLink } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import type { List } from '#contract/list.ts'
import { changeOccasion } from '#contract/occasions.ts'
import { type Chance, seeded } from '../server/testing/chance.ts'
import { doorBar } from './door.ts'
import { compareEvening, wasShown, type Evening } from './evening/compare.ts'
import { openDoorOfEvening, type DoorOfEvening, type Victim } from './evening/door-of-evening.ts'
import { diets, guestsOf, planVisits, type Diet, type Visit } from './evening/plan.ts'
import { serve, type Seen } from './evening/staff.ts'
import { openGate, type Gate } from './gate.ts'
import { anyTime, openList, type Organiser } from './organiser.ts'
import { expect, test } from './story.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
/** Of each of the two doors; and kills of the server. */
const size = isFull
  ? { visits: 210, pages: 65, browsers: 20, servers: 30 }
  : { visits: 8, pages: 1, browsers: 1, servers: 1 }
const lostShare = 0.15

test.setTimeout(isFull ? 2_400_000 : 900_000)

test('parties, new guests, answers and exits outlive kills of page, browser and server', async ({
  organiser,
  product,
}, testInfo) => {
  const seed = Number(process.env['LISTPASS_SEED'] ?? 20_261_127)
  const chance = seeded(seed)
  const plans = ['North', 'South'].map((door) => planVisits(door, size.visits, chance))
  const visits = plans.flat()
  const { account, list, codeOf } = await openEvening(organiser, product, visits)
  for (const operation of ['batchSubscribe', 'addMember']) {
    await product.sandbox.setFault(account, { kind: 'lost_answer', operation, probability: 0.1, seed })
  }
  const answers = new Map<string, Diet>()
  const seen: Seen = { codeOf: (email) => codeOf.get(email)!, answered: (email, diet) => answers.set(email, diet) }

  const stations = [
    await openStation(organiser, product, list, 'North'),
    await openStation(organiser, product, list, 'South'),
  ]
  let isOver = false
  const over = () => isOver
  const troubles = [
    ...stations.map(({ gate }, place) => troubleNetwork(gate, seeded(seed + place + 1), over)),
    killServer(product.kill, seeded(seed + 3), over),
  ]
  try {
    const serving = stations.map(({ door }, place) =>
      serveAll(door, plans[place]!, seen, seeded(seed + place + 10)).catch(async (error: unknown) => {
        await door.page().screenshot({ path: testInfo.outputPath(`door ${place}.png`) })
        throw error
      }),
    )
    await Promise.all(serving)
    isOver = true
    await Promise.all(troubles)
    for (const { door } of stations) await handsIn(door)
  } finally {
    isOver = true
    await Promise.allSettled(troubles)
    for (const { close } of stations) await close()
  }

  const shown = stations.flatMap(({ door }) => door.shown())
  const evening: Evening = { organiser, product, account, list, visits, shown, answers }
  await product.sandbox.clearFaults(account)
  await expect(() => compareEvening(evening)).toPass({ timeout: 120_000 })
  const kinds = Object.entries(Object.groupBy(visits, ({ kind }) => kind)).map(([kind, of]) => `${of.length} × ${kind}`)
  const added = visits.filter((visit) => visit.kind === 'walk-in' && wasShown(evening, visit)).length
  const lost = stations.reduce((sum, { gate }) => sum + gate.lost(), 0)
  console.log(
    `seed ${seed}: ${kinds.join(', ')}; ${added} new guests shown, ${answers.size} answers, ${lost} calls' answers lost`,
  )
  console.log(`${2 * size.pages} kills of pages, ${2 * size.browsers} of browsers, ${size.servers} of the server`)
})

/** A browser at a door, which has all that it needs without a connection. */
async function openStation(organiser: Organiser, product: Parameters<typeof openGate>[0], list: List, label: string) {
  const gate = await openGate(product)
  const profile = await mkdtemp(join(tmpdir(), 'listpass-evening-'))
  const door = await openDoorOfEvening(profile, gate.address + (await addDoor(organiser, list, label)))
  await expect(doorBar(door.page())).toHaveText(/^Connected\./)
  await door.page().evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const close = async () => {
    await door.close()
    await gate.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { gate, door, close }
}

async function handsIn(door: DoorOfEvening): Promise<void> {
  const bar = doorBar(door.page())
  await expect(bar).toHaveText(/^Connected\./)
  await expect(bar).not.toContainText('waiting')
  await expect(door.page().getByText('Needs attention')).toHaveCount(0)
}

/** All visits of a door, with its kills at random moments of random visits. */
async function serveAll(door: DoorOfEvening, plan: Visit[], seen: Seen, chance: Chance): Promise<void> {
  const victims: Victim[] = [...Array<Victim>(size.pages).fill('page'), ...Array<Victim>(size.browsers).fill('browser')]
  for (const [place, visit] of plan.entries()) {
    if (chance.next() < victims.length / (plan.length - place)) {
      const [victim] = victims.splice(chance.below(victims.length), 1)
      const broken = serve(door.page(), visit, seen, false).catch((error: unknown) => error)
      await pause(chance.next() * 1200)
      await door.kill(victim!)
      await broken
      await serve(door.page(), visit, seen, true)
    } else {
      await serve(door.page(), visit, seen, false)
    }
  }
}

async function troubleNetwork(gate: Gate, chance: Chance, isOver: () => boolean): Promise<void> {
  gate.lose(({ method }) => method !== 'GET' && chance.happens(lostShare))
  while (!isOver()) {
    await pauseUnless(isOver, 1000 + chance.next() * 7000)
    await gate.shut()
    await pauseUnless(isOver, 500 + chance.next() * 4000)
    await gate.open()
  }
  gate.lose(() => false)
}

async function killServer(kill: () => Promise<void>, chance: Chance, isOver: () => boolean): Promise<void> {
  for (let kills = 0; kills < size.servers; kills++) {
    await pauseUnless(isOver, 1000 + chance.next() * 3000)
    await kill()
  }
}

async function pauseUnless(isOver: () => boolean, ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end && !isOver();) await pause(50)
}

/** A list with these guests, whose doors ask, add guests, and scan exits. */
async function openEvening(organiser: Organiser, product: Parameters<typeof openList>[0], visits: Visit[]) {
  const guests = guestsOf(visits)
  const members = guests.map(({ email, name }) => {
    const [first, last] = name.split(' ')
    return { email, merge_fields: { FNAME: first!, LNAME: last! } }
  })
  const fields = [
    { tag: 'FNAME', name: 'First name', type: 'text' },
    { tag: 'LNAME', name: 'Last name', type: 'text' },
    { tag: 'DIET', name: 'Diet', type: 'dropdown', options: { choices: diets } },
  ]
  const { account, list } = await openList(product, organiser, members, fields)
  const params = { listId: list.id }
  const contacts = new Map((await organiser.allContacts(list)).map((contact) => [contact.email, contact]))
  for (const guest of guests) {
    if (guest.kind !== 'party') continue
    const contactId = contacts.get(guest.email)!.id
    await organiser.call(changeContact, { params: { ...params, contactId }, body: { max_scans: guest.size } })
  }
  await organiser.call(changeList, { params, body: { party: 'ask', consent_words: 'You may email me.' } })
  const asks = [{ tag: 'DIET', question: 'What do you eat?', is_tick: false }]
  await organiser.call(setAsks, { params, body: { is_required: false, asks } })
  const body = { ...anyTime, name: 'Mixed evening', has_exits: true }
  await organiser.call(changeOccasion, { params: { ...params, occasionId: list.id }, body })
  return { account, list, codeOf: new Map([...contacts].map(([email, { qr_code: code }]) => [email, code!])) }
}

async function addDoor(organiser: Organiser, { id }: List, label: string): Promise<string> {
  const body = { label, may_check_in_by_name: false, may_add: true, expires_at: null }
  const { link } = await organiser.call(addScannerLink, { params: { listId: id }, body })
  return new URL(link.url).pathname
}
