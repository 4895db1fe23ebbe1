// The built files that the scanner needs to open offline: its own code and its imports.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

export type ScannerFile = { url: string; revision: string | null }

/** The entry modules of the scanner's screens, and the frame of member screens. */
const begins = [
  'web/features/scanner/ScannerPage.tsx',
  'web/features/scanner/ChooseListPage.tsx',
  'web/app/MemberArea.tsx',
  'web/app/member-screens.ts',
  'web/app/check-session.ts',
  'web/ui/Toasts.tsx',
  'web/app/MemberLinks.tsx',
  'web/app/HelpLink.tsx',
  'web/app/SignOutQuestion.tsx',
]

/** The scanner needs everything that these modules load later, and all languages, because a door may be offline then. */
const ofTheScanner = /\/web\/features\/scanner/
const wordsOfTheScanner = /^words-\w\w-(?:door|ui)$/

/** Files for organisers. A door must not need them, because their words in other languages are not kept offline. */
const ofOrganisers = new Set(['organisers', 'manager', 'guests'])

/** Files of the web's public folder that a scanner shows or plays. */
const publicFiles =
  /^(?:sounds\/.+\.wav|icon-.+\.png|apple-touch-icon\.png|favicon\.(?:svg|ico)|manifest\.webmanifest)$/

export async function scannerFiles(bundle: Rolldown.OutputBundle, outDir: string): Promise<ScannerFile[]> {
  const names = [...namesOf(bundle)].toSorted()
  const kept = (await readdir(outDir, { recursive: true })).filter((path) => publicFiles.test(path)).toSorted()
  return [
    // Built files have a hash of their content in their names.
    ...names.map((name) => ({ url: `/${name}`, revision: null })),
    ...(await Promise.all(kept.map(async (path) => ({ url: `/${path}`, revision: await hashOf(join(outDir, path)) })))),
    { url: '/scanner', revision: await hashOf(join(outDir, 'pages', 'drawn', 'Scanner.html')) },
  ]
}

function namesOf(bundle: Rolldown.OutputBundle): Set<string> {
  const names = new Set<string>()
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const add = (chunk: Rolldown.OutputChunk) => {
    if (names.has(chunk.fileName)) return
    if (ofOrganisers.has(chunk.name)) throw new Error(`A door loads ${chunk.fileName}, which is for organisers.`)
    names.add(chunk.fileName)
    for (const name of chunk.viteMetadata?.importedCss ?? []) names.add(name)
    for (const name of chunk.viteMetadata?.importedAssets ?? []) if (!isPicture(name)) names.add(name)
    for (const name of chunk.imports) addNamed(name)
    for (const name of chunk.dynamicImports) if (isOfTheScanner(bundle[name])) addNamed(name)
  }
  function addNamed(name: string) {
    const output = bundle[name]
    if (output?.type === 'chunk') add(output)
  }
  for (const chunk of chunks) if (chunk.isEntry) add(chunk)
  for (const module of begins) add(chunkOf(chunks, module))
  // A worker is bundled separately, with its assets.
  for (const name of Object.keys(bundle)) if (/(?:\.worker-[^/]*\.js|\.wasm|\.woff2)$/.test(name)) names.add(name)
  return names
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
  if (!chunk) throw new Error(`No chunk of the build has ${module}.`)
  return chunk
}

function isOfTheScanner(output: Rolldown.OutputBundle[string] | undefined): boolean {
  if (output?.type !== 'chunk') return false
  return ofTheScanner.test(output.facadeModuleId ?? '') || wordsOfTheScanner.test(output.name)
}

/** Pictures belong to the public pages, so the scanner does not store them. */
function isPicture(name: string): boolean {
  return /\.(?:webp|svg)$/.test(name)
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('base64url')
    .slice(0, 22)
}
