// Breaks each import rule on purpose: a rule that never fails is useless.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import cruiser from '../.dependency-cruiser.mjs'

const root = join(import.meta.dirname, '..')
const rules = cruiser.forbidden.map(({ name }) => name)

/** One violation per rule: the file, and a forbidden import. Some rules also forbid importing a type. */
const offences: Record<string, [file: string, imports: string, kind?: 'type']> = {
  'no-cycles': ['domain/a.ts', './b.ts'],
  'the-domain-imports-nothing': ['domain/zod.ts', 'zod'],
  'the-words-know-the-domain': ['words/zod.ts', 'zod'],
  'the-contract-knows-zod-and-the-domain': ['contract/http.ts', 'fastify'],
  'the-contract-takes-types-of-words': ['contract/words.ts', '../words/en/fields.ts'],
  'server-never-sees-web-or-sandbox': ['server/page.ts', '../web/main.ts'],
  'web-never-sees-server-or-sandbox': ['web/main.ts', '../server/app.ts'],
  'the-sandbox-stands-alone': ['sandbox/main.ts', '../domain/b.ts'],
  'a-bench-serves-no-other-room': ['e2e/speed.ts', '../bench/speed.ts'],
  'stories-see-the-product-from-outside': ['e2e/inside.ts', '../server/app.ts'],
  'the-product-imports-no-script': ['server/tool.ts', '../scripts/tool.ts'],
  'only-http-knows-fastify': ['server/app.ts', 'fastify'],
  'only-mail-knows-nodemailer': ['server/post.ts', 'nodemailer'],
  'only-oidc-knows-openid-client': ['server/sign-in.ts', 'openid-client'],
  'only-metrics-knows-prom-client': ['server/figures.ts', 'prom-client'],
  'only-jobs-knows-pg-boss': ['server/boss.ts', 'pg-boss'],
  'only-database-and-stores-touch-tables': ['server/features/codes/page.ts', 'kysely'],
  'mailchimp-shows-only-its-face': ['server/features/codes/wire.ts', '../../mailchimp/wire.ts'],
  'the-kernel-knows-no-room': ['server/kernel/services.ts', '../jobs/open-jobs.ts', 'type'],
  'the-database-knows-no-room-above-it': ['server/database/boxes.ts', '../secrets/key-ring.ts'],
  'rooms-below-know-no-feature': ['server/secrets/sealed.ts', '../features/doors/slug.ts', 'type'],
  'only-tests-import-testing': ['server/start.ts', './testing/start.ts'],
  'a-store-serves-only-its-feature': ['server/features/codes/other.ts', '../lists/store.ts'],
  'web-features-never-meet': ['web/features/scanner/page.ts', '../dashboard/page.ts'],
  'web-ui-and-api-know-no-product': ['web/ui/button.ts', '../product/paths.ts'],
  'web-product-knows-no-feature': ['web/product/snippet.ts', '../features/dashboard/page.ts'],
  'web-features-do-not-know-the-app': ['web/features/dashboard/page.ts', '../../app/routes.ts'],
  'auth-knows-only-features-before-it': ['server/features/auth/early.ts', '../accounts/find.ts'],
  'audit-knows-only-features-before-it': ['server/features/audit/early.ts', '../accounts/find.ts'],
  'accounts-knows-only-features-before-it': ['server/features/accounts/early.ts', '../lists/find.ts'],
  'lists-knows-only-features-before-it': ['server/features/lists/early.ts', '../contacts/find.ts'],
  'teams-knows-only-features-before-it': ['server/features/teams/early.ts', '../contacts/find.ts'],
  'contacts-knows-only-features-before-it': ['server/features/contacts/early.ts', '../codes/find.ts'],
  'codes-knows-only-features-before-it': ['server/features/codes/early.ts', '../rules/find.ts'],
  'rules-knows-only-features-before-it': ['server/features/rules/early.ts', '../write-back/find.ts'],
  'write-back-knows-only-features-before-it': ['server/features/write-back/early.ts', '../webhooks/find.ts'],
  'webhooks-knows-only-features-before-it': ['server/features/webhooks/early.ts', '../doors/find.ts'],
  'occasions-knows-only-features-before-it': ['server/features/occasions/early.ts', '../doors/find.ts'],
  'guest-page-knows-only-features-before-it': ['server/features/guest-page/early.ts', '../doors/find.ts'],
  'doors-knows-only-features-before-it': ['server/features/doors/early.ts', '../scanning/find.ts'],
  'scanning-knows-only-features-before-it': ['server/features/scanning/early.ts', '../live/find.ts'],
  'attending-knows-only-features-before-it': ['server/features/attending/early.ts', '../live/find.ts'],
  'live-knows-only-features-before-it': ['server/features/live/early.ts', '../privacy/find.ts'],
  'notifying-knows-only-features-before-it': ['server/features/notifying/early.ts', '../privacy/find.ts'],
  'tonight-knows-only-features-before-it': ['server/features/tonight/early.ts', '../campaigns/find.ts'],
  'campaigns-knows-only-features-before-it': ['server/features/campaigns/early.ts', '../privacy/find.ts'],
  'following-up-knows-only-features-before-it': ['server/features/following-up/early.ts', '../privacy/find.ts'],
  'scanner-door-knows-only-rooms-before-it': ['web/features/scanner/door/early.ts', '../words/find.ts'],
  'scanner-words-knows-only-rooms-before-it': ['web/features/scanner/words/early.ts', '../reading/find.ts'],
  'scanner-shapes-knows-only-rooms-before-it': ['web/features/scanner/shapes/early.ts', '../words/find.ts'],
  'scanner-screen-knows-only-rooms-before-it': ['web/features/scanner/screen/early.ts', '../offline/find.ts'],
  'scanner-reading-knows-only-rooms-before-it': ['web/features/scanner/reading/early.ts', '../camera/find.ts'],
  'scanner-camera-knows-only-rooms-before-it': ['web/features/scanner/camera/early.ts', '../verdict/find.ts'],
  'scanner-verdict-knows-only-rooms-before-it': ['web/features/scanner/verdict/early.ts', '../camera/find.ts'],
  'scanner-ways-in-knows-only-rooms-before-it': ['web/features/scanner/ways-in/early.ts', '../device/find.ts'],
  'scanner-device-knows-only-rooms-before-it': ['web/features/scanner/device/early.ts', '../kiosk/find.ts'],
  'scanner-kiosk-knows-only-rooms-before-it': ['web/features/scanner/kiosk/early.ts', '../offline/find.ts'],
  'scanner-offline-knows-only-rooms-before-it': ['web/features/scanner/offline/early.ts', '../lists/find.ts'],
  'scanner-lists-knows-only-rooms-before-it': ['web/features/scanner/lists/early.ts', '../Door.tsx'],
}

