// Files of platforms that run an image: render.yaml, railway.json, fly.toml, app.json with heroku.yml, and DigitalOcean's. The
// schemas hold the keys that we use, in our own words. The published ones are named beside each.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { readConfig, settingNames } from '../server/config.ts'
import { readKeyRing } from '../server/secrets/key-ring.ts'

const root = join(import.meta.dirname, '..')

/** An object with these keys and no others; those with a `?` may be missing. */
function object(keys: Record<string, object>): object {
  const properties = Object.fromEntries(Object.entries(keys).map(([key, schema]) => [key.replace('?', ''), schema]))
  const required = Object.keys(keys).filter((key) => !key.endsWith('?'))
  return { type: 'object', properties, required, additionalProperties: false }
}

const text = { type: 'string', minLength: 1 }
const whole = { type: 'integer', minimum: 1 }
const yes = { const: true }
const listOf = (items: object) => ({ type: 'array', items, minItems: 1 })
const health = { const: '/readyz' }
const image = { enum: ['Dockerfile', './Dockerfile'] }

type Platform = {
  file: string
  schema: object
  /** The settings that the file gives, and the values that stand in it. */
  settings: (file: never) => Record<string, string | undefined>
  /** What the platform itself sets, and what it asks its user for. */
  own: Record<string, string>
  address: string
}

const database = { DATABASE_URL: 'postgresql://listpass:secret@database:5432/listpass' }
const secret = { LISTPASS_KEYS: randomBytes(32).toString('base64') }

type Env = { key: string; value?: string }
const byKey = (env: Env[]) => Object.fromEntries(env.map(({ key, value }) => [key, value]))

