import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startMailServer, startSilentServer } from '../testing/mail-server.ts'
import { openOutbox } from '../testing/outbox.ts'
import { atEnd } from '../testing/postgres.ts'
import { isPlainAddress, readMailbox, readSmtpUrl } from './smtp-address.ts'
import type { Letter } from './letter.ts'
import { MailTrouble, connectionOptions } from './smtp.ts'
import { openMail } from './open-mail.ts'
import { renderHtml, renderText } from './render-letter.ts'
import { freePort } from '../testing/this-machine.ts'

const folder = await mkdtemp(join(tmpdir(), 'listpass-mail-'))
atEnd(() => rm(folder, { recursive: true, force: true }))
const outboxFolder = join(folder, 'outbox')

const link = 'https://listpass.test/reset-password?x=1&y=2#0123.abc'
const letter: Letter = {
  id: '0192-a-letter',
  to: { name: 'Zoë “Zo” Núñez', address: 'zoe@example.com' },
  language: 'en',
  subject: 'Ein neues Paßwort ✓',
  paragraphs: ['One & only <one>.', 'Two.'],
  action: { label: 'Go on', url: link },
  closing: ['That is all.'],
}

type Told = { about: object; message: string }

function openWith(smtpUrl: string | undefined, more: object = {}) {
  const told: Told[] = []
  const mail = openMail({
    smtp: smtpUrl === undefined ? undefined : readSmtpUrl(smtpUrl)!,
    outboxFolder,
    from: undefined,
    publicUrl: 'https://listpass.test',
    log: { info: (about, message) => void told.push({ about, message }) },
    patience: { silentMs: 30_000, wholeMs: 60_000 },
    ...more,
  })
  return { mail, told }
}

test('a letter says when its link opens on the computer of Listpass only, or in its network only', () => {
  const leadingTo = (url: string) => ({ ...letter, action: { label: 'Go on', url } })
  for (const render of [renderText, renderHtml]) {
    assert.match(
      render(leadingTo('http://localhost:3000/reset-password/t')),
      /only works on the computer that runs Listpass/,
    )
    assert.match(render(leadingTo('https://10.0.0.4/reset-password/t')), /only works in the network that runs Listpass/)
    for (const url of ['https://tickets.example.org/t', 'http://tickets.example.org/t'])
      assert.doesNotMatch(render(leadingTo(url)), /only works/)
  }
})

test('a mail server gets the letter as text and as HTML, with our address and host', async () => {
  const server = await startMailServer()
  await openWith(`smtp://127.0.0.1:${server.port}`).mail.send(letter)
  const [mail] = server.taken
  assert.deepEqual(mail!.from, { name: 'Listpass', address: 'no-reply@listpass.test' })
  assert.deepEqual(mail!.to, [{ name: letter.to.name, address: 'zoe@example.com' }])
  assert.equal(mail!.subject, letter.subject)
  assert.equal(mail!.messageId, '<0192-a-letter@listpass.test>')
  const headers = new Map(mail!.headers.map(({ key, value }) => [key, value]))
  assert.equal(headers.get('auto-submitted'), 'auto-generated')
  assert.equal(headers.get('mime-version'), '1.0')
  assert.match(mail!.text!, /^Hello Zoë “Zo” Núñez,\s+One & only <one>\.\s+Two\.\s+Go on:\s+https:/)
  assert.deepEqual(mail!.links, [link])
  assert.match(mail!.html!, /<meta name="color-scheme" content="light dark">/)
  assert.match(mail!.html!, /prefers-color-scheme: dark/)
  assert.doesNotMatch(mail!.html!, /<(table|img|script|link|iframe)\b|url\(|@import/i)
  assert.ok(mail!.html!.includes('One &#38; only &#60;one&#62;.'))
  assert.deepEqual(mail!.attachments, [])
})

test('the sender is the one in MAIL_FROM', async () => {
  const server = await startMailServer()
  const from = readMailbox('The Box Office <office@example.org>')
  await openWith(`smtp://127.0.0.1:${server.port}`, { from }).mail.send(letter)
  assert.deepEqual(server.taken[0]!.from, { name: 'The Box Office', address: 'office@example.org' })
  const { mailFrom } = server.taken[0]!.envelope
  assert.equal(mailFrom && mailFrom.address, 'office@example.org')
})

test('user and password of SMTP_URL are used, TLS is begun when the server offers it', async () => {
  const server = await startMailServer({
    onAuth: ({ username, password }, _session, done) =>
      username === 'us er' && password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('No.')),
  })
  await openWith(`smtp://us%20er:p%40ss%2Fword@127.0.0.1:${server.port}`).mail.send(letter)
  assert.deepEqual([server.taken[0]!.user, server.taken[0]!.isSecure], ['us er', true])
  const wrong = openWith(`smtp://us%20er:wrong@127.0.0.1:${server.port}`).mail.send(letter)
  await assert.rejects(wrong, (error: MailTrouble) => error.kind === 'not_let_in' && !/wrong|us er/.test(error.message))
})

