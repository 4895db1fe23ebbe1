// Apps that files of one process have one after the other, because starting and stopping an app costs as much as the tests
// of a small file. After each file the app's database is emptied. The next file connects its own pretend Mailchimp.
import { rm } from 'node:fs/promises'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { rememberEmpty } from './empty-tables.ts'
import { atEnd, atProcessEnd, hasMoreFiles } from './endings.ts'
import { hasSharedServer } from './postgres.ts'
import type { Opened, TestApp, TestAppOptions } from './test-app.ts'
import { until } from './until.ts'

type Shared = Opened & {
  empty: () => Promise<void>
  /** The servers that a file begins with. */
  usual: number
}

const apps = new Map<string, Promise<Shared>>()
const taken = new Set<string>()

/** Work that does not end in this time ends with its app. */
const idleWithinMs = 10_000

/** The shared app with these options. Undefined if there is none for them, or if this file has it already. */
export async function takeShared(
  options: TestAppOptions,
  sandbox: Sandbox,
  open: () => Promise<Opened>,
): Promise<TestApp | undefined> {
  const kind = hasMoreFiles() && hasSharedServer() ? kindOf(options) : undefined
  if (kind === undefined || taken.has(kind)) return undefined
  taken.add(kind)
  const app = await (apps.get(kind) ?? keep(kind, open))
  let isSpent = false
  app.connect(sandbox)
  atEnd(async () => {
    taken.delete(kind)
    await sandbox.close()
    await Promise.all(app.nodes.splice(app.usual).map((node) => node.stop()))
    if (!isSpent && (await isEmptied(app))) return
    apps.delete(kind)
    await app.close()
  })
  return {
    ...app,
    sandbox,
    async addNode(more) {
      // The installation notes its address.
      isSpent ||= more?.publicUrl !== undefined
      return app.addNode(more)
    },
    async stop() {
      isSpent = true
      await app.stop()
    },
  }
}

function kindOf({ works = true, ...more }: TestAppOptions): string | undefined {
  if (Object.keys(more).length > 0) return undefined
  return works ? 'works' : 'does not work'
}

function keep(kind: string, open: () => Promise<Opened>): Promise<Shared> {
  const kept = open().then(async (app) => {
    return { ...app, empty: await rememberEmpty(app.connectionString), usual: app.nodes.length }
  })
  apps.set(kind, kept)
  atProcessEnd(async () => {
    if (apps.get(kind) === kept) await (await kept).close()
  })
  return kept
}

/** Empties twice, because work that was under way may write until it ends. */
async function isEmptied({ nodes, outbox, empty }: Shared): Promise<boolean> {
  try {
    await empty()
    await until(
      () => nodes.flatMap(({ services }) => services.progress.underWay().map(({ name }) => name)),
      (names) => names.length === 0,
      idleWithinMs,
    )
    await empty()
  } catch {
    return false
  }
  await rm(outbox.folder, { recursive: true, force: true })
  return true
}
