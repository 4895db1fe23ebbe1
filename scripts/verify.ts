// npm run verify checks the data's invariants in the database and at Mailchimp. Exits 1 if one does not hold.
import { counted } from '#domain/counted.ts'
import { existsSync } from 'node:fs'
import { readConfig } from '../server/config.ts'
import { openAsOwner } from '../server/database/open.ts'
import { withOwnDatabase } from '../server/database/reach-own.ts'
import { openLog } from '../server/log.ts'
import { openToolServices } from '../server/open-services.ts'
import { readOrMakeKeys } from '../server/secrets/keys-file.ts'
import { findDifferences } from '../server/verify/compare-lists.ts'
import { findTagDrift } from '../server/verify/compare-tags.ts'
import { findBrokenInvariants } from '../server/verify/invariants.ts'
import { pointToSandbox } from './run-sandbox.ts'

type Address = Parameters<typeof openAsOwner>[0]

if (existsSync('.env')) process.loadEnvFile('.env')
pointToSandbox(readConfig(process.env), process.env)
const config = readConfig(process.env)

const address = config.databaseUrl
const found = await (address ? verify({ connectionString: address }) : withOwnDatabase(config.dataDir, verify)).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  },
)
for (const { invariant, listId, about } of [...found.findings, ...found.unheard])
  console.log(`${invariant}\n  list ${listId}, ${about}`)
console.log(
  `${found.findings.length} broken, ${counted(found.compared, 'member', 'members', String)} compared with Mailchimp`,
)
process.exit(found.findings.length === 0 ? 0 : 1)

async function verify(address: Address) {
  const db = openAsOwner(address)
  const keys = config.keys ?? readOrMakeKeys(config.dataDir)
  const open = openToolServices({ address, keys, mailchimpApiUrl: config.mailchimpApiUrl, log: openLog('error') })
  try {
    const broken = await findBrokenInvariants(db)
    const differences = await findDifferences(open.services, db)
    const drift = await findTagDrift(open.services, db)
    return { ...differences, findings: [...broken, ...differences.findings, ...drift] }
  } finally {
    await open.close()
    await db.destroy()
  }
}
