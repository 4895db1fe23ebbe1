import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { PageAssets } from '../page/page-assets.ts'

/** A folder with the files that the build makes for the page of a code. */
export async function pageFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-pages-'))
  after(() => rm(folder, { recursive: true }))
  const assets: PageAssets = { styles: 'h1{color:red}', fonts: [], script: '/assets/guest-page-1.js' }
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages', 'guest-page.json'), JSON.stringify(assets))
  return folder
}
