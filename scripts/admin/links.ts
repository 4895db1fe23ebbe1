import { counted } from '#domain/counted.ts'
import { operator } from '#contract/audit.ts'
import { findLinks, type Link } from '../../server/admin/lists/store.ts'
import { endLink } from '../../server/features/doors/change-links.ts'
import { removeLink } from '../../server/features/doors/end-sessions.ts'
import { type Command, WrongUse } from './command.ts'
import { listOf } from './find.ts'
import { sentences, table } from './report.ts'

const listLinks: Command = {
  usage: 'links LIST',
  what: 'the scanner links of a list, without their addresses',
  async run({ db }, { named: { LIST } }) {
    const list = await listOf(db, LIST)
    const links = (await findLinks(db, list.id)).map((link) => ({ ...link, state: stateOf(link) }))
    const columns = {
      label: 'label',
      state: 'state',
      expires_at: 'ends',
      may_check_in_by_name: 'finds by name',
      sessions: 'browsers',
      last_used_at: 'last used',
      id: 'id',
    }
    return { data: { links }, sections: [table(links, columns, { empty: 'The list has no scanner links.' })] }
  },
}

const revokeLink: Command = {
  usage: 'links revoke LIST LINK',
  what: 'removes one: its address and every browser that opened it stop scanning, at once and for good',
  async run({ db, services }, { named: { LIST, LINK } }) {
    const { list, link } = await placeOf(db, LIST, LINK)
    await removeLink(services, { id: list.owner_id }, { listKey: list.id, linkId: link.id }, operator)
    const browsers = counted(link.sessions, 'browser scans', 'browsers scan')
    return {
      data: { revoked: link.id, sessions_ended: link.sessions },
      sections: [sentences(`The scanner link “${link.label}” of ${list.name} is gone; ${browsers} no more.`)],
    }
  },
}

const expireLink: Command = {
  usage: 'links expire LIST LINK',
  what: 'ends one now, or with --at TIME then (as 2026-12-31T23:00:00Z); its organiser can give it more time',
  options: { at: { type: 'string' } },
  async run({ db, services }, { named: { LIST, LINK }, options }) {
    const at = timeOf(options['at'] as string | undefined) ?? services.database.now()
    const { list, link } = await placeOf(db, LIST, LINK)
    await endLink(services, { id: list.owner_id }, { listKey: list.id, linkId: link.id }, at)
    const when = options['at'] === undefined ? 'has ended' : `ends on ${at.toISOString()}`
    return {
      data: { link: link.id, expires_at: at },
      sections: [sentences(`The scanner link “${link.label}” of ${list.name} ${when}.`)],
    }
  },
}

async function placeOf(db: Parameters<typeof listOf>[0], listKey: string, linkId: string) {
  const list = await listOf(db, listKey)
  const link = (await findLinks(db, list.id)).find(({ id }) => id === linkId.toLowerCase())
  if (!link) throw new Error(`${list.name} has no scanner link ${linkId}. See npm run admin -- links ${list.id}`)
  return { list, link }
}

function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const at = new Date(text)
  // Without a time zone, the time would depend on the machine's zone.
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(at.getTime()))
    throw new WrongUse(`--at should be a time with its zone, such as 2026-12-31T23:00:00Z, and is "${text}".`)
  return at
}

function stateOf({ is_active: isActive, expires_at: expiresAt }: Link): string {
  if (!isActive) return 'switched off'
  return expiresAt && expiresAt.getTime() <= Date.now() ? 'ended' : 'open'
}

export const linkCommands = [listLinks, revokeLink, expireLink]
