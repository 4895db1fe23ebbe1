// Where the list of a call is now, if its team has left this installation.
import { isGuessable } from '#domain/code.ts'
import type { Asking, FindElsewhere } from '../../../http/redirect-moved.ts'
import type { Needs } from '../../../services.ts'
import { openElsewhere } from '../../teams/elsewhere.ts'
import { protectionHash } from '../../webhooks/protection.ts'
import { readScanToken } from '../scan-token.ts'
import { slugHash } from '../slug.ts'
import * as store from './store.ts'

export function openFindElsewhere(services: Needs<'database' | 'log'>): FindElsewhere {
  const elsewhere = openElsewhere(services)
  return async (asking) => {
    const teams = await elsewhere()
    if (teams.length === 0) return undefined
    const listId = await listOf(services, asking)
    return listId === undefined ? undefined : teams.find(({ listIds }) => listIds.includes(listId))
  }
}

async function listOf({ database }: Needs<'database'>, asking: Asking): Promise<string | undefined> {
  switch (asking.kind) {
    case 'list': {
      // A scanner link's token overrides the key in the path, as it does for the caller.
      const token = asking.scanToken === undefined ? undefined : readScanToken(asking.scanToken)
      return token?.listId ?? asking.key
    }
    case 'link':
      return store.listOfSlug(database, slugHash(asking.key))
    case 'hook':
      return store.listOfHook(database, protectionHash(asking.key))
    case 'page':
      // The page of a guessable code is the same everywhere, and a redirect would tell that the code exists.
      return isGuessable(asking.key) ? undefined : store.listOfPage(database, asking.key)
  }
}