test('smtps speaks TLS from the first byte', async () => {
  const server = await startMailServer({ secure: true, authOptional: true })
  await openWith(`smtps://127.0.0.1:${server.port}`).mail.send(letter)
  assert.equal(server.taken[0]!.isSecure, true)
})

test('off this machine, certificates are checked and a password needs TLS', () => {
  const away = connectionOptions(readSmtpUrl('smtp://me:secret@mail.example')!)
  assert.deepEqual([away.port, away.requireTLS, away.tls.rejectUnauthorized], [587, true, true])
  const open = connectionOptions(readSmtpUrl('smtp://mail.example:25')!)
  assert.deepEqual([open.port, open.requireTLS, open.tls.rejectUnauthorized], [25, false, true])
  const secure = connectionOptions(readSmtpUrl('smtps://me:secret@mail.example')!)
  assert.deepEqual([secure.port, secure.secure, secure.tls.rejectUnauthorized], [465, true, true])
  const here = connectionOptions(readSmtpUrl('smtp://me:secret@[::1]:2525')!)
  assert.deepEqual([here.host, here.requireTLS, here.tls.rejectUnauthorized], ['::1', false, false])
})

test('a mail server that is down, silent, slow or refusing is a trouble without an address in it', async () => {
  const server = await startMailServer()
  server.refuse({ code: 550, text: 'no such person' })
  const silent = await startSilentServer()
  const impatient = { patience: { silentMs: 400, wholeMs: 5000 } }
  for (const [port, kind, code, more] of [
    [await freePort(), 'unreachable', undefined, {}],
    [silent.port, 'timed_out', undefined, impatient],
    [server.port, 'refused', 550, {}],
  ] as const) {
    const trouble = await openWith(`smtp://127.0.0.1:${port}`, more)
      .mail.send(letter)
      .then(
        () => assert.fail('was sent'),
        (error: unknown) => error as MailTrouble,
      )
    assert.ok(trouble instanceof MailTrouble)
    assert.deepEqual([trouble.kind, trouble.code], [kind, code])
    assert.doesNotMatch(
      `${trouble.message} ${trouble.stack} ${String(trouble.cause)}`,
      /zoe|example\.com|no such person/,
    )
  }
})

test('a server that stops does not wait for a silent mail server', async () => {
  const silent = await startSilentServer()
  const stopping = new AbortController()
  const { mail } = openWith(`smtp://127.0.0.1:${silent.port}`, { patience: { silentMs: 60_000, wholeMs: 60_000 } })
  const sending = mail.send(letter, stopping.signal)
  stopping.abort()
  await assert.rejects(sending, MailTrouble)
})

