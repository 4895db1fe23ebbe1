// npm run screenshots photographs every screen of the running product in its main states, at two widths and in both
// themes. Look at them before a change is done. Words after it choose scenes: npm run screenshots -- manager
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createFakeCamera } from '../fake-camera.ts'
import { startProduct } from '../product.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { accountScenes } from './account-scenes.ts'
import { barScenes } from './bar-scenes.ts'
import { doorScenes } from './door-scenes.ts'
import { draftScenes } from './draft-scenes.ts'
import { listScenes } from './list-scenes.ts'
import { publicScenes } from './public-scenes.ts'
import type { Scene } from './scene.ts'
import { setupScenes } from './setup-scenes.ts'
import { prepareSignIns, signInScenes } from './sign-in-scenes.ts'
import { prepareStage } from './stage.ts'
import { prepareTeam, teamScenes } from './team-scenes.ts'
import { takeScene } from './take-scene.ts'

const folder = join(import.meta.dirname, '..', '..', 'test-results', 'screenshots')
const wanted = process.argv.slice(2)
/** More pages at the same time would slow each other down. */
const atOnce = 2

const temporary = mkdtempSync(join(tmpdir(), 'listpass-screenshots-'))
const camera = createFakeCamera(join(temporary, 'camera.y4m'))
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera.path}`],
})
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const stage = await prepareStage(product)
  const scenes = [
    ...publicScenes,
    ...accountScenes(stage),
    ...listScenes(stage),
    ...draftScenes(stage),
    ...barScenes(stage),
    ...setupScenes(stage),
    ...doorScenes(stage, camera),
    ...teamScenes(await prepareTeam(product)),
    ...signInScenes(await prepareSignIns(product)),
  ].filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
  await takeAll(scenes)
} finally {
  await browser.close()
  await product.stop()
  rmSync(temporary, { recursive: true })
}

async function takeAll(scenes: Scene[]): Promise<void> {
  const problems: string[] = []
  let count = 0
  const queue = scenes.values()
  async function work() {
    for (const scene of queue) {
      try {
        const { files, tooWide } = await takeScene(browser, product.address, folder, scene)
        count += files.length
        problems.push(...tooWide)
        console.log(`${scene.name}: ${files.length} pictures`)
      } catch (error) {
        problems.push(`${scene.name}: ${(error as Error).message}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  console.log(`The pictures are in ${folder}`)
  console.log(`${count} pictures of ${scenes.length} states`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
