/** The planted values to search for. Secrets are allowed nowhere; belongs.ts says where personal data is allowed. */
export type Kind = Secret | Personal
export type Secret = (typeof secrets)[number]
export type Personal = (typeof personal)[number]
export type Planted = { kind: Kind; value: string }

export const secrets = [
  'password',
  'token',
  'api key',
  'protection code',
  'slug',
  'state',
  'key ring',
  'second factor',
] as const
export const personal = ['email', 'name', 'code'] as const

export function isSecret(kind: Kind): kind is Secret {
  return (secrets as readonly string[]).includes(kind)
}
