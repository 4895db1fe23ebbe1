import {
  addScannerLink,
  changeScannerLink,
  doorCheckName,
  doorManifest,
  endScannerSession,
  openScannerLink,
  removeScannerLink,
  rotateScannerLink,
  type ScannerLink as WireLink,
  scannerLinks,
  tellDoorCheck,
  type Battery,
  type DoorCheckName,
} from '#contract/doors.ts'
import type { Language } from '#domain/spoken.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services, Needs } from '../../services.ts'
import { wireList } from '../lists/wire-list.ts'
import { findOccasion } from './find-occasion.ts'
import { addLink, changeLink, rotateLink } from './change-links.ts'
import { endSession, removeLink } from './end-sessions.ts'
import { findLinksOf, type ScannerLink } from './find-links.ts'
import { openLink, findLink } from './open-link.ts'
import type { LinkOpens, LinkSettings } from './store.ts'
import type { Door } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import * as store from './store.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { findListOf } from '../lists/find-list.ts'

export function doorsRoutes(serve: Serve, services: Services): void {
  serve.arrivingDoor(openScannerLink, async ({ params, query, scanToken, ip, userAgent, language }) => {
    const isByItself = query.by_itself === 'yes'
    const opened = await openLink(services, { slug: params.slug, scanToken, isByItself, ip, userAgent })
    const { id, list_id, name, active_members, is_active, colour_rules } = wireList(opened.list, language)
    const { label, mayCheckInByName, mayKeepNames, expiresAt, createdAt } = opened.link
    const at = { door: { listId: id, linkId: opened.link.id }, chosen: undefined }
    const found = await findOccasion(services.database.doors, at)
    return {
      success: true as const,
      list: { id, list_id, name, active_members, is_active, colour_rules },
      scan_token: opened.scanToken,
      door: {
        label,
        may_check_in_by_name: mayCheckInByName,
        may_keep_names: mayCheckInByName && mayKeepNames,
        expires_at: expiresAt?.toISOString() ?? null,
        made_at: createdAt.toISOString(),
        language: opened.link.language,
        occasion: found?.occasion ?? null,
      },
      message: '',
    }
  })

  serve.anyone(doorManifest, ({ params, ip }) => describeDoor(services, params.slug, ip))

  serve.door(tellDoorCheck, async ({ door, body }) => {
    await keepCheck(services, door, body)
    return { code: 'door_check_heard', message: '' }
  })

  serve.editor(scannerLinks, async ({ team, params }) => ({
    links: (await findLinksOf(services, team, params.listId)).map(wireLink),
  }))

  serve.editor(addScannerLink, async ({ team, params, body }) => ({
    link: wireLink(await addLink(services, team, params.listId, readSettings(body))),
    message: said('link_added'),
  }))

  serve.editor(changeScannerLink, async ({ team, params, body }) => {
    const change = { ...readSettings(body), isActive: body.is_active }
    const link = await changeLink(services, team, { listKey: params.listId, linkId: params.linkId }, change)
    return { link: wireLink(link), message: said('link_updated') }
  })

  serve.editor(rotateScannerLink, async ({ team, params }) => ({
    link: wireLink(await rotateLink(services, team, { listKey: params.listId, linkId: params.linkId })),
    message: said('link_rotated'),
  }))

  serve.editor(removeScannerLink, async ({ team, params }) => {
    await removeLink(services, team, { listKey: params.listId, linkId: params.linkId })
    return { message: said('link_removed') }
  })

  serve.editor(endScannerSession, async ({ team, params }) => {
    const { listId: listKey, linkId, sessionId } = params
    await endSession(services, team, { listKey, linkId, sessionId })
    return { message: said('session_ended') }
  })
}

type LinkBody = {
  label: string
  may_check_in_by_name: boolean
  expires_at: string | null
  occasion_id?: string | null | undefined
  follows_open?: boolean | undefined
  direction?: 'in' | 'out' | null | undefined
  may_add?: boolean | undefined
  may_keep_names?: boolean | undefined
  language?: Language | null | undefined
}

function readSettings(body: LinkBody): LinkSettings & LinkOpens {
  return {
    label: body.label,
    mayCheckInByName: body.may_check_in_by_name,
    expiresAt: body.expires_at === null ? null : new Date(body.expires_at),
    occasionId: body.occasion_id,
    followsOpen: body.follows_open,
    direction: body.direction,
    mayAdd: body.may_add,
    mayKeepNames: body.may_keep_names,
    language: body.language,
  }
}

function wireLink(link: ScannerLink): WireLink {
  return {
    id: link.id,
    label: link.label,
    may_check_in_by_name: link.mayCheckInByName,
    may_add: link.mayAdd,
    may_keep_names: link.mayKeepNames,
    language: link.language,
    is_active: link.isActive,
    expires_at: link.expiresAt?.toISOString() ?? null,
    occasion_id: link.occasionId,
    follows_open: link.followsOpen,
    direction: link.direction,
    url: link.url,
    created_at: link.createdAt.toISOString(),
    rotated_at: link.rotatedAt?.toISOString() ?? null,
    last_used_at: link.lastUsedAt?.toISOString() ?? null,
    sessions: link.sessions.map(({ id, userAgent, startedAt, lastUsedAt, missing }) => ({
      id,
      user_agent: userAgent,
      started_at: startedAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      // A newer release may have stored names that this one does not know.
      missing: missing && doorCheckName.options.filter((name) => missing.includes(name)),
    })),
  }
}

/** Keeps the latest ready check of a scanner link's browser, for the organiser's page. */
async function keepCheck(
  { database }: Needs<'database'>,
  door: Door,
  check: { missing: DoorCheckName[]; battery?: Battery | undefined },
): Promise<void> {
  if (door.linkId === undefined) throw new Refusal('forbidden', 'no_check_of_members')
  await database.as({ team: door.teamId, list: door.listId }, (tx) =>
    store.keepCheck(tx, door.listId, door.sessionId, check),
  )
}

type Manifest = AnswerOf<typeof doorManifest>

/** The door as an app of its own. A link that no longer opens has none: it gets the same answer as at its opening. */
async function describeDoor(services: Needs<'database' | 'now'>, slug: string, ip: string): Promise<Manifest> {
  const link = await findLink(services, slug, ip)
  const list = await findListOf(services, { id: link.teamId }, link.listId)
  const { label } = link
  const path = `/scanner/public/${encodeURIComponent(slug)}`
  return {
    id: path,
    name: `${label} – ${list.name}`,
    short_name: label,
    ...(link.language && { lang: link.language }),
    start_url: path,
    // Another door's page opens in that door's app, or in the browser.
    scope: path,
    display: 'standalone',
    background_color: '#101216',
    theme_color: '#101216',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