const platforms: Platform[] = [
  {
    // https://render.com/schema/render.yaml.json
    file: 'render.yaml',
    schema: object({
      databases: listOf(object({ name: text, plan: text, databaseName: text, user: text })),
      services: listOf(
        object({
          type: { const: 'web' },
          name: text,
          runtime: { const: 'docker' },
          dockerfilePath: image,
          plan: text,
          healthCheckPath: health,
          maxShutdownDelaySeconds: { ...whole, maximum: 300 },
          envVars: listOf({
            anyOf: [
              object({ key: text, value: text }),
              object({ key: text, generateValue: yes }),
              object({ key: text, sync: { const: false } }),
              object({ key: text, fromDatabase: object({ name: text, property: { const: 'connectionString' } }) }),
            ],
          }),
        }),
      ),
    }),
    settings: ({ services: [{ envVars }] }: { services: [{ envVars: Env[] }] }) => byKey(envVars),
    own: { ...database, ...secret, PORT: '10000', RENDER_EXTERNAL_URL: 'https://gala.onrender.com' },
    address: 'https://gala.onrender.com',
  },
  {
    // https://railway.com/railway.schema.json: it has no place for variables, so docs/platforms.md names them.
    file: 'railway.json',
    schema: object({
      $schema: text,
      build: object({ builder: { const: 'DOCKERFILE' }, dockerfilePath: image }),
      deploy: object({
        healthcheckPath: health,
        healthcheckTimeout: whole,
        restartPolicyType: { enum: ['ALWAYS', 'ON_FAILURE', 'NEVER'] },
        drainingSeconds: whole,
      }),
    }),
    settings: () => ({}),
    own: { ...database, ...secret, PORT: '8080', TRUST_PROXY: '1', RAILWAY_PUBLIC_DOMAIN: 'gala.up.railway.app' },
    address: 'https://gala.up.railway.app',
  },
  {
    // https://fly.io/docs/reference/configuration: a description, no schema.
    file: 'fly.toml',
    schema: object({
      app: { type: 'string', pattern: '^[a-z0-9-]+$' },
      kill_signal: { const: 'SIGTERM' },
      kill_timeout: { ...whole, maximum: 300 },
      build: object({ dockerfile: image }),
      env: { type: 'object', additionalProperties: text },
      http_service: object({
        internal_port: whole,
        force_https: yes,
        auto_stop_machines: { const: 'off' },
        min_machines_running: whole,
        checks: listOf(
          object({ method: { const: 'GET' }, path: health, grace_period: text, interval: text, timeout: text }),
        ),
      }),
      vm: listOf(object({ memory: text, cpu_kind: text, cpus: whole })),
    }),
    settings: ({ env }: { env: Record<string, string> }) => env,
    own: { ...database, ...secret, FLY_APP_NAME: 'gala' },
    address: 'https://gala.fly.dev',
  },
  {
    // https://devcenter.heroku.com/articles/app-json-schema
    file: 'app.json',
    schema: object({
      name: text,
      description: text,
      stack: { const: 'container' },
      env: {
        type: 'object',
        additionalProperties: object({
          description: text,
          'value?': text,
          'required?': { type: 'boolean' },
          'generator?': { const: 'secret' },
        }),
      },
      formation: object({ web: object({ quantity: whole, size: text }) }),
    }),
    settings: ({ env }: { env: Record<string, { value?: string }> }) =>
      Object.fromEntries(Object.entries(env).map(([name, { value }]) => [name, value])),
    own: { ...database, ...secret, PORT: '5006', HEROKU_APP_DEFAULT_DOMAIN_NAME: 'gala-1234567890ab.herokuapp.com' },
    address: 'https://gala-1234567890ab.herokuapp.com',
  },
  {
    // https://devcenter.heroku.com/articles/build-docker-images-heroku-yml
    file: 'heroku.yml',
    schema: object({ build: object({ docker: object({ web: image }) }) }),
    settings: () => ({}),
    own: { ...database, ...secret, PUBLIC_URL: 'https://gala.example' },
    address: 'https://gala.example',
  },
  {
    // https://docs.digitalocean.com/products/app-platform/reference/app-spec
    file: '.do/deploy.template.yaml',
    schema: object({
      spec: object({
        name: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,30}[a-z0-9]$' },
        services: listOf(
          object({
            name: text,
            git: object({ repo_clone_url: { type: 'string', pattern: '^https://.+\\.git$' }, branch: text }),
            dockerfile_path: image,
            http_port: whole,
            instance_count: whole,
            instance_size_slug: text,
            health_check: object({ http_path: health, initial_delay_seconds: whole }),
            envs: listOf(
              object({
                key: text,
                scope: { enum: ['RUN_TIME', 'BUILD_TIME', 'RUN_AND_BUILD_TIME'] },
                'type?': { enum: ['GENERAL', 'SECRET'] },
                'value?': text,
              }),
            ),
          }),
        ),
      }),
    }),
    settings: ({ spec }: { spec: { services: [{ envs: Env[] }] } }) => byKey(spec.services[0].envs),
    // DigitalOcean replaces ${APP_URL}.
    own: { ...database, ...secret, PUBLIC_URL: 'https://gala-abcde.ondigitalocean.app' },
    address: 'https://gala-abcde.ondigitalocean.app',
  },
]

const ajv = new Ajv({ allErrors: true })

async function read(file: string): Promise<never> {
  const content = await readFile(join(root, file), 'utf8')
  if (file.endsWith('.toml')) return parseToml(content) as never
  return (file.endsWith('.json') ? JSON.parse(content) : parseYaml(content)) as never
}

for (const { file, schema, settings, own, address } of platforms) {
  test(`${file} has the keys of its platform, and settings of Listpass alone`, async () => {
    const content = await read(file)
    assert.ok(ajv.validate(schema, content), ajv.errorsText())
    const given = settings(content)
    for (const name of [...Object.keys(given), ...Object.keys(own)])
      assert.ok((settingNames as string[]).includes(name), name)
    const values = Object.entries(given).filter(([, value]) => value !== undefined)
    const config = readConfig({ ...Object.fromEntries(values), ...own })
    assert.equal(config.publicUrl, address)
    assert.equal(readKeyRing(config.keys!).ids[0], 'k1')
  })
}

test('a platform whose volumes belong to root gets none, and builds the image of the repository', async () => {
  assert.ok(existsSync(join(root, 'Dockerfile')))
  for (const { file } of platforms)
    assert.doesNotMatch(await readFile(join(root, file), 'utf8'), /^\s*(disk|mounts|\[mounts\]|volumes)\b/m, file)
})
