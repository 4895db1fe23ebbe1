// Browsers that sign in with passkeys, over HTTP.
import assert from 'node:assert/strict'
import { beginPasskeySignIn, passkeySignIn } from '#contract/passkeys.ts'
import { type Device, givePasskey, type Lies } from './authenticator.ts'
import { addOrganiser } from './factories.ts'
import type { Node, TestApp } from './start-test-app.ts'

type Begun = {
  options: { challenge: string; rpId: string; timeout: number; userVerification: 'required' }
  ticket: string
}

type Answer = { status: number; body: { message: string; token: string; user: { id: string } }; cookies: string[] }

export const opensNothing = 'This passkey opens no account here. Try another one, or sign in with your password.'

export const tookTooLong = 'That took too long, or was done already. Please try again.'

export function assertRefused({ status, body }: Answer, expected: number, message: string): void {
  assert.deepEqual([status, body.message, 'token' in body], [expected, message, false])
}

export function passkeyBrowsers(app: TestApp) {
  let networks = 0

  /** A browser with its cookies, at an address of its own, so that no test meets another's rate limit. */
  function openBrowser() {
    const jar = new Map<string, string>()
    const remoteAddress = `10.7.${++networks >> 8}.${networks & 255}`
    async function post(path: string, payload: object, node: Node = app): Promise<Answer> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await node.app.inject({ method: 'POST', url: path, headers: { cookie }, payload, remoteAddress })
      const cookies = [answer.headers['set-cookie'] ?? []].flat()
      for (const [name, value] of cookies.map((each) => each.split(';')[0]!.split('='))) jar.set(name!, value!)
      return { status: answer.statusCode, body: JSON.parse(answer.body) as Answer['body'], cookies }
    }
    const begin = async (node?: Node) => {
      const { status, body } = await post(beginPasskeySignIn.path, {}, node)
      assert.equal(status, 200, body.message)
      return body as unknown as Begun
    }
    const finish = (device: Device, begun: Begun, lies: Lies = {}, node?: Node) =>
      post(passkeySignIn.path, { ticket: begun.ticket, response: device.get(begun, lies) }, node)
    const signIn = async (device: Device, lies: Lies = {}) => finish(device, await begin(), lies)
    return { jar, post, begin, finish, signIn }
  }

  async function addPerson(name = 'Noor') {
    const person = await addOrganiser(app, name)
    return { ...person, device: await givePasskey(app, person.token) }
  }

  return { openBrowser, addPerson }
}
