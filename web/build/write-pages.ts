// Writes the published screens as HTML at the end of a build, so that they can be read before, and without, the scripts
// (DESIGN §8). The server replaces the names `PUBLIC_URL` and `SUPPORT_EMAIL` by its values.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { alternatesOf, publishedPages } from '#contract/published-pages.ts'
import { screens } from '#contract/screens.ts'
import type { Head } from '../app/head.ts'
import { composeDrawnPage, composeFrame, composePage } from './compose-page.ts'
import { fileOf } from '../features/guide/file-of.ts'
import { guidePlugin } from './guide/guide-plugin.ts'
import { drawnScreens, readsCodes } from './drawn-screens.ts'
import { assetsOf, drawnAssetsOf, type PageAssets } from './page-assets.ts'
import { precompress } from './precompress.ts'
import { scannerFiles } from './scanner-files.ts'

type Renderer = {
  headOf: (page: Written) => Head
  renderScreen: (page: Written, supportEmail: string | undefined) => Promise<string>
  renderWait: () => Promise<string>
  renderBar: () => Promise<string>
}

const supportEmail = '__SUPPORT_EMAIL__'
/** The path is of no screen, so that the router renders its "not found" page. */
const notFound = { name: 'NotFound', part: undefined, language: 'en', path: '/not-found', file: 'NotFound' } as const

export function writePages(): Plugin {
  let config: ResolvedConfig
  let bundle: Rolldown.OutputBundle
  return {
    name: 'write-pages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_options, written) {
      bundle = written
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        if (error || !bundle) return
        await writeAll(config, bundle)
        const place = { root: config.root, outDir: config.build.outDir }
        await writeGuestPage(place)
        await writeServiceWorkers(place, bundle)
        await precompress(config.build.outDir)
      },
    },
  }
}

async function writeAll({ root, cacheDir, build: { outDir } }: ResolvedConfig, bundle: Rolldown.OutputBundle) {
  // The renderer is written below node_modules, because Node resolves its packages from there.
  const folder = join(cacheDir, `pages-${process.pid}`)
  try {
    const renderer = await openRenderer(root, folder)
    const template = await readFile(join(outDir, 'index.html'), 'utf8')
    await writeDrawnPages({ root, outDir, bundle, template, wait: await renderer.renderWait() })
    await writeFrame(outDir, template, bundle, await renderer.renderBar())
    for (const page of [...publishedPages, notFound]) {
      const { module, still } = renderer.headOf(page)
      const path = (file: string) => join(root, '..', file)
      const loaded = [...(module === undefined ? [] : [module]), ...wordsOf(page)]
      const assets = assetsOf(bundle, loaded.map(path), still && path(still))
      await writePage(page, { template, renderer, assets, outDir })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Written = (typeof publishedPages)[number] | typeof notFound

/** The files of words that the page's screen needs before it is hydrated. English is part of the code. */
function wordsOf({ name, language }: Written): string[] {
  if (language === 'en') return []
  const frame = `words/${language}/site.json`
  if (name !== 'Guide' && name !== 'GuidePage') return [frame]
  return [frame, `words/${language}/public.json`, `${fileOf(undefined, language)}?titles`]
}

type From = { template: string; renderer: Renderer; assets: PageAssets; outDir: string }

/** Rendered twice, because an installation without a support address omits whole sentences. */
async function writePage(page: Written, { template, renderer, assets, outDir }: From) {
  const { name, file, language } = page
  const place = page.name === 'NotFound' ? undefined : { path: page.path, alternates: alternatesOf(page) }
  const needsScripts = screens[name].access !== 'public'
  for (const [folder, email] of [
    ['with-support', supportEmail],
    ['plain', undefined],
  ] as const) {
    const content = await renderer.renderScreen(page, email)
    // The words of the head are those of the screen.
    const head = renderer.headOf(page)
    const html = composePage(template, { head, language, place, content, needsScripts, assets })
    await mkdir(join(outDir, 'pages', folder), { recursive: true })
    await writeFile(join(outDir, 'pages', folder, `${file}.html`), html)
  }
}

type Drawn = { root: string; outDir: string; bundle: Rolldown.OutputBundle; template: string; wait: string }

/** Writes a page for each client-rendered screen, with the names of the screen's files. */
async function writeDrawnPages({ root, outDir, bundle, template, wait }: Drawn): Promise<void> {
  const folder = join(outDir, 'pages', 'drawn')
  await mkdir(folder, { recursive: true })
  for (const [name, modules] of Object.entries(drawnScreens)) {
    const assets = drawnAssetsOf(
      bundle,
      modules.map((module) => join(root, module)),
      readsCodes.has(name),
    )
    await writeFile(join(folder, `${name}.html`), composeDrawnPage(template, assets, wait))
  }
}

/** Writes the frame of a page that the server makes: the product's styles, fonts and bar, without scripts. */
async function writeFrame(outDir: string, template: string, bundle: Rolldown.OutputBundle, bar: string): Promise<void> {
  const { styles } = drawnAssetsOf(bundle, [])
  await writeFile(join(outDir, 'pages', 'frame.html'), composeFrame(template, styles, bar))
}

/** Builds the screens as a module for Node that renders them. */
async function openRenderer(root: string, folder: string): Promise<Renderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), guidePlugin(join(root, '..'))],
    build: { ssr: 'prerender.tsx', outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  })
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Renderer
}

// The service workers of the scanner and of a guest's page, each as one script at the root. A worker may only answer
// for pages below its own path, and its address must not change.

type Place = { root: string; outDir: string }

async function writeServiceWorkers(place: Place, bundle: Rolldown.OutputBundle): Promise<void> {
  const files = await scannerFiles(bundle, place.outDir)
  await writeWorker(place, { from: 'worker.ts', to: 'sw.js' }, { scannerFiles: JSON.stringify(files) })
  await writeWorker(place, { from: 'guest-page-worker.ts', to: 'guest-page-sw.js' }, {})
}

async function writeWorker(
  { root, outDir }: Place,
  { from, to }: { from: string; to: string },
  define: Record<string, string>,
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'service-worker', from),
        output: { format: 'iife', entryFileNames: to },
      },
    },
  })
}

// The styles and the script of the page of a code. The server writes the page itself, so it needs their names. The app's own
// build would put them into the files of the app, which are thirty times as large.

type Built = { styles: string; fonts: string[]; script: string }

async function writeGuestPage({ root, outDir }: { root: string; outDir: string }): Promise<void> {
  const input = join(root, 'guest-page', 'main.ts')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input, output: { entryFileNames: 'assets/guest-page-[hash].js' } },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The page of a code has no styles.')
  const [script] = output
  const page: Built = {
    styles: textOf(sheet).trim(),
    // The page requests these fonts at once, because most names need only Latin letters. Other fonts load with the
    // first such letter.
    fonts: output.map(({ fileName }) => `/${fileName}`).filter((name) => /-latin-(?!ext-)[^/]*\.woff2$/.test(name)),
    script: `/${script.fileName}`,
  }
  await writeFile(join(outDir, 'pages', 'guest-page.json'), JSON.stringify(page))
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : Buffer.from(source).toString('utf8')
}
