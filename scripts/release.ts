// npm run release builds a release from an unchanged tree into release/: the archive, packages for npm and Debian, images,
// SBOMs, the npm audit report, and checksums. It needs dpkg-deb, mmdebstrap, umoci and skopeo. The first run of a version writes its database, from which later versions are upgraded; commit it then.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { functionHashes, schemaNames } from '../server/database/sql-files.ts'
import { buildWeb } from './build-web.ts'
import { addPackages, type Architecture, architectures } from './release/add-packages.ts'
import { askForHoles } from './release/audit.ts'
import { type Bill, billOfServer, fullBill } from './release/bill.ts'
import { requireCurrentPictures } from './pictures/screens.ts'
import { checkChanges, requireUnchanged } from './release/check-release.ts'
import { makeDeb } from './release/make-deb.ts'
import { makeImage } from './release/make-image.ts'
import { pack } from './release/pack.ts'
import { type Entry, layOut, releasedFiles } from './release/released-files.ts'
import { sentenceFor } from './say.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'release')
const run = promisify(execFile)

try {
  const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<
    'name' | 'version',
    string
  >
  checkChanges(await readFile(join(root, 'CHANGELOG.md'), 'utf8'), version)
  await requireUnchanged(root)
  await requireCurrentPictures(root)
  await requireDatabase(version)
  const audit = await askForHoles(root)
  if (audit.answered && audit.severe.length > 0)
    throw new Error(`npm audit knows severe holes in ${audit.severe.join(', ')}. Update them first.`)
  await buildWeb(root)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const entries = await releasedFiles(root)
  const seconds = await secondsOfCommit()
  await writeFile(join(folder, `listpass-${version}.tar.gz`), await pack(entries, version, seconds))
  for (const architecture of Object.keys(architectures) as Architecture[])
    await packFor(architecture, entries, version, seconds)
  const bill = await fullBill(root, name)
  await writeFile(join(folder, `listpass-${version}.sbom.json`), textOf(billOfServer(bill)))
  // The pages' packages are not installed on the server, so they have an SBOM of their own.
  await writeFile(join(folder, `listpass-${version}.build-sbom.json`), textOf(bill))
  if (audit.answered) await writeFile(join(folder, `listpass-${version}.audit.json`), audit.report)
  else console.log(`npm audit could not be asked (${audit.why}): ask it elsewhere before you hand this out.`)
  await writeFile(join(folder, 'SHA256SUMS'), await checksums())
  for (const file of (await readdir(folder)).toSorted()) console.log(`release/${file}`)
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exit(1)
}

/** Requires the stored database of this release: the next release's upgrade test needs it. */
async function requireDatabase(version: string): Promise<void> {
  const name = `server/proofs/releases/${version}.sql.gz`
  const path = join(root, name)
  if (existsSync(path)) {
    const [first = ''] = gunzipSync(await readFile(path))
      .toString('utf8')
      .split('\n', 1)
    const known = JSON.parse(first.slice('-- '.length)) as { schema: string[]; functions: string[] }
    if (known.schema.join() === schemaNames.join() && known.functions.join() === functionHashes.join()) return
  }
  await run(process.execPath, ['--test', 'server/testing/release-database/make.ts'], {
    cwd: root,
    env: { ...process.env, RELEASE: version, TO: path },
  })
  throw new Error(
    `${name} is the database of this release, for the next ones to be upgraded from. Commit it, and run this again.`,
  )
}

/** Debian package and image, and with the first of them the package for npm, whose files are the same everywhere. */
async function packFor(architecture: Architecture, entries: Entry[], version: string, seconds: number): Promise<void> {
  const tree = await mkdtemp(join(tmpdir(), 'listpass-tree-'))
  try {
    await layOut(entries, tree)
    if (architecture === 'amd64') await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: tree })
    await addPackages(tree, architecture)
    const made = { tree, version, architecture, seconds }
    await makeDeb(made, join(folder, `listpass_${version}_${architecture}.deb`))
    await makeImage(made, join(folder, `listpass-${version}-${architecture}.oci.tar`))
  } finally {
    await rm(tree, { recursive: true, force: true })
  }
}

async function secondsOfCommit(): Promise<number> {
  const { stdout } = await run('git', ['log', '-1', '--format=%ct'], { cwd: root })
  return Number(stdout)
}

function textOf(bill: Bill): string {
  return `${JSON.stringify(bill, undefined, 2)}\n`
}

async function checksums(): Promise<string> {
  const lines = (await readdir(folder)).toSorted().map(async (name) => {
    const sum = createHash('sha256').update(await readFile(join(folder, name)))
    return `${sum.digest('hex')}  ${name}\n`
  })
  return (await Promise.all(lines)).join('')
}
