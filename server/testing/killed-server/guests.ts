// Guests of one list, each with a code that was not shown yet.
import { randomUUID } from 'node:crypto'
import { redeemScan } from '#contract/scanning.ts'
import { call, ask } from './server.ts'
import { type Place, of, withCodes, contactsOf } from './places.ts'

/** The list of these guests. The first guest makes it. */
export let open: Promise<{ place: Place; codes: string[] }> | undefined

export async function nextGuest() {
  open ??= withCodes({ members: 40 }).then(async (place) => ({
    place,
    codes: (await contactsOf(place)).map(({ code }) => code),
  }))
  const { place, codes } = await open
  return { ...place, code: codes.pop()!, scanId: randomUUID() }
}

export type Guest = Awaited<ReturnType<typeof nextGuest>>

export function scan(guest: Pick<Guest, 'token' | 'list' | 'code'>, scanId: string) {
  return call(redeemScan, { ...of(guest), body: { qr_code: guest.code, scan_id: scanId } })
}

export async function admissionsOf({ list, code }: Guest) {
  const text = `select c.scan_count as count, (select count(*)::int from listpass.scans s
      where s.list_id = c.list_id and s.contact_id = c.id) as scans
    from listpass.contacts c where c.list_id = $1 and c.code = $2`
  return (await ask<{ count: number; scans: number }>(text, [list.id, code]))[0]!
}
