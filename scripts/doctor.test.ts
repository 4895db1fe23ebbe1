// Each wrong set-up, made for real: the start and the doctor say it in the same one sentence.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type RequestListener, request as ask } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, suite, test } from 'node:test'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../server/database/embedded/start-postgres.ts'
import { newKey } from '../server/secrets/key-ring.ts'
import { startOldPostgres } from '../server/testing/fault-proxy.ts'
import { startMailServer } from '../server/testing/mail-server.ts'
import { atEnd, createDatabase } from '../server/testing/postgres.ts'
import { addDataFolder, type Child, root, startChild } from '../server/testing/processes.ts'
import { freePort } from '../server/testing/this-machine.ts'

type Settings = Record<string, string>

/** `fault`: it stops the start. The others are notes of a start that works. */
type Wrong = { level: 'fault' | 'warning' | 'hint'; sentence: string; settings: Settings; user?: number }

const isRoot = process.getuid?.() === 0
/** The user `nobody`, as whom root starts a program that may not write everywhere. */
const nobody = isRoot ? 65534 : undefined

const folder = await mkdtemp(join(tmpdir(), 'listpass-doctor-test-'))
await chmod(folder, 0o755)
atEnd(() => rm(folder, { recursive: true, force: true }))

/** Listens on this machine until the end of the file. */
async function listen(answer: RequestListener): Promise<number> {
  const server = createHttpServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

async function takePort(): Promise<number> {
  const server = createServer((socket) => socket.destroy()).listen(0)
  await once(server, 'listening')
  atEnd(async () => void server.close())
  return (server.address() as AddressInfo).port
}

const { connectionString } = await createDatabase()
const mailchimp = await listen((_request, answer) => void answer.end())
const elsewhere: Settings = { DATABASE_URL: connectionString, LISTPASS_KEYS: newKey() }

/** A set-up with nothing wrong but that its address opens on this computer alone. */
async function right(): Promise<Settings> {
  return {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    MAILCHIMP: 'live',
    MAILCHIMP_LOGIN_URL: `http://127.0.0.1:${mailchimp}`,
    LOG_LEVEL: 'error',
  }
}

const otherMachine = (more: Settings) => ({
  ...more,
  NODE_OPTIONS: `--import=${join(root, 'server/testing/other-machine.ts')}`,
})

const orDatabase = 'Another way is to set DATABASE_URL to a PostgreSQL 15 or newer.'

const setUps: Record<string, () => Promise<Wrong>> = {
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
      user: nobody!,
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
      user: nobody!,
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
    const [{ name }] = await inDatabase<{ name: string }>(
      connectionString,
      `select current_setting('server_version') as name`,
    )
    const sentence = `DATABASE_URL should lead to PostgreSQL 15 or newer, and leads to 14${name.slice(2)}.`
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
    sentence: mayNotPrepare,
    settings: { ...elsewhere, DATABASE_URL: managed('keeper', 'right') },
  }),

  'two servers on one data folder': async () => ({
    level: 'fault',
    sentence: `Another Listpass (process ${first.pid}) is using the data folder ${firstFolder}. Stop it first, or set another DATA_DIR.`,
    settings: { DATA_DIR: firstFolder },
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
      `glibc, such as Debian. ${orDatabase}`,
    settings: otherMachine({ DATA_DIR: join(folder, 'musl'), LISTPASS_TEST_LIBC: 'musl' }),
  }),

  'too little room on the disk': async () => {
    const DATA_DIR = await addDataFolder()
    const { bavail, bsize } = await statfs(DATA_DIR)
    // Of the figure that changes all the time, the first digits are enough.
    const free = String(Math.floor((bavail * bsize) / 1e6)).slice(0, -4)
    return {
      level: 'warning',
      sentence: `The disk of DATA_DIR has ${free}`,
      settings: { DATA_DIR, DISK_RESERVE_MB: '900000000' },
    }
  },

  'an address without https': async () => ({
    level: 'warning',
    sentence:
      'http://tickets.invalid has no https, and phones give the camera to https pages only. Before guests get codes, set ' +
      'PUBLIC_URL: docs/tonight.md.',
    settings: { ...elsewhere, PUBLIC_URL: 'http://tickets.invalid' },
  }),

  'an address whose name nobody knows': async () => ({
    level: 'warning',
    sentence:
      'tickets.invalid has no address in the DNS, so nobody can open https://tickets.invalid. Add an entry for it, or ' +
      'correct PUBLIC_URL.',
    settings: { ...elsewhere, PUBLIC_URL: 'https://tickets.invalid', TRUST_PROXY: 'true' },
  }),

  'an address at which nothing answers': async () => {
    const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`
    return {
      level: 'hint',
      sentence:
        `Listpass can’t open ${PUBLIC_URL} from its own machine (ECONNREFUSED). If a phone opens it, this is no fault: ` +
        'some networks have no way back to themselves.',
      settings: { ...elsewhere, PUBLIC_URL },
    }
  },

  'an address of another installation': async () => {
    const PUBLIC_URL = `http://127.0.0.1:${firstPort}`
    return {
      level: 'warning',
      sentence:
        `${PUBLIC_URL} leads to another installation of Listpass, so its links and codes open there. Correct PUBLIC_URL, ` +
        'or let its name and proxy lead here.',
      settings: { ...elsewhere, PUBLIC_URL },
    }
  },

  'an address of another program': async () => {
    const PUBLIC_URL = `http://127.0.0.1:${mailchimp}`
    const PORT = String(await freePort())
    return {
      level: 'warning',
      sentence: `${PUBLIC_URL} leads to a program that is not this Listpass. Let its proxy pass everything on to port ${PORT}.`,
      settings: { ...elsewhere, PUBLIC_URL, PORT },
    }
  },

  'an address whose certificate is wrong': async () => {
    // The certificate that this mail server brings along has expired.
    const { port } = await startMailServer({ secure: true, logger: false })
    const PUBLIC_URL = `https://localhost:${port}`
    return {
      level: 'warning',
      sentence:
        `The certificate of ${PUBLIC_URL} is refused, because it has expired. Browsers and Mailchimp refuse it too: give ` +
        'the proxy a certificate for localhost.',
      settings: { ...elsewhere, PUBLIC_URL },
    }
  },

  'an address with IPv6 alone': async () => {
    const PORT = String(await freePort())
    return {
      level: 'warning',
      sentence: `http://[::1]:${PORT} has an IPv6 address only, and many phones and networks have IPv4 only. Give its name an A record too.`,
      settings: { ...elsewhere, PORT, PUBLIC_URL: `http://[::1]:${PORT}` },
    }
  },

  'a proxy that is not trusted': async () => {
    const PORT = String(await freePort())
    const proxy = await startProxy(Number(PORT))
    return {
      level: 'warning',
      sentence:
        'The proxy before Listpass is not trusted, so all visitors share its address, and one who guesses passwords slows ' +
        'all others down. Set TRUST_PROXY: docs/operate.md, “https and the proxy”.',
      settings: { ...elsewhere, PORT, PUBLIC_URL: `http://127.0.0.1:${proxy}` },
    }
  },

  'a clock ten minutes ahead of the database': async () => ({
    level: 'warning',
    sentence: 'The clock of this machine is 10 minutes ahead of that of the database. Let NTP set it.',
    settings: {
      ...elsewhere,
      NODE_OPTIONS: `--import=${join(root, 'server/testing/shifted-clock.ts')}`,
      LISTPASS_TEST_CLOCK_MS: '600000',
    },
  }),

  'a clock that is behind Mailchimp’s': async () => {
    const port = await listen((_request, answer) => {
      answer.setHeader('date', new Date(Date.now() + 420_000).toUTCString())
      answer.end()
    })
    const sentence = 'The clock of this machine is 7 minutes behind that of Mailchimp. Let NTP set it.'
    return { level: 'warning', sentence, settings: { ...elsewhere, MAILCHIMP_LOGIN_URL: `http://127.0.0.1:${port}` } }
  },

  'a network that does not let Mailchimp through': async () => {
    const port = await freePort()
    return {
      level: 'warning',
      sentence:
        `Listpass can’t reach Mailchimp at 127.0.0.1:${port}. Let this machine connect to it and to *.api.mailchimp.com, ` +
        'port 443.',
      settings: { ...elsewhere, MAILCHIMP_LOGIN_URL: `http://127.0.0.1:${port}` },
    }
  },

  'a mail server that is not reached': async () => ({
    level: 'warning',
    sentence: 'No mail leaves Listpass. The mail server cannot be reached. Check its host and port in SMTP_URL.',
    settings: { ...elsewhere, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
  }),

  'a mail server that refuses the password': async () => {
    const { port } = await startMailServer({ onAuth: (_auth, _session, done) => done(new Error('no')) })
    return {
      level: 'warning',
      sentence:
        'No mail leaves Listpass. The mail server does not accept the user and password of SMTP_URL. Check both.',
      settings: { ...elsewhere, SMTP_URL: `smtp://noor:wrong@127.0.0.1:${port}` },
    }
  },
}

