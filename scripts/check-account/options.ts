import { parseArgs } from 'node:util'

export type Options = {
  apiFiles?: undefined
  apiKey: string
  listId: string
  /** Allows writing: makes members, fields and webhooks, and removes them. */
  mayWrite: boolean
  /** Allows reading an audience of any size. */
  isLarge: boolean
  /** `example.org`, or `me@example.org` for plus-addresses: the domain or mailbox of the members that the check creates. */
  domain: string | undefined
  /** The number of members that the check makes. */
  members: number
  /** The address at which Mailchimp reaches this program, and its local port. */
  hook: { url: string; port: number } | undefined
}

export class WrongUse extends Error {}

export const usage = `npm run -s check-account -- KEY LISTID [--write --domain DOMAIN] [--members 10] [--hook URL --port 4011] [--large]
npm run -s check-account -- --api FILE [--api FILE]

Holds what Listpass believes of Mailchimp against a real test audience, and prints a report without personal data.
  KEY                an API key, made for this and removed afterwards
  LISTID             the audience's id: Mailchimp shows it in the audience's settings
  --write            makes members, fields and webhooks of its own, tries the rest with them, and removes them
  --domain DOMAIN    a domain of yours for its members, or your address: you@example.org becomes you+…@example.org
  --members NUMBER   how many members it makes, 10 to 510; 510 tries the largest write
  --hook URL         an address that leads to this program, for webhooks; it listens at --port NUMBER (4011)
  --large            reads an audience of more than 10,000 members too

Or compares our description of the API with Mailchimp's own, and lists differences that sandbox/api-differences.json lacks.
  --api FILE         a file of Mailchimp's description; there may be several`

const known = {
  api: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  large: { type: 'boolean' },
  help: { type: 'boolean' },
  domain: { type: 'string' },
  members: { type: 'string' },
  hook: { type: 'string' },
  port: { type: 'string' },
} as const

/** Undefined if the caller asks for the usage. */
export function readOptions(argv: string[]): Options | { apiFiles: string[] } | undefined {
  const { positionals, values } = parse(argv)
  if (values.help) return undefined
  if (values.api) {
    if (positionals.length > 0) throw new WrongUse('--api goes without KEY and LISTID.')
    return { apiFiles: values.api }
  }
  return positionals.length === 0 ? undefined : readAccount(positionals, values)
}

type Values = ReturnType<typeof parse>['values']

function readAccount(positionals: string[], values: Values): Options {
  const [apiKey, listId, ...more] = positionals
  if (!apiKey || !listId || more.length > 0) throw new WrongUse('Name an API key and an audience: KEY LISTID.')
  if (!/^[\x21-\x7e]+-[a-z]{2,4}\d{1,3}$/.test(apiKey))
    throw new WrongUse('KEY should be an API key, which ends with its data centre, such as -us6.')
  if (!/^[0-9A-Za-z]{1,64}$/.test(listId)) throw new WrongUse('LISTID should be made of letters and digits.')
  const mayWrite = values.write === true
  if (!mayWrite && (values.domain ?? values.members ?? values.hook) !== undefined)
    throw new WrongUse('--domain, --members and --hook need --write.')
  if (mayWrite && values.domain === undefined)
    throw new WrongUse('--write needs --domain: Mailchimp refuses addresses of domains such as example.com.')
  return {
    apiKey,
    listId,
    mayWrite,
    isLarge: values.large === true,
    domain: values.domain === undefined ? undefined : readDomain(values.domain),
    members: readNumber('--members', values.members, 10, [10, 510]),
    hook: readHook(values.hook, readNumber('--port', values.port, 4011, [1, 65_535])),
  }
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: known, allowPositionals: true })
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message.split('. ')[0]! : String(error), { cause: error })
  }
}

function readDomain(value: string): string {
  if (/^([^\s@+]+@)?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)) return value
  throw new WrongUse('--domain should be a domain such as example.org, or an address there.')
}

function readHook(url: string | undefined, port: number): Options['hook'] {
  if (url === undefined) return undefined
  const read = URL.canParse(url) ? new URL(url) : undefined
  if (!read || !/^https?:$/.test(read.protocol) || read.search || read.hash)
    throw new WrongUse('--hook should be a web address without ? and #.')
  return { url: read.href.replace(/\/+$/, ''), port }
}

function readNumber(name: string, value: string | undefined, usual: number, [least, most]: [number, number]): number {
  const number = Number(value ?? usual)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new WrongUse(`${name} should be a number from ${least} to ${most}.`)
}
