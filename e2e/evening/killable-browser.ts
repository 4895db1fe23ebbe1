// A browser with a profile of its own, which can be killed like a phone whose battery is empty.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'
import { runAfterMe } from '../../server/testing/this-machine.ts'

const flags = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--password-store=basic',
  '--use-mock-keychain',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--remote-debugging-port=0',
  '--window-size=1000,900',
]

export type KillableBrowser = {
  context: () => BrowserContext
  /** SIGKILL, and a new start with the same profile. */
  kill: () => Promise<void>
  close: () => Promise<void>
}

/** `prepare` runs after each start, before any page. */
export async function startKillableBrowser(
  profile: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<KillableBrowser> {
  let running = await launch(profile, prepare)

  async function end() {
    const ended = once(running.process, 'exit')
    running.process.kill('SIGKILL')
    await ended
    running.forget()
    // The next browser would take the lock and the port of this one for its own.
    for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie', 'DevToolsActivePort']) {
      await rm(join(profile, name), { force: true })
    }
  }

  return {
    context: () => running.browser.contexts()[0]!,
    async kill() {
      await end()
      running = await launch(profile, prepare)
    },
    close: end,
  }
}

type Running = { process: ChildProcess; browser: Browser; forget: () => void }

async function launch(profile: string, prepare: (context: BrowserContext) => Promise<void>): Promise<Running> {
  // Chromium refuses to start its sandbox as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [`--user-data-dir=${profile}`, ...flags, ...asRoot, 'about:blank']
  const child = spawn(await findChromium(), args, { stdio: 'ignore' })
  const forget = runAfterMe('kill -KILL "$1"; sleep 1; rm -rf "$2"', String(child.pid), profile)
  const port = await portIn(profile, child)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  await prepare(browser.contexts()[0]!)
  return { process: child, browser, forget }
}

async function portIn(profile: string, child: ChildProcess): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end && child.exitCode === null;) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const port = Number(text.split('\n')[0])
    if (port > 0) return port
    await pause(20)
  }
  throw new Error('The browser did not start.')
}