// A running installation, and a database of an administrator who gives nobody more than needed.

let first: Child
let firstFolder: string
const firstPort = await freePort()
let managedFolder: string
const managed = (user: string, password: string) =>
  `postgresql://${user}:${password}@localhost/guests?host=${encodeURIComponent(managedFolder)}`

const mayNotPrepare =
  'The user of DATABASE_URL may not prepare the database (permission denied to create role). Let its administrator run this ' +
  'once: create role listpass_owner; create role listpass_app; grant listpass_owner, listpass_app to "keeper"; grant create ' +
  'on database "guests" to "keeper";'

async function inDatabase<Row>(place: string, text: string): Promise<[Row, ...Row[]]> {
  const client = new Client({ connectionString: place })
  await client.connect()
  try {
    return ((await client.query(text)) as { rows: unknown }).rows as [Row]
  } finally {
    await client.end()
  }
}

const asAdministrator = (text: string) =>
  inDatabase(`postgresql://postgres@localhost/guests?host=${encodeURIComponent(managedFolder)}`, text)

async function startManaged(): Promise<void> {
  const rules = join(folder, 'pg_hba.conf')
  await writeFile(rules, 'local all postgres trust\nlocal all all scram-sha-256\n')
  await chmod(rules, 0o644)
  const postgres = await startEmbeddedPostgres({ dataDir: await addDataFolder(), settings: { hba_file: rules } })
  atEnd(() => postgres.stop())
  managedFolder = postgres.address.host
  await inDatabase(postgres.connectionString, `create role keeper login password 'right'`)
  await inDatabase(postgres.connectionString, 'create database guests')
}

