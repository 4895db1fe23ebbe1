import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Bill, billOfServer, fullBill } from './bill.ts'

const root = join(import.meta.dirname, '..', '..')
const full = await fullBill(root, 'listpass')
const ofServer = billOfServer(full)
const namesOf = ({ components }: Bill) => new Set(components.map(({ name }) => name))

test('the SBOM of a release has every package of the server, and no package for tests', async () => {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  assert.deepEqual([ofServer.bomFormat, ofServer.metadata.component.name], ['CycloneDX', 'listpass'])
  const names = namesOf(ofServer)
  const missing = Object.keys(dependencies).filter((name) => !names.has(name))
  assert.deepEqual(missing, [])
  assert.ok(!names.has('@playwright/test'))
})

test('the SBOM of the build has the packages of the pages', () => {
  for (const name of ['react', 'vite', 'fastify']) assert.ok(namesOf(full).has(name), name)
})

test('no package of a bill depends on one that the bill does not name', () => {
  for (const { components, metadata, dependencies } of [full, ofServer]) {
    const named = new Set([metadata.component, ...components].map((component) => component['bom-ref']))
    const unnamed = dependencies
      .flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
      .filter((ref) => !named.has(ref))
    assert.deepEqual(unnamed, [])
  }
})
