// Where the list of a call is now, if its team has left this installation.
import { isWellFormedCode } from '#domain/code.ts'
import type { Asking, FindElsewhere } from '../../../http/pass-on.ts'
import type { Needs } from '../../../services.ts'
import type { Departures, Elsewhere } from '../../teams/moved/departures.ts'
import { protectionHash } from '../../webhooks/protection.ts'
import { readScanToken } from '../scan-token.ts'
import { slugHash } from '../slug.ts'
import * as store from './store.ts'

export function openFindElsewhere({ database }: Needs<'database'>, departures: Departures): FindElsewhere {
  const ofFound = async (listId: Promise<string | undefined>): Promise<Elsewhere | undefined> => {
    const found = await listId
    return found === undefined ? undefined : departures.ofList(found)
  }

  return async (asking: Asking) => {
    if (!(await departures.hasAny())) return undefined
    switch (asking.kind) {
      case 'list': {
        // A scanner link's token overrides the key in the path, as it does for the caller.
        const token = asking.scanToken === undefined ? undefined : readScanToken(asking.scanToken)
        return departures.ofList(token?.listId ?? asking.listKey)
      }
      case 'link':
        return ofFound(store.listOfSlug(database, slugHash(asking.slug)))
      case 'hook':
        return ofFound(store.listOfHook(database, protectionHash(asking.code)))
      case 'page':
        return isWellFormedCode(asking.code) ? ofFound(store.listOfPage(database, asking.code)) : undefined
    }
  }
}
