// The people of the guide's pictures: a new organiser, one about to choose a list, one with a party tonight, and a bakery with
// coupons. All are in the sandbox.
import { setCard } from '#contract/card.ts'
import { setDisplayField } from '#contract/codes.ts'
import { changeContact } from '#contract/contacts.ts'
import { addScannerLink } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import { addOccasions, changeOccasion, type Occasion, type OccasionForm, segments } from '#contract/occasions.ts'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { changeTeam, invitePerson } from '#contract/teams.ts'
import { addColleague } from '../colleague.ts'
import { type Organiser, registerOrganiser } from '../organiser.ts'
import type { Product } from '../product.ts'

const firstNames = ['Ada', 'Bram', 'Chloé', 'Dilan', 'Eva', 'Femi', 'Greta', 'Hugo', 'Inès', 'Jonas', 'Kofi', 'Lotte']
const lastNames = ['Lindqvist', 'Weber', 'Okafor', 'Marques', 'Bakker', 'Ito', 'Brightwell', 'Novak', 'Moreau', 'Sato']
const fields = ['FNAME', 'LNAME', 'STAGE', 'OFFER'].map((tag) => ({ tag, name: tag, type: 'text' }))

/** Sorted by email, as the contacts are, no two neighbours share a first name. */
const guests = lastNames.flatMap((_, row) =>
  firstNames.map((first, place) => ({
    email: `guest${String(row * firstNames.length + place).padStart(3, '0')}@example.com`,
    merge_fields: {
      FNAME: first,
      LNAME: lastNames[(row + place) % lastNames.length],
      STAGE: 'invited',
      OFFER: '20 % off',
    },
  })),
)

export async function prepareStage(product: Product) {
  return {
    newcomer: await registerOrganiser(product, 'Noor Bakker'),
    chooser: await prepareChooser(product),
    host: await prepareHost(product),
    bakery: await prepareBakery(product),
    fest: await prepareFest(product),
    supper: await prepareSupper(product),
    team: await prepareTeam(product),
  }
}

export type Stage = Awaited<ReturnType<typeof prepareStage>>

async function connectTo(product: Product, owner: string, audiences: [name: string, members: number][]) {
  const organiser = await registerOrganiser(product, 'Noor Bakker')
  const account = await product.sandbox.addAccount(owner)
  for (const [name, members] of audiences) {
    await product.sandbox.addAudience(account, name, guests.slice(0, members), fields)
  }
  const lists = await organiser.connect(account.apiKey)
  return { organiser, lists }
}

/** A list whose doors show tables and alerts, and ask about parties. */
async function prepareSupper(product: Product) {
  const organiser = await registerOrganiser(product, 'Noor Bakker')
  const account = await product.sandbox.addAccount('Gala Society')
  const more = ['TABLE', 'DIET', 'NOTE'].map((tag) => ({
    tag,
    name: tag[0] + tag.slice(1).toLowerCase(),
    type: 'text',
  }))
  const members = [
    {
      email: 'priya@example.com',
      merge_fields: {
        FNAME: 'Priya',
        LNAME: 'Raghunathan',
        TABLE: '3',
        DIET: 'Nut allergy',
        NOTE: 'Walk them to the table.',
      },
    },
    { email: 'ola@example.com', merge_fields: { FNAME: 'Ola', LNAME: 'Marques', TABLE: '7' } },
  ]
  await product.sandbox.addAudience(account, 'Spring supper', members, [...fields, ...more])
  const [list] = await organiser.connect(account.apiKey)
  const contacts = await organiser.generateCodes(list!)
  const params = { listId: list!.id }
  const of = (email: string) => contacts.find((contact) => contact.email === email)!
  const party = of('ola@example.com')
  await organiser.call(changeContact, { params: { ...params, contactId: party.id }, body: { max_scans: 4 } })
  const consent = 'You may email me about your suppers.'
  await organiser.call(changeList, { params, body: { party: 'ask', consent_words: consent } })
  const card = { fields: [{ tag: 'TABLE', is_large: true }], note: 'NOTE', alert: { tag: 'DIET', is: null } }
  await organiser.call(setCard, { params, body: { card } })
  const body = { label: 'North gate', may_check_in_by_name: false, may_add: true, expires_at: null }
  const { link } = await organiser.call(addScannerLink, { params, body })
  return { door: new URL(link.url).pathname, alerted: of('priya@example.com').qr_code!, party: party.qr_code! }
}

async function prepareChooser(product: Product): Promise<Organiser> {
  const audiences: [string, number][] = [
    ['Newsletter', 118],
    ['Summer gala guests', 120],
  ]
  return (await connectTo(product, 'Gala Society', audiences)).organiser
}

