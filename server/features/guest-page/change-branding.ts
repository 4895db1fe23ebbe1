import { randomUUID } from 'node:crypto'
import { takeTokens } from '../../database/throttle.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { redrawLogo } from './logo/redraw-logo.ts'
import * as store from './store.ts'

/** A rate limit, because drawing a logo occupies a separate process for a moment. */
const logos = { capacity: 20, secondsEach: 60 }

export async function findBranding(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
): Promise<store.StoredBranding> {
  const list = await findListOf(services, team, listKey)
  return store.find(services.database, { team: team.id, list: list.id })
}

export async function changeBranding(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  settings: store.Settings,
): Promise<store.StoredBranding> {
  const list = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: list.id }
  await services.database.as(scope, async (tx) => {
    await store.put(tx, list.id, settings)
    const details = { name: settings.name, accent: settings.accent ?? '', shows_guest: settings.showsGuest }
    await keepRecord(tx, team, 'branding_changed', { listId: list.id, details })
  })
  return store.find(services.database, scope)
}

/** `file`: the bytes as the organiser chose them. Refuses all but a PNG or SVG that can be drawn. */
export async function setLogo(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  file: Buffer,
): Promise<store.StoredBranding> {
  const list = await findListOf(services, team, listKey)
  if (!(await takeTokens(services.database, [{ key: `logo:${team.id}`, ...logos }]))) {
    throw new Refusal('too_many', 'too_many_logos')
  }
  const png = await redrawLogo(file)
  return keepLogo(services, team, list.id, { id: randomUUID(), png })
}

export async function removeLogo(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
): Promise<store.StoredBranding> {
  const list = await findListOf(services, team, listKey)
  return keepLogo(services, team, list.id, null)
}

async function keepLogo(
  { database }: Needs<'database'>,
  team: Team,
  listId: string,
  logo: { id: string; png: Buffer } | null,
): Promise<store.StoredBranding> {
  const scope = { team: team.id, list: listId }
  await database.as(scope, async (tx) => {
    await store.putLogo(tx, listId, logo)
    await keepRecord(tx, team, 'logo_changed', { listId, details: { has_logo: logo !== null } })
  })
  return store.find(database, scope)
}
