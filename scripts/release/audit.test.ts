import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { askForHoles } from './audit.ts'

const root = join(import.meta.dirname, '..', '..')

/** Runs the audit against a registry of our own with this answer. */
async function askedOf(status: number, advisories: object) {
  const registry = createServer((request, answer) => {
    request.resume()
    const isQuestion = request.method === 'POST' && request.url === '/-/npm/v1/security/advisories/bulk'
    answer.writeHead(isQuestion ? status : 404, { 'content-type': 'application/json' })
    answer.end(JSON.stringify(isQuestion ? advisories : {}))
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: '0',
    npm_config_cache: join(root, 'test-results', 'npm-cache'),
  }
  return askForHoles(root, env).finally(() => registry.close().closeAllConnections())
}

test('a registry without advisories differs from one that found no vulnerabilities', async () => {
  const mirror = await askedOf(405, {})
  assert.equal(mirror.answered, false)
  assert.match(mirror.answered ? '' : mirror.why, /405/)
  const clean = await askedOf(200, {})
  assert.deepEqual([clean.answered, clean.answered && clean.severe], [true, []])
})

test('a package with a severe hole is named', async () => {
  const advisory = {
    id: 1,
    url: 'https://example.com/1',
    title: 'a hole',
    severity: 'high',
    vulnerable_versions: '<99',
  }
  const found = await askedOf(200, { fastify: [{ ...advisory, cwe: [], cvss: { score: 8, vectorString: null } }] })
  assert.ok(found.answered && found.severe.includes('fastify'))
})
