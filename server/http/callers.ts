// Finds the caller from the credentials of the request.
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { scanTokenHeader } from '#contract/doors.ts'
import { teamHeader } from '#contract/teams.ts'
import type { NeededRole } from '#domain/role.ts'
import type { Door, Person, Team } from '../kernel/team.ts'
import { networkOf } from '../kernel/network.ts'
import { linkEnded, Refusal } from '../kernel/refusal.ts'
import { openTurns } from '../kernel/turns.ts'

/** Ways to look up the owner of a credential. */
export type Credentials = {
  findPerson: (token: string) => Promise<Person | undefined>
  /**
   * The team of the named list, or the named team, or the person's own. Throws unless the person has the needed role in
   * it.
   */
  findMember: (person: Person, needed: NeededRole, place: Place) => Promise<Required<Team>>
  /**
   * Undefined if the token is not, or no longer, a scanner session's. Throws for another session's list. Networks take
   * turns, because anyone can send made-up tokens.
   */
  findLinkDoor: (scanToken: string, listKey: string, network: string) => Promise<Door | undefined>
  /** Undefined if the token is not, or no longer, an organiser's. Throws for a list that they may not scan. */
  findOwnDoor: (token: string, listKey: string, network: string) => Promise<Door | undefined>
  /** The door of a scanner link that was identified a few seconds ago; undefined otherwise. */
  findRecentDoor: (scanToken: string, listKey: string) => Door | undefined
}

/**
 * One network may use this many of the ten connections for screens, so that made-up tokens leave the rest to others.
 */
const atOnceOfNetwork = 3

type Place = { teamId: string | undefined; listKey: string | undefined }

export type Callers = {
  person: (request: FastifyRequest) => Promise<Person>
  member: (
    request: FastifyRequest,
    needed: NeededRole,
    listKey: string | undefined,
  ) => Promise<{ person: Person; team: Required<Team> }>
  door: (request: FastifyRequest, listKey: string) => Promise<Door>
  recentDoor: (request: FastifyRequest, listKey: string) => Door | undefined
}

export function openCallers(credentials: Credentials): Callers {
  const inTurn = openTurns({ atOnce: Infinity, atOnceOfOne: atOnceOfNetwork })

  async function signedIn<Found>(
    request: FastifyRequest,
    find: (token: string) => Promise<Found | undefined>,
  ): Promise<Found> {
    const token = bearerToken(request)
    const found = token === undefined ? undefined : await find(token)
    if (!found) throw new Refusal('signed_out', 'sign_in')
    return found
  }

  const person = (request: FastifyRequest) =>
    signedIn(request, (token) => {
      const caller = { one: networkOf(request.ip), isGone: () => request.raw.socket.destroyed }
      return inTurn(caller, () => credentials.findPerson(token))
    })

  return {
    person,
    async member(request, needed, listKey) {
      const found = await person(request)
      return { person: found, team: await credentials.findMember(found, needed, { teamId: teamOf(request), listKey }) }
    },
    /** A scanner link's token overrides all other credentials: such a caller scans for that door, signed in or not. */
    async door(request, listKey) {
      const token = scanToken(request)
      const network = networkOf(request.ip)
      if (token === undefined) return signedIn(request, (bearer) => credentials.findOwnDoor(bearer, listKey, network))
      const door = await credentials.findLinkDoor(token, listKey, network)
      if (!door) throw linkEnded()
      return door
    },
    recentDoor(request, listKey) {
      const token = scanToken(request)
      return token === undefined ? undefined : credentials.findRecentDoor(token, listKey)
    },
  }
}

export function scanToken(request: FastifyRequest): string | undefined {
  const value = request.headers[scanTokenHeader]
  return typeof value === 'string' ? value : undefined
}

function teamOf(request: FastifyRequest): string | undefined {
  const value = request.headers[teamHeader]
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !z.safeParse(z.uuid(), value).success)
    throw new Refusal('not_found', 'team_not_found')
  return value
}

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}