/** The last feature of the row: there is no later feature that it could import. */
const unbreakable = new Set(['privacy-knows-only-features-before-it'])

test('every import rule bites', { timeout: 600_000 }, async () => {
  const tree = await mkdtemp(join(tmpdir(), 'boundaries-'))
  try {
    for (const [file, imports, kind] of Object.values(offences)) {
      await add(
        tree,
        file,
        kind ? `import type { Some } from '${imports}'\nexport type Same = Some\n` : `import '${imports}'\n`,
      )
      if (imports.startsWith('.')) await addWhenMissing(tree, join(dirname(file), imports))
    }
    await add(tree, 'domain/b.ts', "import './a.ts'\n")
    await cp(join(root, '.dependency-cruiser.mjs'), join(tree, '.dependency-cruiser.mjs'))
    await cp(join(root, 'package.json'), join(tree, 'package.json'))
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
    const broken = await cruise(tree)
    assert.deepEqual(
      rules.filter((name) => !unbreakable.has(name) && !broken.has(name)),
      [],
    )
  } finally {
    await rm(tree, { recursive: true })
  }
})

async function add(tree: string, file: string, text: string): Promise<void> {
  await mkdir(join(tree, dirname(file)), { recursive: true })
  await writeFile(join(tree, file), text)
}

async function addWhenMissing(tree: string, file: string): Promise<void> {
  await mkdir(join(tree, dirname(file)), { recursive: true })
  await writeFile(join(tree, file), 'export {}\n', { flag: 'wx' }).catch(() => {})
}

/** The names of the rules that a tree violates. */
async function cruise(tree: string): Promise<Set<string>> {
  const depcruise = join(root, 'node_modules', '.bin', 'depcruise')
  const areas = ['domain', 'words', 'contract', 'server', 'web', 'sandbox', 'e2e']
  const answer = promisify(execFile)(depcruise, [...areas, '-c', '.dependency-cruiser.mjs', '-T', 'json'], {
    cwd: tree,
    maxBuffer: 50_000_000,
  }).catch((failure: { stdout: string }) => failure)
  const { summary } = JSON.parse((await answer).stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return new Set(summary.violations.map(({ rule }) => rule.name))
}
