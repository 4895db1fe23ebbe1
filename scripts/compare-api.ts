import { readFileSync } from 'node:fs'
import { compareWithAll, type Api } from './compare-apis.ts'

// npm run compare-api -- FILE... lists the differences between our description of the Marketing API and Mailchimp's own,
// which may be spread over several files.
const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('Name the files that hold Mailchimp’s description: npm run compare-api -- marketing-api.json')
  process.exit(2)
}

type Listed = { difference: string; reason: string }
const ours = readJson<Api>(new URL('../sandbox/openapi.json', import.meta.url))
const { listed } = readJson<{ listed: Listed[] }>(new URL('../sandbox/api-differences.json', import.meta.url))

const differences = compareWithAll(
  ours,
  files.map((file) => readJson<Api>(file)),
)
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
