import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findWrongSettings, readConfig } from './config.ts'

test('without any setting, everything has a default', () => {
  const config = readConfig({})
  assert.deepEqual(
    [config.port, config.publicUrl, config.mailchimp, config.sandboxPort],
    [3000, 'http://localhost:3000', 'sandbox', 4010],
  )
  assert.deepEqual([config.metrics, config.diskReserveBytes], [undefined, 200_000_000])
  assert.deepEqual(readConfig({ METRICS_PORT: '9464' }).metrics, { port: 9464, host: '127.0.0.1' })
  assert.equal(readConfig({ NODE_ENV: 'production' }).mailchimp, 'live')
  assert.equal(readConfig({ PORT: '8080' }).publicUrl, 'http://localhost:8080')
  assert.equal(config.trustProxy, false)
  assert.deepEqual(
    [config, readConfig({ LOOK_OUTSIDE: 'off' })].map(({ looksOutside }) => looksOutside),
    [true, false],
  )
})

test('the address is the one that a platform gives, unless PUBLIC_URL says another', () => {
  const render = { RENDER_EXTERNAL_URL: 'https://gala.onrender.com' }
  const railway = { RAILWAY_PUBLIC_DOMAIN: 'gala.up.railway.app' }
  assert.equal(readConfig(render).publicUrl, 'https://gala.onrender.com')
  assert.equal(readConfig(railway).publicUrl, 'https://gala.up.railway.app')
  const heroku = { HEROKU_APP_DEFAULT_DOMAIN_NAME: 'gala-1234567890ab.herokuapp.com' }
  const fly = { FLY_APP_NAME: 'gala' }
  assert.equal(readConfig(heroku).publicUrl, 'https://gala-1234567890ab.herokuapp.com')
  assert.equal(readConfig(fly).publicUrl, 'https://gala.fly.dev')
  for (const given of [render, railway, heroku, fly])
    assert.equal(readConfig({ ...given, PUBLIC_URL: 'https://gala.example' }).publicUrl, 'https://gala.example')
  for (const wrong of ['https://gala.example', 'gala.example/path', 'gala example'])
    assert.throws(() => readConfig({ RAILWAY_PUBLIC_DOMAIN: wrong }), /RAILWAY_PUBLIC_DOMAIN should be a host/)
  assert.throws(() => readConfig({ FLY_APP_NAME: 'gala.fly.dev' }), /FLY_APP_NAME should be the name of an app/)
})

test('all wrong settings are found at once, each with its sentence', () => {
  const wrong = findWrongSettings({
    PORT: '80a',
    DATABASE_URL: 'postgres://u@host/db',
    DATABASE_APP_URL: 'postgres://host/db',
    MAILCHIMP_CLIENT_ID: '123',
  })
  assert.deepEqual(
    wrong.map(({ settings }) => settings),
    [['PORT'], ['LISTPASS_KEYS'], ['DATABASE_APP_URL'], ['MAILCHIMP_CLIENT_ID', 'MAILCHIMP_CLIENT_SECRET']],
  )
  assert.deepEqual(findWrongSettings({ PORT: '80' }), [])
})

test('a setting that depends on a wrong one is not called wrong too', () => {
  const wrong = findWrongSettings({ DATABASE_URL: 'mysql://host/db', DATABASE_APP_URL: 'postgres://app@host/db' })
  assert.deepEqual(
    wrong.map(({ settings }) => settings),
    [['DATABASE_URL']],
  )
})

