// The people of the screenshots: a new organiser, one with a list whose generation runs, one whose key was revoked, and
// one with very long names.
import { addAccount } from '#contract/accounts.ts'
import { setDisplayField } from '#contract/codes.ts'
import { addScannerLink, openScannerLink } from '#contract/doors.ts'
import { syncLists } from '#contract/lists.ts'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { handInLate, openAdopted, openNamesakes } from '../behind.ts'
import { addLink as addDoor } from '../door.ts'
import { type Organiser, registerOrganiser, setUpTwice } from '../organiser.ts'
import type { Product } from '../product.ts'
import type { MailchimpAccount } from '../sandbox-admin.ts'

const firstNames = ['Ada', 'Bram', 'Chloé', 'Dilan', 'Eva', 'Femi', 'Greta', 'Hugo', 'Inès', 'Jonas', 'Kofi', 'Lotte']
const lastNames = ['Lindqvist', 'Weber', 'Okafor', 'Marques', 'Bakker', 'Ito']
const fields = ['FNAME', 'LNAME', 'STAGE'].map((tag) => ({ tag, name: tag, type: 'text' }))
const guests = lastNames.flatMap((last, row) =>
  firstNames.map((first, place) => ({
    email: `guest${String(row * firstNames.length + place).padStart(3, '0')}@example.com`,
    merge_fields: { FNAME: first, LNAME: last, STAGE: 'invited' },
  })),
)

export async function prepareStage(product: Product) {
  const stranger = await registerOrganiser(product, 'Sam Okafor')
  return {
    stranger,
    host: await prepareHost(product),
    locked: await prepareLocked(product),
    long: await prepareLong(product),
    behind: await prepareBehind(product),
    shared: await prepareShared(product),
    low: await prepareLow(product),
  }
}

export type Stage = Awaited<ReturnType<typeof prepareStage>>

async function prepareHost(product: Product) {
  const organiser = await registerOrganiser(product, 'Noor Bakker')
  const account = await product.sandbox.addAccount('Gala Society')
  await product.sandbox.addAudience(account, 'Summer gala guests', guests, fields)
  await product.sandbox.addAudience(account, 'Newsletter', 3)
  // The scenes of the setup give this list its codes. The newsletter stays unchanged.
  await product.sandbox.addAudience(account, 'Autumn fair', 3)
  const lists = await organiser.connect(account.apiKey)
  const list = lists.find(({ name }) => name === 'Summer gala guests')!
  const fresh = lists.find(({ name }) => name === 'Newsletter')!
  const codes = (await organiser.generateCodes(list)).map(({ qr_code: code }) => code!)
  const params = { listId: list.id }
  await organiser.call(setUpWebhook, { params, body: { mode: 'polling' } })
  await organiser.call(setDisplayField, { params, body: { display_field: 'FNAME' } })
  const rule = { if_field: 'STAGE', if_value: 'invited', then_field: 'STAGE', then_value: 'customer' }
  await organiser.call(setLogicRules, { params, body: { rules: [rule] } })
  const link = await addLink(organiser, list.id, 'North gate')
  const closing = await addLink(organiser, list.id, 'Garden')
  await addLink(organiser, list.id, 'Terrace')
  await openLink(product, link.url)
  const drafts = await addDrafts(product, account, list.list_id)
  const scanned = [...codes.slice(0, 26), ...codes.slice(3, 6), 'no code of ours']
  for (const code of scanned) await organiser.call(redeemScan, { params, body: { qr_code: code } })
  return { organiser, list, fresh, link, closing, drafts, used: codes[0]!, unused: codes.slice(30) }
}

async function prepareLocked(product: Product) {
  const organiser = await registerOrganiser(product, 'Ines Moreau')
  const account = await product.sandbox.addAccount('Harbour Nights')
  await product.sandbox.addAudience(account, 'Harbour Nights members', guests.slice(0, 5), fields)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await product.sandbox.revokeKey(account)
  const { id } = list!.account
  // The call fails on purpose: the screenshot shows the screen after it.
  await organiser.call(syncLists, { params: { accountId: id } }).catch(() => undefined)
  return { organiser, list: list! }
}

