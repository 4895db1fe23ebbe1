// The service workers of the scanner and of a guest's page, each as one script at the root. A worker may only answer
// for pages below its own path, and its address must not change.
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { scannerFiles } from './scanner-files.ts'

type Place = { root: string; outDir: string }

export async function writeServiceWorkers(place: Place, bundle: Rolldown.OutputBundle): Promise<void> {
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
