// A device with passkeys, made by hand from the WebAuthn specification: a P-256 key, authenticator data and signatures.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { addPasskey, beginPasskey, beginPasskeySignIn, type Passkey } from '#contract/passkeys.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from './calls.ts'
import { password } from './factories.ts'
import { testPublicUrl } from './start-test-app.ts'

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
