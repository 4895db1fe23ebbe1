// The files of a screen: its styles, which go into the page, and its scripts, which the browser may fetch at once.
import type { Rolldown } from 'vite'

export type PageAssets = {
  /** The styles that go into the page itself. */
  styles: string
  /** Further sheets that go into the page, with their names. */
  inline: { name: string; styles: string }[]
  /** The style sheets that the browser may fetch at once. */
  sheets: string[]
  scripts: string[]
  /** The reader's worker and its code, in a page that reads codes. */
  reader: { worker: string; code: string } | undefined
}

/** For a prerendered screen: its styles are in the page, so it is readable before any other file has loaded. */
export function assetsOf(bundle: Rolldown.OutputBundle, modules: string[], still: string | undefined): PageAssets {
  const { chunks, entry } = chunksOf(bundle)
  const run = withImports(bundle, [entry, ...modules.map((module) => chunkOf(chunks, module))])
  const shown = still === undefined ? run : withImports(bundle, [...run, chunkOf(chunks, still)])
  // The entry's style sheet sets the order of the layers, so it comes first.
  return {
    styles: textsOf(bundle, sheetsOf([entry, ...shown])),
    inline: [],
    sheets: [],
    scripts: pathsOf(run, entry),
    reader: undefined,
  }
}

/**
 * For a client-rendered screen: all its files are requested with the page, not only after the app has started. A screen that reads
 * codes also requests its reader, and has its styles in the page, because a phone waits for each request.
 */
export function drawnAssetsOf(bundle: Rolldown.OutputBundle, modules: string[], readsCodes = false): PageAssets {
  const { chunks, entry } = chunksOf(bundle)
  const run = withImports(bundle, [entry, ...modules.map((module) => chunkOf(chunks, module))])
  const first = sheetsOf([entry])
  const sheets = sheetsOf(run).filter((name) => !first.includes(name))
  return {
    styles: textsOf(bundle, first),
    inline: readsCodes ? sheets.map((name) => ({ name: `/${name}`, styles: textOf(bundle, name) })) : [],
    sheets: readsCodes ? [] : sheets.map((name) => `/${name}`),
    scripts: pathsOf(run, entry),
    reader: readsCodes ? readerOf(bundle) : undefined,
  }
}

function readerOf(bundle: Rolldown.OutputBundle) {
  const find = (of: RegExp) => {
    const name = Object.keys(bundle).find((each) => of.test(each))
    if (name === undefined) throw new Error(`The build has no ${of}.`)
    return `/${name}`
  }
  return { worker: find(/decoder\.worker-[^/]*\.js$/), code: find(/zxing_reader-[^/]*\.wasm$/) }
}

function chunksOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build has no entry.')
  return { chunks, entry }
}

function sheetsOf(chunks: Rolldown.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
}

function pathsOf(chunks: Rolldown.OutputChunk[], entry: Rolldown.OutputChunk): string[] {
  return chunks.filter((chunk) => chunk !== entry).map(({ fileName }) => `/${fileName}`)
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (!chunk) throw new Error(`No chunk of the build has ${module}.`)
  return chunk
}

/** Puts a chunk's imports before it, as in the browser. */
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

function textsOf(bundle: Rolldown.OutputBundle, names: string[]): string {
  return names.map((name) => textOf(bundle, name)).join('')
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const output = bundle[name]
  if (output?.type !== 'asset') throw new Error(`The build has no ${name}.`)
  return typeof output.source === 'string' ? output.source : Buffer.from(output.source).toString('utf8')
}
