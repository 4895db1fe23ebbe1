// What a screen needs of the bundle: its styles, to stand in the page, and the scripts that the browser may fetch at once.
import type { Rolldown } from 'vite'

export type PageAssets = { styles: string; scripts: string[] }

export function assetsOf(bundle: Rolldown.OutputBundle, module: string, still: string | undefined): PageAssets {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  const run = withImports(bundle, [entry, chunkOf(chunks, module)])
  const shown = still === undefined ? run : withImports(bundle, [...run, chunkOf(chunks, still)])
  // The entry's sheet says in which order the layers count, and so is the first.
  const sheets = new Set([entry, ...shown].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  return {
    styles: [...sheets].map((name) => textOf(bundle, name)).join(''),
    scripts: run.filter((chunk) => chunk !== entry).map(({ fileName }) => `/${fileName}`),
  }
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!chunk) throw new Error(`No chunk of the build has ${module}.`)
  return chunk
}

/** What a chunk imports comes before it, as in the browser. */
function withImports(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  function add(chunk: Rolldown.OutputChunk) {
    if (found.has(chunk)) return
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
    found.add(chunk)
  }
  for (const chunk of chunks) add(chunk)
  return [...found]
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const output = bundle[name]
  if (output?.type !== 'asset') throw new Error(`The build has no ${name}.`)
  return typeof output.source === 'string' ? output.source : Buffer.from(output.source).toString('utf8')
}