async function prepareHost(product: Product) {
  const { organiser, lists } = await connectTo(product, 'Gala Society', [['Summer gala guests', 120]])
  const list = lists[0]!
  const params = { listId: list.id }
  const codes = (await organiser.generateCodes(list)).map(({ qr_code: code }) => code!)
  await organiser.call(setUpWebhook, { params, body: { mode: 'polling' } })
  await organiser.call(setDisplayField, { params, body: { display_field: 'FNAME' } })
  const rule = { if_field: 'STAGE', if_value: 'invited', then_field: 'STAGE', then_value: 'came' }
  await organiser.call(setLogicRules, { params, body: { rules: [rule] } })
  const gate = await addLink(organiser, list.id, 'North gate', false)
  const desk = await addLink(organiser, list.id, 'Help desk', true)
  const scanned = [...codes.slice(0, 41), ...codes.slice(3, 6), 'somebody else’s code']
  for (const code of scanned) await organiser.call(redeemScan, { params, body: { qr_code: code } })
  /** At the door, a contact with a display value is found by that and by email only. */
  const showNames = () => organiser.call(setDisplayField, { params, body: { display_field: null } })
  return { organiser, list, gate, desk, showNames, used: codes[0]!, unused: codes.slice(45) }
}

async function prepareBakery(product: Product) {
  const { organiser, lists } = await connectTo(product, 'Bakery on the corner', [['Regulars', 24]])
  const list = lists[0]!
  const params = { listId: list.id }
  await organiser.call(changeList, { params, body: { default_max: 5 } })
  const codes = (await organiser.generateCodes(list)).map(({ qr_code: code }) => code!)
  await organiser.call(setUpWebhook, { params, body: { mode: 'polling' } })
  const till = await addLink(organiser, list.id, 'Till 1', false)
  await organiser.call(redeemScan, { params, body: { qr_code: codes[0]! } })
  return { till, code: codes[0]! }
}

const openDay: OccasionForm = {
  name: '',
  zone: 'Europe/Amsterdam',
  opens_at: null,
  closes_at: null,
  who: null,
  own_max: 1,
  again: 'after_exit',
  day_begins: 0,
  capacity: 100,
  when_full: 'refuse',
  when_unsure: 'let_in',
  has_exits: true,
  out_at: null,
}

/** A festival of three days, whose second day is today, and a lounge for a group of guests. */
async function prepareFest(product: Product) {
  const { organiser, lists } = await connectTo(product, 'Harbour Fest', [['Harbour fest guests', 120]])
  const list = lists[0]!
  const params = { listId: list.id }
  const codes = (await organiser.generateCodes(list)).map(({ qr_code: code }) => code!)
  await organiser.call(setUpWebhook, { params, body: { mode: 'polling' } })
  const hour = Math.floor(Date.now() / 3_600_000)
  const times = (day: number) => ({ opens_at: moment(hour + 24 * day - 4), closes_at: moment(hour + 24 * day + 6) })
  const [first, ...days] = [1, 2, 3].map((day) => ({ ...openDay, name: `Harbour fest, day ${day}`, ...times(day - 2) }))
  for (const { email } of guests.slice(100)) await product.sandbox.tagMember(list.list_id, email, 'Crew')
  const [crew] = (await organiser.call(segments, { params })).segments
  const who = { kind: 'segment', id: crew!.id, name: crew!.name, is_tag: true } as const
  const lounge = { ...openDay, name: 'Crew lounge', ...times(0), capacity: 20, who }
  const all = [{ ...first!, opens_at: null, closes_at: null }, ...days, lounge]
  const { occasions } = await organiser.call(addOccasions, { params, body: { occasions: all } })
  const [yesterday, today, , room] = occasions as [Occasion, Occasion, Occasion, Occasion]
  const scan = ({ id: occasion_id }: Occasion, qr_code: string, direction: 'in' | 'out') =>
    organiser.call(redeemScan, { params, body: { qr_code, occasion_id, direction } })
  for (const code of codes.slice(0, 44)) await scan(yesterday, code, 'in')
  for (const code of codes) await scan(today, code, 'in')
  for (const code of codes.slice(0, 3)) await scan(today, code, 'out')
  await organiser.call(changeOccasion, { params: { ...params, occasionId: yesterday.id }, body: first! })
  const gate = await addLink(organiser, list.id, 'Main gate', false, today.id)
  const door = await addLink(organiser, list.id, 'Lounge', false, room.id)
  return { organiser, list, today, room, gate, door, code: codes[0]! }
}

const moment = (hour: number) => new Date(hour * 3_600_000).toISOString()

async function prepareTeam(product: Product): Promise<Organiser> {
  const { organiser, lists } = await connectTo(product, 'Gala Society', [['Summer gala guests', 24]])
  await organiser.call(changeTeam, { body: { name: 'Gala Society' } })
  await addColleague(product, organiser, 'editor', 'Ines Moreau')
  await organiser.generateCodes(lists[0]!)
  await addColleague(product, organiser, 'door', 'Kofi Novak', [lists[0]!.id])
  await organiser.call(invitePerson, {
    body: { password: organiser.password, email: 'lotte.sato@example.com', role: 'viewer' },
  })
  return organiser
}

/** The path of a scanner link. */
async function addLink(
  organiser: Organiser,
  listId: string,
  label: string,
  mayCheckInByName: boolean,
  occasion?: string,
) {
  const body = { label, may_check_in_by_name: mayCheckInByName, expires_at: null, occasion_id: occasion ?? null }
  const { link } = await organiser.call(addScannerLink, { params: { listId }, body })
  return new URL(link.url).pathname
}
