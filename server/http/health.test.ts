import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openLog } from '../log.ts'
import { healthRoutes } from './health.ts'
import { openHttp } from './open-http.ts'

test('concurrent readiness checks share one query, and later ones make their own', async () => {
  const app = openHttp({ log: openLog('silent'), publicUrl: 'https://listpass.test', trustProxy: false })
  after(() => app.close())
  const looks: PromiseWithResolvers<string | undefined>[] = []
  healthRoutes(app, () => {
    looks.push(Promise.withResolvers())
    return looks.at(-1)!.promise
  })
  const ask = async () => {
    const { statusCode, body } = await app.inject('/readyz')
    return [statusCode, body]
  }
  const answers = Array.from({ length: 20 }, ask)
  // Waits enough round trips for all of them to arrive.
  for (let turns = 0; turns < 20; turns++) await app.inject('/healthz')
  assert.equal(looks.length, 1)
  looks[0]!.resolve(undefined)
  for (const answer of await Promise.all(answers)) assert.deepEqual(answer, [200, '{"ok":true}'])

  const later = ask()
  await app.inject('/healthz')
  looks[1]!.reject(new Error('the database is away'))
  assert.deepEqual(await later, [503, '{"ok":false,"why":"the server could not ask its database"}'])
})
