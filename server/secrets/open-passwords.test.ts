import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openPasswords } from './open-passwords.ts'

const root = join(import.meta.dirname, '..', '..')
const passwords = openPasswords()

test('a password is hashed by argon2id with 19 MiB and two passes', async () => {
  assert.match(
    await passwords.hash('pässword ✓', 'here'),
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  )
  assert.match(passwords.ofNobody, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('passwords are hashed with salt, and fit only themselves', async () => {
  const [one, two] = await Promise.all([passwords.hash('pässword ✓', 'here'), passwords.hash('pässword ✓', 'here')])
  assert.notEqual(one, two)
  assert.equal(await passwords.fits('pässword ✓', one, 'here'), true)
  assert.equal(await passwords.fits('password ✓', one, 'here'), false)
})

test('a cheap hash of a test would be renewed by the product', async () => {
  const cheap = await openPasswords({ memory: 8, passes: 1 }).hash('a long enough one', 'here')
  assert.equal(passwords.isOutdated(cheap), true)
  assert.equal(await passwords.fits('a long enough one', cheap, 'here'), true)
})

test('no setting changes the cost of a hash: only tests name it', () => {
  const files = globSync('{server,scripts,sandbox,deploy,domain,contract}/**/*.{ts,mjs,yaml,yml}', { cwd: root })
  const product = files.filter((file) => !/\.test\.ts$|^server\/testing\//.test(file))
  assert.ok(product.includes('server/main.ts') && product.includes('server/config.ts'))
  const naming = product.filter((file) =>
    /passwordCost|PasswordCost|openPasswords|fullCost/.test(readFileSync(join(root, file), 'utf8')),
  )
  assert.deepEqual(naming.toSorted(), ['server/open-services.ts', 'server/secrets/open-passwords.ts'])
})
