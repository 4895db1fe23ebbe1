// Set-ups that stop a start.
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startOldPostgres } from '../../server/testing/fault-proxy.ts'
import { askDatabase, root } from '../../server/testing/processes.ts'
import { freePort } from '../../server/testing/this-machine.ts'
import {
  connectionString,
  elsewhere,
  first,
  folder,
  isRoot,
  managed,
  nobody,
  type SetUps,
  takePort,
} from './set-ups.ts'

const otherMachine = join(root, 'server/testing/other-machine.ts')

export const wrongSettings: SetUps = {
  'a database without keys': async () => ({
    level: 'fault',
    sentence:
      'LISTPASS_KEYS is needed with DATABASE_URL, because every server must open the same credentials. It should be ' +
      '`id:key`, the key being 32 random bytes in base64, such as from `openssl rand -base64 32`, or a secret of 32 ' +
      'symbols or more.',
    settings: { DATABASE_URL: connectionString },
  }),

  'a key that is too short': async () => ({
    level: 'fault',
    sentence:
      'LISTPASS_KEYS should be one or more keys as `id:key` with commas between them, each with an id of its own, the key ' +
      'being 32 bytes in base64. A secret of 32 symbols or more, without colons and commas, may stand for the key k1.',
    settings: { ...elsewhere, LISTPASS_KEYS: 'k1:c2hvcnQ=' },
  }),

  'a file in place of the data folder': async () => {
    const DATA_DIR = join(folder, 'file')
    await writeFile(DATA_DIR, '')
    const sentence = `DATA_DIR should be a folder, and ${DATA_DIR} is a file.`
    return { level: 'fault', sentence, settings: { DATA_DIR } }
  },

  'a data folder that can only be read': async () => {
    const DATA_DIR = join(folder, 'closed')
    await mkdir(DATA_DIR)
    if (nobody !== undefined) await chown(DATA_DIR, nobody, nobody)
    await chmod(DATA_DIR, 0o500)
    return {
      level: 'fault',
      sentence:
        `The data folder ${DATA_DIR} is closed to its own user. Run chmod -R u+rwX ${DATA_DIR} as that user, or set ` +
        'another DATA_DIR.',
      settings: { DATA_DIR },
      user: nobody,
    }
  },

  'a data folder of another user': async () => {
    const DATA_DIR = isRoot ? join(folder, 'foreign') : '/'
    await mkdir(DATA_DIR, { recursive: true })
    const user = nobody ?? process.getuid?.()
    return {
      level: 'fault',
      sentence:
        `The data folder ${DATA_DIR} belongs to the user 0, and Listpass runs as the user ${user}, who may not write ` +
        `there. Run chown -R ${user} ${DATA_DIR} as root, or set another DATA_DIR.`,
      settings: { DATA_DIR },
      user: nobody,
    }
  },

  'a port that another program has': async () => {
    const PORT = String(await takePort())
    const sentence = `PORT should be a port that is free, and ${PORT} is taken by another program.`
    return { level: 'fault', sentence, settings: { ...elsewhere, PORT } }
  },

  'a sandbox port that another program has': async () => {
    const SANDBOX_PORT = String(await takePort())
    const sentence = `Port ${SANDBOX_PORT} is in use by something that is not the sandbox. Set SANDBOX_PORT to another one.`
    return { level: 'fault', sentence, settings: { ...elsewhere, MAILCHIMP: 'sandbox', SANDBOX_PORT } }
  },

  'an address with a path': async () => ({
    level: 'fault',
    sentence:
      'PUBLIC_URL should be the address that people open, without a path, such as https://listpass.example, and is ' +
      '"https://tickets.invalid/listpass".',
    settings: { PUBLIC_URL: 'https://tickets.invalid/listpass' },
  }),

  'a database that is too old': async () => {
    const [found] = await askDatabase<{ name: string }>(
      { connectionString },
      `select current_setting('server_version') as name`,
    )
    const sentence = `DATABASE_URL should lead to PostgreSQL 15 or newer, and leads to 14${found!.name.slice(2)}.`
    const DATABASE_URL = await startOldPostgres(connectionString)
    return { level: 'fault', sentence, settings: { ...elsewhere, DATABASE_URL } }
  },

  'a database that is not reached': async () => {
    const port = await freePort()
    const sentence = `DATABASE_URL should lead to a PostgreSQL server that answers: connect ECONNREFUSED 127.0.0.1:${port}`
    const DATABASE_URL = `postgresql://listpass@127.0.0.1:${port}/listpass`
    return { level: 'fault', sentence, settings: { ...elsewhere, DATABASE_URL } }
  },

  'a wrong password of the database': async () => ({
    level: 'fault',
    sentence: 'DATABASE_URL should have the right user and password: password authentication failed for user "keeper"',
    settings: { ...elsewhere, DATABASE_URL: managed('keeper', 'wrong') },
  }),

  'a user of the database who may not create roles': async () => ({
    level: 'fault',
    sentence:
      'The user of DATABASE_URL may not prepare the database (permission denied to create role). Let its administrator run ' +
      'this once: create role listpass_owner; create role listpass_app; create role listpass_worker; ' +
      'grant listpass_owner, listpass_app, listpass_worker to "keeper"; ' +
      'grant create on database "guests" to "keeper";',
    settings: { ...elsewhere, DATABASE_URL: managed('keeper', 'right') },
  }),

  'two servers on one data folder': async () => ({
    level: 'fault',
    sentence: `Another Listpass (process ${first.pid}) is using the data folder ${first.folder}. Stop it first, or set another DATA_DIR.`,
    settings: { DATA_DIR: first.folder },
  }),

  'half a Mailchimp client': async () => ({
    level: 'fault',
    sentence: 'MAILCHIMP_CLIENT_ID and MAILCHIMP_CLIENT_SECRET should both be set, or neither.',
    settings: { MAILCHIMP_CLIENT_ID: '123' },
  }),

  'a C library that the embedded database lacks': async () => ({
    level: 'fault',
    sentence:
      'The embedded PostgreSQL needs the C library glibc, and this machine has another, such as musl. Use a system with ' +
      `glibc, such as Debian. Another way is to set DATABASE_URL to a PostgreSQL 15 or newer.`,
    settings: { DATA_DIR: join(folder, 'musl'), LISTPASS_TEST_LIBC: 'musl', NODE_OPTIONS: `--import=${otherMachine}` },
  }),

  'a Node that is too old': async () => ({
    level: 'fault',
    isBefore: true,
    sentence:
      'Listpass needs Node 26 or newer, and this is 20.11.0. Run npm install, which brings one, and then npm start; it is ' +
      'also in node_modules/.bin/node.',
    settings: {
      LISTPASS_TEST_NODE: '20.11.0',
      NODE_OPTIONS: `--import=${otherMachine} --import=${join(root, 'scripts/check-node.mjs')}`,
    },
  }),
}
