// The one Trusted Types policy of the product (its name is in the Content-Security-Policy, which allows no second one).

type Policy = { createScriptURL: (url: string) => string }
type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}

let policy: Policy | undefined

/** The address of a script of ours, such as a worker, in the form that the browser accepts. */
export function trustedScript(url: string): string {
  policy ??= makePolicy()
  return policy.createScriptURL(url)
}

function makePolicy(): Policy {
  const rules = { createScriptURL: onlyOurs }
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  // A TrustedScriptURL where DOM types still expect a string.
  return (factory?.createPolicy('listpass', rules) as Policy | undefined) ?? rules
}

function onlyOurs(url: string): string {
  const address = new URL(url, location.href)
  if (address.origin !== location.origin) throw new TypeError(`Not a script of ours: ${address.origin}`)
  return address.href
}
