import { readFileSync } from 'node:fs'
import { compareApis, type Api } from './compare-apis.ts'

// npm run compare-api -- FILE lists the differences between our description of the Marketing API and Mailchimp's own.
const file = process.argv[2]
if (!file) {
  console.error('Name the file that holds Mailchimp’s description: npm run compare-api -- marketing-api.json')
  process.exit(2)
}

type Listed = { difference: string; reason: string }
const ours = readJson<Api>(new URL('../sandbox/openapi.json', import.meta.url))
const { listed } = readJson<{ listed: Listed[] }>(new URL('../sandbox/api-differences.json', import.meta.url))

const differences = compareApis(ours, readJson<Api>(file))
const unlisted = differences.filter((difference) => !listed.some((entry) => covers(entry, difference)))
const stale = listed.filter((entry) => !differences.some((difference) => covers(entry, difference)))

for (const difference of unlisted) console.log(`not listed: ${difference}`)
for (const { difference } of stale) console.log(`listed, but no longer so: ${difference}`)
console.log(`${differences.length} differences, ${unlisted.length} not listed, ${stale.length} listed in vain`)
process.exitCode = unlisted.length + stale.length > 0 ? 1 : 0

/** A star matches any text. */
function covers({ difference }: Listed, found: string): boolean {
  const pattern = difference.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${pattern.join('.*')}$`).test(found)
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it reads
function readJson<Content>(path: string | URL): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content
}