test('the error for a wrong setting has its name and a description of valid values', () => {
  for (const [name, value, should] of [
    ['PORT', '80a', /PORT should be a port number/],
    ['LOOK_OUTSIDE', 'no', /LOOK_OUTSIDE should be one of on, off/],
    ['PORT', '70000', /PORT should be a port number/],
    ['HOST', 'listpass.example', /HOST should be an address/],
    ['HOST', '127.0.0.1:80', /HOST should be an address/],
    ['PUBLIC_URL', 'listpass.example', /PUBLIC_URL should be the address/],
    ['PUBLIC_URL', 'https://a.b/path', /PUBLIC_URL should be the address/],
    ['DATABASE_URL', 'mysql://root@host/db', /DATABASE_URL should be a URL that starts with postgres/],
    ['DATABASE_APP_URL', 'postgresql://app@host/db', /DATABASE_APP_URL should name a user/],
    ['DATABASE_READ_URL', 'postgresql://app@host/db', /DATABASE_READ_URL should lead to a standby of DATABASE_URL/],
    ['REGISTRATION', 'no', /REGISTRATION should be one of open, invite, closed/],
    ['MAILCHIMP', 'real', /MAILCHIMP should be one of sandbox, live/],
    ['LISTPASS_ROLE', 'boss', /LISTPASS_ROLE should be one of/],
    ['SANDBOX_PORT', '99999', /SANDBOX_PORT should be a port number/],
    ['METRICS_PORT', 'yes', /METRICS_PORT should be a port number/],
    ['DRAIN_SECONDS', '1m', /DRAIN_SECONDS should be a number of seconds/],
    ['DRAIN_SECONDS', '90', /DRAIN_SECONDS should be a number of seconds/],
    ['DISK_RESERVE_MB', '1 GB', /DISK_RESERVE_MB should be a number of megabytes/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL should be one of/],
    ['TRUST_PROXY', 'maybe!', /TRUST_PROXY should be/],
    ['SUPPORT_EMAIL', 'me', /SUPPORT_EMAIL should be an email address/],
    ['SMTP_URL', 'mail.example:25', /SMTP_URL should be smtp:/],
    ['MAIL_FROM', 'Listpass', /MAIL_FROM should be an address/],
    ['MAILCHIMP_API_URL', 'mailchimp', /MAILCHIMP_API_URL should be a URL/],
    ['MAILCHIMP_API_URL', 'https://{dc}.api.mailchimp.com/3.0?to=', /MAILCHIMP_API_URL should be a URL/],
    ['MAILCHIMP_API_URL', 'https://{dc}@mailchimp.test', /MAILCHIMP_API_URL should be a URL/],
    ['MAILCHIMP_LOGIN_URL', 'https://{dc}.mailchimp.test', /MAILCHIMP_LOGIN_URL should be a URL without \{dc\}/],
    ['MAILCHIMP_LOGIN_URL', 'https://mailchimp.test/{dc}', /MAILCHIMP_LOGIN_URL should be a URL without \{dc\}/],
    ['MAILCHIMP_LOGIN_URL', 'ftp://mailchimp.test', /MAILCHIMP_LOGIN_URL should be a URL/],
    ['MAILCHIMP_CLIENT_ID', '123', /MAILCHIMP_CLIENT_ID and MAILCHIMP_CLIENT_SECRET should both be set/],
    ['MAILCHIMP_CLIENT_SECRET', 'abc', /MAILCHIMP_CLIENT_ID and MAILCHIMP_CLIENT_SECRET should both be set/],
  ] as const) {
    assert.throws(() => readConfig({ [name]: value }), should)
  }
})

test('a server of its own database needs shared keys, and the sentence never repeats a password', () => {
  assert.throws(
    () => readConfig({ DATABASE_URL: 'postgres://u:secret@host/db' }),
    /LISTPASS_KEYS is needed with DATABASE_URL/,
  )
  assert.throws(
    () => readConfig({ DATABASE_URL: 'mysql://u:secret@host/db', LISTPASS_KEYS: 'x' }),
    (error: Error) => !error.message.includes('secret'),
  )
})

test('an international host is written as it travels', () => {
  assert.equal(readConfig({ PUBLIC_URL: 'https://Gästeliste.example/' }).publicUrl, 'https://xn--gsteliste-v2a.example')
})

test('a mail server is read with its user and password, and a wrong one is not repeated', () => {
  const { smtp, mailFrom } = readConfig({
    SMTP_URL: 'smtp://noor%40mail.example:p%2Fw@mail.example',
    MAIL_FROM: 'Box office <office@mail.example>',
  })
  assert.deepEqual(smtp, {
    host: 'mail.example',
    port: 587,
    isSecure: false,
    user: 'noor@mail.example',
    password: 'p/w',
  })
  assert.deepEqual(mailFrom, { name: 'Box office', address: 'office@mail.example' })
  assert.equal(readConfig({}).smtp, undefined)
  assert.throws(
    () => readConfig({ SMTP_URL: 'smtp://me:secret@mail.example/?x' }),
    (error: Error) => !error.message.includes('secret'),
  )
})
