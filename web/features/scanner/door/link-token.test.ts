import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionLost, Declined, declinedFrom } from '../../../api/declined.ts'
import { doorHere } from '../testing/door-here.ts'
import { linkToken } from './link-token.ts'

/** A server with these sessions. `link` answers each opening of the link with a new token, or declines. */
function door({ kept, live = [], link = () => {} }: { kept?: string; live?: string[]; link?: () => void }) {
  const opened: (string | undefined)[] = []
  const sessions = new Set(live)
  let row = kept
  const place = {
    read: async () => row,
    keep: async ({ token }: { token: string }) => void (row = token),
    drop: async () => void (row = undefined),
  }
  const token = linkToken(place, async (sent) => {
    opened.push(sent)
    link()
    const given = sent !== undefined && sessions.has(sent) ? sent : `token ${opened.length}`
    sessions.add(given)
    return { list: doorHere, token: given }
  })
  const call = async (sent: string) => {
    if (!sessions.has(sent)) throw new Declined(401)
    return sent
  }
  const ask = (signal?: AbortSignal) => token.ask(call, signal)
  return { ask, load: () => token.load(AbortSignal.timeout(60_000)), opened, row: () => row, sessions }
}

const no = (status: number) => () => {
  throw new Declined(status, { success: false, message: 'No.', error: 'No.', errors: {} })
}
const isStatus = (status: number) => (error: unknown) => error instanceof Declined && error.status === status

test('a door without a token opens its link first, once for all calls', async () => {
  const { ask, opened, row } = door({})
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), ['token 1', 'token 1', 'token 1'])
  assert.deepEqual(opened, [undefined])
  assert.equal(row(), 'token 1')
})

test('a door whose session the server forgot opens its link again and goes on', async () => {
  const { ask, load, sessions, opened, row } = door({ kept: 'ours', live: ['ours'] })
  await load()
  sessions.clear()
  assert.deepEqual(await Promise.all([ask(), ask()]), ['token 2', 'token 2'])
  assert.deepEqual(opened, ['ours', 'ours'])
  assert.equal(row(), 'token 2')
})

test('a door ends only where its link says so, and forgets its token', async () => {
  for (const status of [401, 404]) {
    const { ask, row } = door({ kept: 'ours', link: no(status) })
    await assert.rejects(ask(), isStatus(401))
    assert.equal(row(), undefined)
  }
})

test('a link that cannot be opened now ends no door', async () => {
  const kept = 'ours'
  for (const status of [409, 503]) {
    const { ask, row } = door({ kept, link: no(status) })
    await assert.rejects(ask(), isStatus(status))
    assert.equal(row(), kept)
  }
  const proxy = door({
    kept,
    link: () => {
      throw declinedFrom(404, '<html>')
    },
  })
  await assert.rejects(proxy.ask(), ConnectionLost)
  assert.equal(proxy.row(), kept)
  const many = door({ kept, link: no(429) })
  await assert.rejects(many.ask(), ConnectionLost)
})

test('a door goes on whose session the server forgot again while the link was being opened', async () => {
  const { ask, load, sessions, opened, row } = door({ kept: 'ours', live: ['ours'] })
  await load()
  sessions.clear()
  const first = ask()
  // The link is open by then, and the call with its token is not.
  while (row() !== 'token 2') await Promise.resolve()
  sessions.clear()
  await assert.rejects(first, ConnectionLost)
  assert.equal(await ask(), 'token 3')
  assert.equal(opened.length, 3)
})

test('a call that gives up does not wait for the link', async () => {
  const { ask, opened } = door({})
  const leaving = new AbortController()
  const asking = ask(leaving.signal)
  leaving.abort(new Error('late'))
  await assert.rejects(asking, /late/)
  assert.equal(await ask(), 'token 1')
  assert.equal(opened.length, 1)
})
