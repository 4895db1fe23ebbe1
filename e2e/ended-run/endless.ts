// A story without an end. It writes its product's data folder and its worker into the file that ENDLESS_NOTE names.
import { rename, writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { startProduct } from '../product.ts'

test('a product stands until the run is ended', async () => {
  test.setTimeout(0)
  const { folder } = await startProduct()
  const note = process.env['ENDLESS_NOTE']!
  await writeFile(`${note}.part`, JSON.stringify({ folder, worker: process.pid }))
  await rename(`${note}.part`, note)
  await new Promise(() => {})
})
