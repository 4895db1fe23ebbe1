// A device with passkeys, made by hand from the WebAuthn specification: a P-256 key, authenticator data and signatures.
import assert from 'node:assert/strict'
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import { addPasskey, beginPasskey, beginPasskeySignIn, type Passkey, passkeySignIn } from '#contract/passkeys.ts'
import type { Calls } from './calls.ts'
import { addOrganiser } from './factories.ts'
import { type Node, type TestApp, testPublicUrl } from './start-test-app.ts'
import { password } from './samples.ts'

/** The false claims of a wrong or hostile device, browser or site. */
export type Lies = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  counter?: number
  /** Flags of the authenticator data: 1 the user is present, 4 the user was verified. */
  flags?: number
  userHandle?: string
}

export type Device = ReturnType<typeof openDevice>

/** One credential for one person. */
export function openDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    credential,
    create({ options }: Pick<AnswerOf<typeof beginPasskey>, 'options'>, lies: Lies = {}) {
      userHandle = options.user.id
      const clientData = clientDataOf('webauthn.create', options.challenge, lies)
      const data = authenticatorData(lies.rpId ?? options.rp.id, { flags: 0x45, counter: 0, ...lies })
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([data, Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ])
      const response = {
        clientDataJSON: encode(clientData),
        attestationObject: encode(attestation),
        transports: ['internal'],
      }
      return { ...credential, response }
    },
    get({ options }: Pick<AnswerOf<typeof beginPasskeySignIn>, 'options'>, lies: Lies = {}) {
      counter = lies.counter ?? counter + 1
      const clientData = clientDataOf('webauthn.get', options.challenge, lies)
      const data = authenticatorData(lies.rpId ?? options.rpId, { flags: 0x05, ...lies, counter })
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
      const signature = createSign('sha256').update(signed).sign(privateKey)
      const response = {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(data),
        signature: encode(signature),
        userHandle: lies.userHandle ?? userHandle,
      }
      return { ...credential, response }
    },
  }
}

/** Adds a passkey of a new device to this organiser. */
export async function givePasskey(
  node: Calls,
  token: string,
  name = 'Phone',
  confirmation: { password: string; code?: string } = { password },
  origin = testPublicUrl,
): Promise<Device & { passkey: Passkey }> {
  const device = openDevice()
  const begun = await node.call(beginPasskey, { token, body: confirmation })
  const body = { name, ticket: begun.ticket, response: device.create(begun, { origin }) }
  const { passkey } = await node.call(addPasskey, { token, body })
  return { ...device, passkey }
}

function clientDataOf(type: string, challenge: string, lies: Lies): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin: testPublicUrl, crossOrigin: false, ...lies }))
}

function authenticatorData(rpId: string, { flags, counter }: { flags: number; counter: number }): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
}

/** The key in COSE form: kty EC2, alg ES256, crv P-256, x and y. */
function coseOf(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' })
  const [across, up] = [Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(across),
    Buffer.from([0x22]),
    bytes(up),
  ])
}

/** A CBOR text of at most 23 characters. */
function text(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)])
}

/** A CBOR byte string of 24 to 255 bytes. */
function bytes(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, content.length]), content])
}

function encode(content: Buffer): string {
  return content.toString('base64url')
}

// Browsers that sign in with passkeys, over HTTP.

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
