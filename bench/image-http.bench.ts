// Serving the picture of a code, beside the best possible rates. Promises of DESIGN §10: ≥ 0.85 × the same framework
// sending as many fixed bytes, ≥ 0.7 × bare node:http, ≥ 300 × a server on `qrcode`.
// Each server and each caller is a process of its own. Servers take turns, so that a slow moment of the machine affects
// all of them; the medians of the rounds count. BENCH_ROUND_MS sets the length of a round.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { test } from 'node:test'
import { codeFromRandom } from '#domain/code.ts'
import { type Asking, imagesOf } from './load/asking.ts'
import { type Callers, openCallers } from './load/open-callers.ts'
import { median } from './redeem/measure.ts'
import { makePictures } from '../server/picture/make-pictures.ts'
import {
  addDataFolder,
  type Child,
  settingsFor,
  startChild,
  startSandboxProcess,
  startServerProcess,
} from '../server/testing/processes.ts'

/** Processor time of a process so far, in seconds; zero where the system does not report it. */
export async function processorTimeOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return 0
  // The process name may contain spaces. Times are in hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const rounds = 7
const roundMs = Number(process.env['BENCH_ROUND_MS'] ?? 2000)
const connections = 64

const publicUrl = 'https://listpass.example'
const codes = Array.from({ length: 4096 }, () => codeFromRandom(randomBytes(64))!)
const pictures = makePictures({ publicUrl })
const bytes = pictures.png(codes[0]!).length

/** `beside`: the reference server that it is compared with. */
type Contender = { name: string; pid: number; port: number; asking: Asking; beside: string }

test('image over HTTP', async () => {
  const contenders = await openContenders()
  const callers = openCallers()
  const rates: Record<string, number[]> = {}
  const costs: Record<string, number[]> = {}
  for (const contender of contenders) await measure(callers, contender, roundMs / 2)
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) {
      const { rate, micros } = await measure(callers, contender, roundMs)
      ;(rates[contender.name] ??= []).push(rate)
      ;(costs[contender.name] ??= []).push(micros)
    }
  }
  await callers.close()

  console.log(`${cpus().length} cores, ${connections} connections, ${rounds} rounds of ${roundMs} ms, ${bytes} bytes`)
  console.table(
    contenders.map(({ name, beside }) => {
      const ours = median(rates[beside]!)
      const rate = median(rates[name]!)
      return {
        name,
        'a second': Math.round(rate),
        'ours to it': (ours / rate).toPrecision(3),
        'µs of processor each': median(costs[name]!).toFixed(1),
      }
    }),
  )
})

async function measure(callers: Callers, { pid, port, asking }: Contender, ms: number) {
  const before = await processorTimeOf(pid)
  const outcome = await callers.run({ port, asking, connections, ms })
  const spent = (await processorTimeOf(pid)) - before
  return { rate: (outcome.done * 1000) / outcome.ms, micros: (spent * 1e6) / outcome.done }
}

async function openContenders(): Promise<Contender[]> {
  const folder = await addDataFolder()
  const sandbox = await startSandboxProcess(folder)
  const server = await startServerProcess({ ...settingsFor(folder, sandbox), PUBLIC_URL: publicUrl })
  const ours = { pid: server.pid, port: Number(new URL(server.address).port), beside: 'ours' }
  const [images, print] = [imagesOf(codes), imagesOf(codes, '?scale=16')]
  const heads = [`if-none-match: ${pictures.etag(codes[0]!, 8)}\r\n`]
  const seen: Asking = { ...imagesOf(codes.slice(0, 1)), heads, expected: 304 }
  const fixed = { PICTURE_BYTES: String(bytes) }
  const references = [
    { name: 'the same framework, fixed bytes', ...(await startReference('framework-server', fixed)), asking: images },
    { name: 'bare node:http, fixed bytes', ...(await startReference('bare-server', fixed)), asking: images },
  ].map((reference) => ({ ...reference, beside: 'ours' }))
  return [
    { name: 'ours', ...ours, asking: images },
    ...references,
    { name: 'ours, scale 16', ...ours, asking: print, beside: 'ours, scale 16' },
    ...(await qrcodeServers(folder, { images, print })),
    { name: 'ours, seen before (304)', ...ours, asking: seen },
    { name: 'ours, HEAD', ...ours, asking: { ...images, method: 'HEAD' } },
    { name: 'ours, SVG', ...ours, asking: { ...images, paths: codes.map((code) => `/qr-code/${code}.svg`) } },
  ]
}

async function qrcodeServers(folder: string, { images, print }: { images: Asking; print: Asking }) {
  if (!installQrcode(folder)) return []
  const server = (scale: string) => startReference('qrcode-server', { REFERENCE_FOLDER: folder, SCALE: scale })
  return [
    { name: 'qrcode on node:http', ...(await server('8')), asking: images, beside: 'ours' },
    { name: 'qrcode on node:http, scale 16', ...(await server('16')), asking: print, beside: 'ours, scale 16' },
  ]
}

async function startReference(program: string, env: Record<string, string>) {
  const child: Child = startChild(`bench/image-http/${program}.ts`, env)
  const port = Number((await child.line(/^Port: /)).replace('Port: ', ''))
  return { pid: child.pid, port }
}

/** The package `qrcode` is not a dependency of ours, so it is installed into the folder of this measurement. */
function installQrcode(folder: string): boolean {
  try {
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'qrcode@1.5.4'], { stdio: 'pipe' })
    return true
  } catch (problem) {
    console.log(`NOT MEASURED: qrcode could not be installed (${String(problem).split('\n')[0]}).`)
    return false
  }
}
