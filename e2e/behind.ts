// Special lists: with late scans of an ended link, with codes of an earlier tool, and with guests of one name.
import { randomBytes, randomUUID } from 'node:crypto'
import { changeScannerLink, openScannerLink, scanTokenHeader } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import { addLink } from './door.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'

const codeField = { tag: 'QRCODE', type: 'text', name: 'QR code' }

/** A list whose guests have codes of an earlier tool, except for the last guest. */
export async function openAdopted(product: Product, organiser: Organiser): Promise<List> {
  const account = await product.sandbox.addAccount()
  const members = [0, 1, 2, 3].map((nth) => ({
    email: `guest${nth}@example.com`,
    merge_fields: { FNAME: 'Guest', LNAME: `${nth}`, ...(nth < 3 && { QRCODE: `507f1f77bcf86cd79943901${nth}` }) },
  }))
  await product.sandbox.addAudience(account, 'Adopted', members, [codeField])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  return list!
}

/** Two guests with one name, whose masked emails are the same, and one with another. */
export async function openNamesakes(product: Product, organiser: Organiser): Promise<List> {
  const account = await product.sandbox.addAccount()
  const members = ['ada.brightwell', 'anna.brightwell', 'ben.brightwell'].map((name) => ({
    email: `${name}@example.com`,
    merge_fields: { FNAME: name.startsWith('a') ? 'A.' : 'Ben', LNAME: 'Brightwell' },
  }))
  await product.sandbox.addAudience(account, 'Namesakes', members)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  return list!
}

/** The headers of a phone that opened the link. */
async function headersOf(address: string, { url }: { url: string }): Promise<Record<string, string>> {
  const slug = new URL(url).pathname.split('/').at(-1)!
  const opened = await fetch(address + openScannerLink.path.replace(':slug', slug))
  const { scan_token: token } = openScannerLink.answer.parse(await opened.json())
  return { 'content-type': 'application/json', [scanTokenHeader]: token }
}

/** The codes that a door gives to guests with these emails, whom the list has already. */
export async function giveCodes(
  { address }: Product,
  organiser: Organiser,
  list: List,
  emails: string[],
): Promise<string[]> {
  const link = await addLink(organiser, list, 'South gate', { may_add: true })
  const headers = await headersOf(address, link)
  const given: string[] = []
  for (const email of emails) {
    const code = codeFromRandom(randomBytes(48))!
    const guest = { contact_id: randomUUID(), name: 'Ada', email, people: 1, has_agreed: false }
    const body = JSON.stringify({ qr_code: code, scan_id: randomUUID(), guest })
    const answer = await fetch(address + redeemScan.path.replace(':listId', list.id), { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`No code was given: ${answer.status}`)
    given.push(code)
  }
  return given
}

/** A scan that a phone sends after its link was switched off. */
export async function handInLate({ address }: Product, organiser: Organiser, list: List, code: string): Promise<void> {
  const link = await addLink(organiser, list, 'South gate')
  const headers = await headersOf(address, link)
  const scannedAt = new Date().toISOString()
  await organiser.call(changeScannerLink, {
    params: { listId: list.id, linkId: link.id },
    body: { label: link.label, may_check_in_by_name: false, is_active: false, expires_at: null },
  })
  const answer = await fetch(address + handInScans.path.replace(':listId', list.id), {
    method: 'POST',
    headers,
    body: JSON.stringify({
      scans: [{ qr_code: code, scan_id: randomUUID(), scanned_at: scannedAt, told: 'ok' }],
    }),
  })
  const { verdicts } = handInScans.answer.parse(await answer.json())
  if (!verdicts[0]!.success) throw new Error(`The late scan was refused: ${verdicts[0]!.reason}`)
}
