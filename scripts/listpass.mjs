#!/usr/bin/env node
// listpass COMMAND runs one program of an installed Listpass. Plain JavaScript, because any Node has to read it: an older one
// starts the Node that came with the package.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const commands = {
  start: 'starts Listpass in this folder',
  'setup HOST': 'writes the settings for the address https://HOST',
  doctor: 'says what is wrong with the settings and around them, and what to do',
  'backup FILE': 'saves everything in one encrypted file',
  'restore FILE': 'brings everything back from such a file',
  verify: 'checks what is stored',
  'rotate-keys': 'encrypts credentials with a new key',
  'admin …': 'manages users, teams, lists and links; alone it says how',
}
const needed = 26
const folder = import.meta.dirname ?? new URL('.', import.meta.url).pathname
const packages = join(folder, '..', 'node_modules')
/** npm puts the packages of a package beside it, or below it. */
const nodes = [join(packages, 'node', 'bin', 'node'), join(folder, '..', '..', 'node', 'bin', 'node')]
const [called, ...rest] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < needed) startWith(nodes.find((path) => existsSync(path)))
else if (called === undefined) await startTrial()
else if (called === 'start' || Object.keys(commands).some((line) => line.split(' ')[0] === called))
  await run(called, rest)
else {
  console[called === 'help' ? 'log' : 'error'](help())
  process.exit(called === 'help' ? 0 : 2)
}

function startWith(node) {
  if (!node) {
    console.error(
      `Listpass needs Node ${needed} or newer, and this is ${process.versions.node}. ` +
        `This brings one along: npx --package=node@${needed} --package=listpass listpass`,
    )
    process.exit(1)
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' })
  // A terminal sends a Ctrl-C to both; whoever ends this one by a signal means the other.
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => child.kill(name))
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** In a folder of its own: `npx listpass` may be called anywhere. */
async function startTrial() {
  const home = join(homedir(), 'listpass')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  process.chdir(home)
  console.log(
    `Your data and settings are kept in ${home}. The same command goes on with them.\n` +
      `Remove that folder to begin anew. Settings for a real event: cd ${home} && npx listpass setup HOST\n`,
  )
  await run('start', [])
}

async function run(name, args) {
  const path = [`${name}.js`, `${name}.ts`].map((file) => join(folder, file)).find((file) => existsSync(file))
  process.argv = [process.argv[0], path, ...args]
  await import(pathToFileURL(path).href)
}

function help() {
  const wide = Math.max(...Object.keys(commands).map((line) => line.length))
  const lines = Object.entries(commands).map(([line, does]) => `  listpass ${line.padEnd(wide)}  ${does}`)
  return `${lines.join('\n')}\n  listpass ${''.padEnd(wide)}  starts a trial in the folder listpass of your home`
}
