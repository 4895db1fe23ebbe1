// npm run bench runs every bench in turn, each alone on the machine, and prints into bench/RESULTS.md. npm run bench -- image
// runs only the benches whose name begins so; the other results stay. Later arguments go to the bench: npm run bench --
// decoding FOLDER.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const folder = import.meta.dirname
const resultsPath = join(folder, 'RESULTS.md')
const [wanted = '', ...more] = process.argv.slice(2)
const names = readdirSync(folder).flatMap((file) =>
  /^(.+)\.bench\.ts$/.exec(file)?.[1] ? [file.slice(0, -'.bench.ts'.length)] : [],
)

let hasFailed = false
for (const name of names.filter((each) => each.startsWith(wanted))) {
  console.log(`\n# ${name}`)
  const { output, code } = await run(name)
  if (code === 0) keep(name, output)
  else hasFailed = true
}
process.exit(hasFailed ? 1 : 0)

function run(name: string): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, `${name}.bench.ts`), ...more], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      process.stdout.write(text)
    })
    child.on('close', (code) => resolve({ output, code }))
  })
}

/** RESULTS.md has one section per bench, sorted by name. A bench that runs again replaces its own section. */
function keep(name: string, output: string): void {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`
  // Lines for machines and lines of the test runner are for the terminal only.
  const tables = output.split('\n').filter((line) => !/^[{✔ℹ]/u.test(line))
  const head = `## ${name}\n\n${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${machine}`
  const section = `${head}\n\n\`\`\`text\n${tables.join('\n').trim()}\n\`\`\`\n`
  const old = existsSync(resultsPath) ? readFileSync(resultsPath, 'utf8') : ''
  const sections = new Map(
    old
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.+)$/m.exec(text)![1]!, text.trim()]),
  )
  sections.set(name, section.trim())
  const sorted = Array.from(sections).sort(([a], [b]) => a.localeCompare(b))
  const title =
    '# Results\n\nWritten by `npm run bench`. Ratios are measured side by side in one run; trust them more than the times.\n'
  writeFileSync(resultsPath, `${title}\n${sorted.map(([, text]) => text).join('\n\n')}\n`)
}