test('without a mail server, a letter is a file that only its owner can read, and the log has its name alone', async () => {
  const { mail, told } = openWith(undefined)
  await mail.send(letter)
  const [file, ...others] = await readdir(outboxFolder)
  assert.deepEqual(others, [])
  assert.equal((await stat(outboxFolder)).mode & 0o777, 0o700)
  assert.equal((await stat(join(outboxFolder, file!))).mode & 0o777, 0o600)
  assert.deepEqual(told, [{ about: { file }, message: 'no SMTP_URL is set: a mail was written to the outbox' }])
  const [read] = await openOutbox(outboxFolder).mails('zoe@example.com')
  assert.deepEqual([read!.subject, read!.links], [letter.subject, [link]])
  assert.match(await readFile(join(outboxFolder, file!), 'utf8'), /\r\n/)
})

test('letters of last week are taken out of the outbox, other files are not', async () => {
  const old = join(outboxFolder, 'old.eml')
  const note = join(outboxFolder, 'note.txt')
  const lastWeek = new Date(Date.now() - 8 * 86_400_000)
  for (const path of [old, note]) {
    await writeFile(path, 'x')
    await utimes(path, lastWeek, lastWeek)
  }
  await openWith(undefined).mail.send(letter)
  const files = await readdir(outboxFolder)
  assert.ok(!files.includes('old.eml') && files.includes('note.txt'))
})

test('nothing in a name or a subject begins a header or a tag, or turns the text around', async () => {
  const server = await startMailServer()
  const { mail } = openWith(`smtp://127.0.0.1:${server.port}`)
  const names = [
    'Eve\r\nBcc: victim@example.com',
    'Eve\n\nhidden body',
    'Eve" <victim@example.com>, "x',
    '<script>alert(1)</script>',
    '\u202Eeve',
    'Eve\u2028Bcc: victim@example.com',
    '=?utf-8?q?Eve=0D=0ABcc=3A_victim=40example.com?=',
    'x'.repeat(5000),
  ]
  for (const name of names) {
    await mail.send({ ...letter, to: { name, address: 'zoe@example.com' }, subject: `Hello ${name}` })
    const taken = server.taken.at(-1)!
    assert.deepEqual(
      taken.envelope.rcptTo.map(({ address }) => address),
      ['zoe@example.com'],
    )
    assert.deepEqual(
      [taken.to!.map(({ address }) => address), taken.bcc, taken.cc],
      [['zoe@example.com'], undefined, undefined],
    )
    assert.equal(taken.headers.filter(({ key }) => key === 'to').length, 1)
    assert.ok(!taken.html!.includes('<script>') && !taken.html!.includes('\u202E'))
    for (const line of taken.raw.split('\r\n')) assert.ok(line.length <= 998)
  }
})

test('an address is one plain address', async () => {
  for (const wrong of [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    '<a@b.example>',
    '"a b"@c.example',
    'a@b@c.example',
    'a b@c.example',
    'a@b.example(comment)',
    'group: a@b.example;',
    '',
    `${'a'.repeat(250)}@b.example`,
  ]) {
    assert.equal(isPlainAddress(wrong), false, wrong)
    await assert.rejects(openWith(undefined).mail.send({ ...letter, to: { name: 'A', address: wrong } }))
  }
  for (const right of ['a@b.example', "o'hara+news@sub.b.example", 'ü@bücher.example']) assert.ok(isPlainAddress(right))
})

test('an invalid mail server address is refused', () => {
  for (const wrong of [
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/path',
    'smtp://mail.example?tls=no',
    'smtp://mail.example#x',
    'smtp://me:50%@mail.example',
    'smtp://mail.example:99999',
  ]) {
    assert.equal(readSmtpUrl(wrong), undefined, wrong)
  }
  assert.deepEqual(readMailbox('a@b.example'), { name: '', address: 'a@b.example' })
  for (const wrong of ['Listpass', 'Listpass <a b@c>', 'A <a@b.example>\r\nBcc: x@y.example', '"A" <a@b.example>']) {
    assert.equal(readMailbox(wrong), undefined, wrong)
  }
})
