import { giveTokensBack, takeTokens, type NamedBucket } from '../../../database/throttle.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { placeIn } from '../../../secrets/sealed-column.ts'
import type { Needs } from '../../../services.ts'
import type { CodeKind } from './code-buckets.ts'
import { readRecoveryCode } from './recovery-codes.ts'
import { sealedTotp, stepOfCode } from './totp.ts'
import * as store from './store.ts'

type Used = 'right' | 'used' | 'wrong'

/** Uses up a code of the person's app, or a recovery code: each works once. Refuses a wrong one. */
export async function spendCode(
  services: Needs<'database' | 'keys' | 'passwords'>,
  personId: string,
  text: string,
  bucketsOf: (kind: CodeKind) => NamedBucket[],
): Promise<CodeKind> {
  const digits = text.replaceAll(/\s/g, '')
  const recoveryCode = readRecoveryCode(text)
  const kind: CodeKind = recoveryCode === undefined ? 'totp' : 'recovery'
  const buckets = bucketsOf(kind)
  if (!(await takeTokens(services.database, buckets))) throw tooManyCodes(kind)
  const used = recoveryCode
    ? await spendRecoveryCode(services, personId, recoveryCode)
    : await spendTotpCode(services, personId, digits)
  if (used !== 'right') throw badCode(used)
  await giveTokensBack(services.database, buckets)
  return kind
}

async function spendTotpCode(
  { database, keys }: Needs<'database' | 'keys'>,
  personId: string,
  code: string,
): Promise<Used> {
  return database.as({ person: personId }, async (tx) => {
    const totp = await store.findTotp(tx, personId)
    if (!totp || totp.secret === '') return 'wrong'
    const step = stepOfCode(keys.open(totp.secret, placeIn(sealedTotp, totp.id)), code, database.now())
    if (step === undefined) return 'wrong'
    return (await store.spendStep(tx, totp.id, step)) ? 'right' : 'used'
  })
}

async function spendRecoveryCode(
  { database, passwords }: Needs<'database' | 'passwords'>,
  personId: string,
  code: string,
): Promise<Used> {
  const salted = await database.as({ person: personId }, (tx) => store.findRecoveryHash(tx, personId))
  if (salted === undefined) return 'wrong'
  const hash = await passwords.hashWithSaltOf(salted, code, personId)
  const isUsed = await database.as({ person: personId }, (tx) => store.spendRecoveryCode(tx, personId, hash))
  return isUsed ? 'right' : 'wrong'
}

function badCode(used: Exclude<Used, 'right'>): Refusal {
  return new Refusal('invalid', used === 'used' ? 'code_already_used' : 'code_wrong_or_old', { field: 'code' })
}

function tooManyCodes(kind: CodeKind): Refusal {
  return new Refusal('too_many', kind === 'totp' ? 'too_many_codes_or_recovery' : 'too_many_codes')
}
