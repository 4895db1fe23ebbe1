import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastify, { type FastifyInstance } from 'fastify'
import { openToEveryone, type Policy, requirePolicies } from './route-policies.ts'

function open(): FastifyInstance {
  const app = fastify({ exposeHeadRoutes: false })
  requirePolicies(app)
  return app
}

const answer = () => 'fine'
const withPolicy = (policy: Policy) => ({ config: { policy } })

test('a route without a policy stops the start and is named', async () => {
  const app = open()
  app.get('/said', withPolicy('editor'), answer)
  app.post('/forgotten', answer)
  app.get('/forgotten-too', answer)
  await assert.rejects(Promise.resolve(app.ready()), { message: 'POST /forgotten does not say who may call it.' })
  await app.close()
})

test('a route with settings but no policy is noticed too', async () => {
  const app = open()
  app.get('/settings', { config: {} }, answer)
  await assert.rejects(Promise.resolve(app.ready()), { message: 'GET /settings does not say who may call it.' })
  await app.close()
})

test('with a policy on every route the server starts, and lists them in order', async () => {
  const app = open()
  app.get('/first', withPolicy('editor'), answer)
  app.route({ method: ['PUT', 'PATCH'], url: '/both', ...withPolicy('door'), handler: answer })
  app.post('/hook', withPolicy('mailchimp'), answer)
  await app.ready()
  assert.deepEqual(app.routePolicies, [
    { method: 'GET', path: '/first', policy: 'editor' },
    { method: 'PUT', path: '/both', policy: 'door' },
    { method: 'PATCH', path: '/both', policy: 'door' },
    { method: 'POST', path: '/hook', policy: 'mailchimp' },
  ])
  assert.equal((await app.inject('/first')).body, 'fine')
  await app.close()
})

test('the routes of a plugin can be opened to everyone, and keep their other settings', async () => {
  const app = open()
  await app.register((plugin, _options, done) => {
    openToEveryone(plugin)
    plugin.get('/file', { config: { load: 'long' } as object }, (request) =>
      JSON.stringify(request.routeOptions.config),
    )
    done()
  })
  app.get('/mine', withPolicy('editor'), answer)
  await app.ready()
  assert.deepEqual(app.routePolicies, [
    { method: 'GET', path: '/file', policy: 'everyone' },
    { method: 'GET', path: '/mine', policy: 'editor' },
  ])
  const config = JSON.parse((await app.inject('/file')).body) as Record<string, unknown>
  assert.deepEqual([config['policy'], config['load']], ['everyone', 'long'])
  await app.close()
})
