// node docs/security/scan.ts [minutes]: starts Listpass on this machine with sample data. Then wapiti and sqlmap attack
// it as strangers, as an organiser and as a door with a scanner link. Reports go into a temporary folder, a summary to
// the screen. Exits with 1 if they found something.
//
// Both tools come with Debian and Ubuntu: sudo apt-get install wapiti sqlmap
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../../e2e/product.ts'
import { describedRequests, type Described, publicUrl } from './described-requests.ts'
import { seed, type Seeded } from './seed.ts'
import { spawn } from 'node:child_process'

/** Leaves out modules that load lists from other machines or need a callback. The scan calls this machine only. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss'

/** Findings that wapiti always reports here, and why they are no problem (findings.md). */
const accepted = new Set([
  // The policy says frame-ancestors 'none', which every browser of today obeys instead.
  'X-Frame-Options is not set',
  // Browsers have removed this protection, because attackers could use it against pages.
  'X-XSS-Protection is not set',
  // Our scripts must read this cookie, because they send its value in a header.
  'HttpOnly flag is not set in the cookie : XSRF-TOKEN',
])

const wapitiWords = `--scope domain -m ${modules} -t 10 -l 1 --flush-session --no-bugreport -f json`.split(' ')

/**
 * sqlmap tests values only. No SQL statement uses the address or the program of the caller, except the one for the
 * token.
 */
const sqlmapWords = [
  '--batch --ignore-stdin --disable-coloring --flush-session --skip-waf --dbms PostgreSQL --level 2 --risk 1 --threads 4',
  '--timeout 10 --retries 0 --time-sec 2 --ignore-code 400,401,403,404,409,413,415,422,429,503',
  // Each call has a different client address. Otherwise the rate limit would stop them.
  '--tamper xforwardedfor --skip user-agent,referer,host,cookie',
].flatMap((words) => words.split(' '))

const minutes = Number(process.argv[2] ?? 30)
const until = Date.now() + minutes * 60_000
const folder = await mkdtemp(join(tmpdir(), 'listpass-scan-'))
const product = await startProduct({ PUBLIC_URL: publicUrl })
let found = 0
try {
  const seeded = await seed(product)
  const requests = await describedRequests(product.address, seeded)
  found += await wapiti(seeded, requests)
  found += await sqlmap(requests)
} finally {
  await product.stop()
}
console.log(`\n${found} found. Reports: ${folder}`)
process.exitCode = found === 0 ? 0 : 1

/** Crawls the pages, and gets a list of every GET call, because only scripts of the pages make these calls. */
async function wapiti({ token }: Seeded, requests: Described[]): Promise<number> {
  const starts = requests.filter(({ method }) => method === 'GET').flatMap(({ url }) => ['-s', url])
  const report = join(folder, 'wapiti.json')
  const seconds = Math.round((minutes * 60) / 3)
  const { said } = await runTool(
    'wapiti',
    [
      '-u',
      `${product.address}/`,
      ...starts,
      '-H',
      `Authorization: Bearer ${token}`,
      '-o',
      report,
      '--store-session',
      folder,
      ...`--max-scan-time ${seconds} --max-attack-time ${Math.round(seconds / 4)}`.split(' '),
      ...wapitiWords,
    ],
    (seconds + 120) * 1000,
  )
  await writeFile(join(folder, 'wapiti.log'), said)
  const { vulnerabilities = {}, anomalies = {} } = JSON.parse(await readFile(report, 'utf8')) as Record<
    string,
    Record<string, { method: string; path: string; info: string }[]>
  >
  const all = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.map((one) => ({ kind, ...one })),
  )
  for (const { kind, method, path, info } of all) {
    console.log(`wapiti ${method} ${path}: ${kind}: ${info}${accepted.has(info) ? ' (accepted)' : ''}`)
  }
  return all.filter(({ info }) => !accepted.has(info)).length
}

/** Tests one call at a time, with each of its values. */
async function sqlmap(requests: Described[]): Promise<number> {
  const open = requests.filter(({ takesValues }) => takesValues)
  await mkdir(join(folder, 'sqlmap'))
  let injectable = 0
  let tested = 0
  for (const [place, request] of open.entries()) {
    if (Date.now() > until) break
    const name = join(folder, 'sqlmap', String(place).padStart(2, '0'))
    await writeFile(`${name}.request`, request.text)
    const { said, isInTime } = await runTool(
      'sqlmap',
      ['-r', `${name}.request`, '--output-dir', `${name}.out`, ...sqlmapWords],
      150_000,
    )
    await writeFile(`${name}.log`, said)
    const isFound = /is vulnerable|identified the following injection point|appears to be .* injectable/.test(said)
    const isTested = /do not appear to be injectable/.test(said)
    if (isTested || isFound) tested++
    if (isFound) injectable++
    const what = isFound ? 'INJECTABLE' : isTested ? 'nothing' : isInTime ? 'NOT TESTED' : 'not finished in its time'
    console.log(`sqlmap ${request.method} ${request.path} as ${request.as}: ${what}`)
  }
  console.log(`sqlmap: ${tested} of ${open.length} calls tested`)
  if (tested < open.length) throw new Error('Not every call was tested. Please give it more minutes.')
  return injectable
}

/** Runs a program until it ends or its time is up, and returns its output. */
async function runTool(name: string, args: string[], takesMs: number): Promise<{ said: string; isInTime: boolean }> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part))
  let isInTime = true
  const tooLong = setTimeout(() => {
    isInTime = false
    child.kill('SIGINT')
  }, takesMs)
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} is not there. Get it with: sudo apt-get install ${name}`)))
    child.once('close', () => resolve())
  })
  await ended.finally(() => clearTimeout(tooLong))
  return { said: parts.join(''), isInTime }
}