/** Passes everything on, and names the caller. */
function startProxy(port: number): Promise<number> {
  return listen(({ method, url, headers }, answer) => {
    const named = { ...headers, 'x-forwarded-for': '203.0.113.7' }
    const passed = ask({ host: '127.0.0.1', port, method, path: url, headers: named }, (response) => {
      answer.writeHead(response.statusCode!, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.writeHead(502).end())
    passed.end()
  })
}

before(async () => {
  firstFolder = await addDataFolder()
  first = startChild('scripts/start.ts', { ...(await right()), DATA_DIR: firstFolder, PORT: String(firstPort) })
  await first.line(/^Address: /)
  await startManaged()
})

/** A start and its doctor at the same time, for several set-ups at once, because most of the time they wait. */
suite('a wrong set-up', { concurrency: 3 }, () => {
  for (const [name, make] of Object.entries(setUps))
    test(`${name} is said by the start and the doctor`, () => check(make))
})

async function check(make: () => Promise<Wrong>): Promise<void> {
  const { level, sentence, settings, user } = await make()
  const env = { ...(await right()), ...settings }
  const start = startChild('scripts/start.ts', env, [], user)
  const examine = () => startChild('scripts/doctor.ts', env, [], user)
  let doctor: Child
  if (level === 'fault') {
    doctor = examine()
    assert.equal(await start.ended, 1, start.lines.join('\n'))
    assert.deepEqual(start.lines, [sentence])
  } else {
    await start.line(new RegExp(`^Note: ${escaped(sentence)}`))
    // Some notes show only while Listpass runs.
    doctor = examine()
    await doctor.ended
    assert.equal(await start.end('SIGTERM'), 0, start.lines.join('\n'))
  }
  assert.equal(await doctor.ended, level === 'fault' ? 1 : 0, doctor.lines.join('\n'))
  const said = `${level[0]!.toUpperCase()}${level.slice(1)}: ${sentence}`
  assert.ok(
    doctor.lines.some((line) => line.startsWith(said)),
    `${said}\n${doctor.lines.join('\n')}`,
  )
}

function escaped(sentence: string): string {
  return sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
