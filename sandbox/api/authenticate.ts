import { findAccountByToken, type Account } from '../store/accounts.ts'
import type { World } from '../world.ts'
import { problems } from './problem.ts'

/** Key or OAuth token, as Basic (any user name) or Bearer. A host or path that names a data centre must be the account's. */
export function authenticate(world: World, request: Request, dc: string | undefined): Account {
  if (request.headers.get('X-Trigger-Error') === 'APIKeyMissing') throw problems.keyMissing()
  const header = request.headers.get('Authorization')
  if (header === null) throw problems.keyMissing()
  const account = findAccountByToken(world, tokenIn(header))
  if (!account || (dc !== undefined && dc !== account.dc)) throw problems.keyInvalid()
  return account
}

function tokenIn(header: string): string {
  const [scheme = '', rest = ''] = header.split(' ')
  if (scheme.toLowerCase() !== 'basic') return rest
  const login = Buffer.from(rest, 'base64').toString()
  return login.slice(login.indexOf(':') + 1)
}
