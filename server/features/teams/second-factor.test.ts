// A team may require more than a password of all its members.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { allLists, oneList } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { allTeams, changeTeam } from '#contract/teams.ts'
import { addMember, prepareList } from '../../testing/factories.ts'
import { addApp } from '../../testing/second-factor.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const noor = await prepareList(app, { members: 2 })
const params = { listId: noor.list.id }
const require = { token: noor.token, body: { needs_second_factor: true } }

test('an owner without a second step cannot require one: that would lock them out', async () => {
  const { status, message } = await app.refused(changeTeam, require)
  assert.deepEqual([status, message.slice(0, 41)], [409, 'Set up two-factor sign-in for yourself fi'])
})

test('where the team requires a second factor, a password alone opens nothing of it', async () => {
  const mira = await addMember(app, noor, 'editor')
  await addApp(app, noor.token)
  const { team } = await app.call(changeTeam, require)
  assert.equal(team.needs_second_factor, true)
  await app.call(oneList, { token: noor.token, params })
  const needed = /^This team requires two-factor sign-in/
  for (const ask of [
    { token: mira.token, params },
    { token: mira.token, team: noor.personId },
  ]) {
    const { status, message, code } = await app.refused('params' in ask ? oneList : allLists, ask)
    assert.deepEqual([status, code], [403, 'second_step_required'])
    assert.match(message, needed)
  }
  const scan = { token: mira.token, params, body: { qr_code: noor.codes[0]!, scan_id: randomUUID() } }
  assert.equal((await app.refused(redeemScan, scan)).status, 404)
  // The own account and other teams stay open, so that the second step can be set up.
  assert.equal((await app.call(allTeams, { token: mira.token })).teams.length, 2)
  await app.call(allLists, { token: mira.token })
  await addApp(app, mira.token)
  await app.call(oneList, { token: mira.token, params })
  assert.equal((await app.call(redeemScan, scan)).reason, 'ok')
})
