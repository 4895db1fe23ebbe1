// Each wrong set-up, made for real: the start and the doctor say it in the same one sentence.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Child, startChild } from '../server/testing/processes.ts'
import { asAdministrator, elsewhere, managed, right, type Settings, type SetUp } from './testing/set-ups.ts'
import { wrongSettings } from './testing/wrong-settings.ts'
import { wrongSurroundings } from './testing/wrong-surroundings.ts'

/** A start and its doctor at the same time, for several set-ups at once, because most of the time they wait. */
suite('a wrong set-up', { concurrency: 3 }, () => {
  for (const [name, make] of Object.entries({ ...wrongSettings, ...wrongSurroundings }))
    test(`${name} is said by the start and the doctor`, () => check(make))
})

async function check(make: () => Promise<SetUp>): Promise<void> {
  const { level, sentence, settings, user, isBefore } = await make()
  const env = { ...(await right()), ...settings }
  const start = startChild('scripts/start.ts', env, [], user)
  const examine = () => startChild('scripts/doctor.ts', env, [], user)
  let doctor: Child
  if (level === 'fault') {
    doctor = examine()
    assert.equal(await start.ended, 1, start.lines.join('\n'))
    assert.deepEqual(start.lines, [sentence])
  } else {
    await start.line(new RegExp(`^Note: ${escaped(sentence)}`))
    // Some notes show only while Listpass runs.
    doctor = examine()
    await doctor.ended
    assert.equal(await start.end('SIGTERM'), 0, start.lines.join('\n'))
  }
  assert.equal(await doctor.ended, level === 'fault' ? 1 : 0, doctor.lines.join('\n'))
  const said = isBefore ? sentence : `${level[0]!.toUpperCase()}${level.slice(1)}: ${sentence}`
  assert.ok(
    doctor.lines.some((line) => line.startsWith(said)),
    `${said}\n${doctor.lines.join('\n')}`,
  )
}

function escaped(sentence: string): string {
  return sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

test('the statements that the start asks an administrator for are enough', async () => {
  const { sentence, settings } = await wrongSettings['a user of the database who may not create roles']!()
  await asAdministrator(/run this once: (.*)$/.exec(sentence)![1]!)
  const skipped =
    'The user of DATABASE_URL may not prepare the user of DATABASE_APP_URL, so the server signs in with DATABASE_URL. Let ' +
    'an administrator make that user and grant it listpass_app and listpass_worker: docs/operate.md, “Several servers”.'
  const env: Settings = { ...(await right()), ...settings, DATABASE_APP_URL: managed('door', 'none') }
  const start = startChild('scripts/start.ts', env)
  await start.line(new RegExp(`^Note: ${escaped(skipped)}$`))
  await start.line(/^Address: /)
  assert.equal((await fetch(`http://127.0.0.1:${env['PORT']}/readyz`)).status, 200)
  const doctor = startChild('scripts/doctor.ts', env)
  assert.equal(await doctor.ended, 0, doctor.lines.join('\n'))
  assert.ok(doctor.lines.includes(`Warning: ${skipped}`), doctor.lines.join('\n'))
  assert.equal(await start.end('SIGTERM'), 0, start.lines.join('\n'))
})

test('a set-up with nothing wrong says so', async () => {
  const env = { ...(await right()), ...elsewhere }
  const { lines, ended } = startChild('scripts/doctor.ts', env)
  assert.equal(await ended, 0)
  assert.deepEqual(lines, [
    `Warning: http://localhost:${env['PORT']} opens on this computer only. Before guests get codes, set PUBLIC_URL: docs/install.md.`,
    'Listpass can start.',
  ])
})
