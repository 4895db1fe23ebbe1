// The styles and the script of the page of a code. The server writes the page itself, so it needs their names. The app's own
// build would put them into the files of the app, which are thirty times as large.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

type Built = { styles: string; fonts: string[]; script: string }

export async function writeGuestPage({ root, outDir }: { root: string; outDir: string }): Promise<void> {
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
