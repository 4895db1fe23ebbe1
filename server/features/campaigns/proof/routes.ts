import { mailProof, readProof } from '#contract/mail-proof.ts'
import { codeKey } from '#domain/code.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { takeTokenIfLeft } from '../../../database/throttle.ts'
import type { Serve } from '../../../http/serve.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Said, said, type SaidAnswer, say } from '../../../kernel/said.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Services } from '../../../services.ts'
import { findMember } from '../../teams/find-member.ts'
import { findProof, openProofMemories, type ProofMemories } from './find-proof.ts'
import { mailPage, noMailPage } from './mail-page.ts'
import { readMailTicket, sealMailTicket } from './mail-ticket.ts'
import { fetchPicture, pictureIn, readInAllWays } from './read-picture.ts'

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
    const ticket = guest && { person: person.id, listId, campaignId, place: guest.place, version }
    return {
      versions: labels,
      total,
      is_certain: isCertain,
      guest: guest ? { number: guest.place, email: guest.email, name: guest.name, qr_code: guest.code } : null,
      page: ticket && mail ? `/mail/${sealMailTicket(keys, ticket, services.now())}` : null,
      left: mail?.left ?? [],
    }
  })

  serve.viewer(readProof, async ({ team, params, query }) => {
    await refuseTooMany(`proof-reading:${team.id}`, readings)
    const { guest, mail } = (await find(team, params, query)).proof
    const address = mail && pictureIn(mail.html, publicUrl)
    if (!address) return { outcome: 'no_picture' as const, address: null, ways: [] }
    const picture = await fetchPicture(address)
    if (!picture) return { outcome: 'unreachable' as const, address, ways: [] }
    const own = guest?.code ? codeKey(guest.code) : undefined
    const ways = (await readInAllWays(picture)).map(({ read, ...way }) => ({
      ...way,
      result: read === undefined ? ('unread' as const) : read === own ? ('read' as const) : ('other' as const),
    }))
    return { outcome: 'read' as const, address, ways }
  })

  mailRoute(serve, services, memories)

  async function refuseTooMany(key: string, bucket: typeof looks): Promise<void> {
    if (await takeTokenIfLeft(services.database, key, bucket)) return
    throw new Refusal('too_many', 'too_many_proofs')
  }
}

/** The frame's page. */
function mailRoute(serve: Serve, services: Services, memories: ProofMemories): void {
  const { keys, publicUrl } = services
  serve.publicRoute({
    path: '/mail/:ticket/:look/:pictures',
    load: 'page',
    async answer({ ticket: text = '', look, pictures }, language) {
      const noMail = (status: number, words: Said | SaidAnswer) => noMailPage(status, say(language, words), language)
      const ticket = readMailTicket(keys, text, services.now())
      if (!ticket) return noMail(404, said('preview_is_over'))
      try {
        // The session of the person was checked when the ticket was made.
        const person = { id: ticket.person, name: '', email: '', sessionId: '', isStrong: true }
        const place = { teamId: undefined, listKey: ticket.listId }
        const team = await findMember(services, person, 'viewer', place)
        const { mail } = await findProof(services, memories, team, {
          ...ticket,
          listKey: ticket.listId,
          isFresh: false,
        })
        if (!mail) return noMail(404, said('draft_without_content'))
        const view = { look: look === 'dark' ? 'dark' : 'light', showsAll: pictures === 'all', publicUrl } as const
        return mailPage(mail.html, view)
      } catch (error) {
        if (error instanceof Refusal) return noMail(404, error.said)
        if (error instanceof MailchimpTrouble) return noMail(503, error.said)
        throw error
      }
    },
  })
}
