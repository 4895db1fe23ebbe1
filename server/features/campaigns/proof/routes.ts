import { mailProof, type ReadProof, readProof } from '#contract/mail-proof.ts'
import { codeKey, hideCodes } from '#domain/code.ts'
import { type MailWindow, mailWindows } from '#domain/mail-windows.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { takeTokenIfLeft } from '../../../database/throttle.ts'
import type { Serve } from '../../../http/serve.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Said, said, type SaidAnswer, say } from '../../../kernel/said.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Services } from '../../../services.ts'
import { findOpener, openerFor } from '../../auth/opened-by.ts'
import { findMember } from '../../teams/find-member.ts'
import { seesCodes, textSeenBy } from '../seen-by.ts'
import type { ShownPicture } from '../preflight/shown-pictures.ts'
import { findProof, openProofMemories, type ProofMemories } from './find-proof.ts'
import { mailPage, noMailPage, readMailTicket, sealMailTicket } from './mail-page.ts'
import { fetchPicture, picturesIn, readAsShown } from './read-picture.ts'

/** The rate limits of one team. A person who walks through recipients needs a fraction of them. */
const looks = { capacity: 120, secondsEach: 1 }
const readings = { capacity: 60, secondsEach: 2 }

type Params = { listId: string; campaignId: string }

export function proofRoutes(serve: Serve, services: Services): void {
  const { keys, publicUrl } = services
  const memories = openProofMemories()

  async function find(team: Team, { listId: listKey, campaignId }: Params, query: QueryOf<typeof mailProof>) {
    const place = Math.max(1, Number(query.guest ?? 1))
    const asked = { listKey, campaignId, place, version: Number(query.version ?? 0), isFresh: query.fresh === 'yes' }
    return { asked, proof: await findProof(services, memories, team, asked) }
  }

  serve.viewer(mailProof, async ({ person, team, params, query }) => {
    await refuseTooMany(`proof:${team.id}`, looks)
    const { asked, proof } = await find(team, params, query)
    const { listId, labels, total, isCertain, guest, mail } = proof
    const { campaignId, version } = asked
    const ticket = guest && {
      opener: await openerFor(services, person),
      listId,
      campaignId,
      place: guest.place,
      version,
    }
    return {
      versions: labels.map(textSeenBy(team)),
      total,
      is_certain: isCertain,
      guest: guest
        ? { number: guest.place, email: guest.email, name: guest.name, qr_code: seesCodes(team) ? guest.code : null }
        : null,
      page: ticket && mail ? `/mail/${sealMailTicket(keys, ticket, services.now())}` : null,
      left: (mail?.left ?? []).map(textSeenBy(team)),
    }
  })

  serve.viewer(readProof, async ({ team, params, query }) => {
    await refuseTooMany(`proof-reading:${team.id}`, readings)
    const { guest, mail } = (await find(team, params, query)).proof
    const shown = mail ? picturesIn(mail.html, publicUrl) : []
    const addresses = new Set(shown.flatMap((each) => each?.addresses ?? []))
    const [first] = addresses
    if (first === undefined) return { outcome: 'no_picture' as const, address: null, ways: [] }
    const own = guest?.code ? codeKey(guest.code) : undefined
    const { origin } = new URL(first)
    const pictures = new Map<string, Buffer>()
    for (const address of addresses) {
      const picture = await fetchPicture(address)
      if (!picture) return { outcome: 'unreachable' as const, address: origin, ways: [] }
      pictures.set(address, picture)
    }
    return { outcome: 'read' as const, address: origin, ways: await readWindows(shown, pictures, own) }
  })

  mailRoute(serve, services, memories)

  async function refuseTooMany(key: string, bucket: typeof looks): Promise<void> {
    if (await takeTokenIfLeft(services.database, key, bucket)) return
    throw new Refusal('too_many', 'too_many_proofs')
  }
}

/** Each window with the worst outcome of its pictures: screens of several kinds may show one or the other. `own`: the guest's key. */
async function readWindows(
  shown: readonly (ShownPicture | undefined)[],
  pictures: ReadonlyMap<string, Buffer>,
  own: string | undefined,
) {
  const known = new Map<string, Promise<string | undefined>>()
  const ways: { window: MailWindow['name']; side: number; result: ReadProof['ways'][number]['result'] }[] = []
  for (const [at, { name: window }] of mailWindows.entries()) {
    const each = shown[at]
    if (!each) {
      ways.push({ window, side: 0, result: 'unseen' })
      continue
    }
    const { addresses, ...look } = each
    const read: (string | undefined)[] = []
    for (const address of addresses) {
      const picture = pictures.get(address)
      const key = JSON.stringify([address, look])
      // Most windows show the picture alike.
      const reading = known.get(key) ?? (picture && readAsShown(picture, look))
      if (reading) known.set(key, reading)
      read.push(await reading)
    }
    const isOther = read.some((code) => code !== undefined && code !== own)
    const result = isOther ? 'other' : read.includes(undefined) ? 'unread' : 'read'
    ways.push({ window, side: Math.round(Math.min(look.shownWidth, look.shownHeight)), result })
  }
  return ways
}

/** The frame's page. */
function mailRoute(serve: Serve, services: Services, memories: ProofMemories): void {
  const { keys, publicUrl } = services
  serve.publicRoute({
    path: '/mail/:ticket/:look/:pictures',
    load: 'page',
    async answer({ ticket: text = '', look, pictures }, { language }) {
      const noMail = (status: number, words: Said | SaidAnswer) => noMailPage(status, say(language, words), language)
      const ticket = readMailTicket(keys, text, services.now())
      const person = ticket && (await findOpener(services, ticket.opener))
      if (!person) return noMail(404, said('preview_is_over'))
      try {
        const place = { teamId: undefined, listKey: ticket.listId }
        const team = await findMember(services, person, 'viewer', place)
        const { mail } = await findProof(services, memories, team, {
          ...ticket,
          listKey: ticket.listId,
          isFresh: false,
        })
        if (!mail) return noMail(404, said('draft_without_content'))
        const isMeasured = pictures === 'measured'
        const view = {
          look: look === 'dark' ? 'dark' : 'light',
          showsAll: pictures === 'all',
          isMeasured,
          publicUrl,
        } as const
        return mailPage(seesCodes(team) ? mail.html : hideCodes(mail.html, mail.codes), view)
      } catch (error) {
        if (error instanceof Refusal) return noMail(404, error.said)
        if (error instanceof MailchimpTrouble) return noMail(503, error.said)
        throw error
      }
    },
  })
}