async function prepareLong(product: Product) {
  const word = 'Extraordinarilylongnamewithoutanyspaceatall'
  const long = (length: number) => word.repeat(5).slice(0, length)
  const organiser = await registerOrganiser(product, long(100))
  const account = await product.sandbox.addAccount(long(200))
  const people = [0, 1, 2].map((place) => ({
    email: `${place}${long(59)}@${'subdomain.'.repeat(12)}example.com`,
    merge_fields: { FNAME: long(200), LNAME: long(200), STAGE: long(200) },
  }))
  await product.sandbox.addAudience(account, long(200), people, fields)
  const [list] = await organiser.connect(account.apiKey)
  const codes = (await organiser.generateCodes(list!)).map(({ qr_code: code }) => code!)
  const params = { listId: list!.id }
  const rule = { if_field: 'STAGE', if_value: long(200), then_field: 'STAGE', then_value: `${long(200)}s` }
  await organiser.call(setLogicRules, { params, body: { rules: [rule] } })
  const link = await addLink(organiser, list!.id, long(60))
  await openLink(product, link.url)
  for (const code of codes.slice(0, 2)) await organiser.call(redeemScan, { params, body: { qr_code: code } })
  const settings = { title: long(100), subject_line: long(150) }
  await product.sandbox.addCampaign(account, { list_id: list!.list_id, settings, html: long(500) })
  return { organiser, list: list!, link, used: codes[0]! }
}

/** A late scan, namesakes at a link, codes that could be guessed, and a link that will end with a scan on its phone. */
async function prepareBehind(product: Product) {
  const organiser = await registerOrganiser(product, 'Mira Weber')
  const adopted = await openAdopted(product, organiser)
  const namesakes = await openNamesakes(product, organiser)
  const [first, second] = await organiser.allContacts(namesakes)
  await handInLate(product, organiser, namesakes, first!.qr_code!)
  const link = await addDoor(organiser, namesakes, 'North gate', { may_check_in_by_name: true })
  const ending = await addDoor(organiser, namesakes, 'West gate')
  return { organiser, adopted, namesakes, link, ending, unused: second!.qr_code! }
}

/** Two organisers who set up one audience, and a third who may not. */
async function prepareShared(product: Product) {
  const organiser = await registerOrganiser(product, 'Kofi Mensah')
  const account = await product.sandbox.addAccount('Harbour Nights')
  await product.sandbox.addAudience(account, 'Harbour Nights members', guests.slice(0, 5), fields)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  const other = await registerOrganiser(product, 'Ines Moreau')
  await setUpTwice(product, account, { organiser, list: list! }, other)
  const late = await registerOrganiser(product, 'Sanne Visser')
  const [taken] = await late.connect(account.apiKey)
  return { organiser, list: list!, late, taken: taken! }
}

/** A key whose user may not read lists. */
async function prepareLow(product: Product) {
  const organiser = await registerOrganiser(product, 'Lotte Weber')
  const account = await product.sandbox.addAccount('Gala Society')
  await product.sandbox.setFault(account, { kind: 'wrong_answer', answer: 'forbidden', operation: 'getLists' })
  await organiser.call(addAccount, { body: { account_name: 'Gala Society', api_key: account.apiKey } })
  return { organiser }
}

async function addLink(organiser: Organiser, listId: string, label: string) {
  const body = { label, may_check_in_by_name: true, expires_at: '2036-05-01T18:30:00.000Z' }
  return (await organiser.call(addScannerLink, { params: { listId }, body })).link
}

/** Opens the link once, so that the list of devices is not empty. */
async function openLink({ address }: Product, url: string) {
  const slug = new URL(url).pathname.split('/').at(-1)!
  const path = openScannerLink.path.replace(':slug', slug)
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
  const answer = await fetch(address + path, { headers: { 'User-Agent': agent } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
}

/** A draft for each light, and one that cannot be read. Returns their ids. */
async function addDrafts({ address, sandbox }: Product, account: MailchimpAccount, listId: string) {
  const image = (src: string, width = 200) =>
    `<p>Hello *|FNAME|*</p>\n<img src="${src}" width="${width}" height="${width}" alt="QR code">\n<a href="*|UNSUB|*">Leave</a>`
  const own = `${address}/qr-code/*|QRCODE|*`
  const add = async (title: string, html: string, more: object = {}) => {
    const settings = { title, subject_line: title, from_name: 'Noor', reply_to: 'noor@example.com' }
    const draft = { list_id: listId, settings, html, plain_text: 'Your code: *|QRCODE|*', ...more }
    return (await sandbox.addCampaign(account, draft)).id
  }
  return {
    unread: await add('Begun in the New Builder', '', { plain_text: '', content_type: 'multichannel' }),
    wrong: await add('دعوة إلى حفل الصيف', image('https://mcusercontent.com/5a1e/images/qr-code-sample.png', 120)),
    look: await add('Reminder', image(own, 120), { plain_text: 'See you!' }),
    sent: await add('Save the date', image(own), { status: 'sent', send_time: 1_790_000_000 }),
    ready: await add('Invitation', image(own), { status: 'schedule', send_time: 1_795_000_000 }),
  }
}
