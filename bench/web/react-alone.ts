// The reference: a page of React with one sentence, built like ours and sent by the same server.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { openHttp } from '../../server/http/open-http.ts'
import { serveWeb } from '../../server/http/serve-web.ts'
import { openLog } from '../../server/log.ts'
import { precompress } from '../../web/build/precompress.ts'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>React alone</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="application/json" id="page-data">{}</script><script type="module" src="/main.js"></script></head>
<body><div id="root"></div></body></html>`
const script = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Your list, at the door'))`

export async function serveReactAlone(root: string): Promise<{ address: string; stop: () => Promise<void> }> {
  // A folder from which Node resolves the packages.
  const folder = join(root, 'node_modules', `.react-alone-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'main.js'), script)
  const built = join(folder, 'built')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: built, emptyOutDir: true, assetsInlineLimit: 0 },
  })
  await precompress(built)
  const publicUrl = 'http://localhost'
  const app = openHttp({ log: openLog('silent'), publicUrl, trustProxy: false })
  await serveWeb(app, { webFolder: built, publicUrl })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/`,
    async stop() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
