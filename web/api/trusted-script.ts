// The product's only Trusted Types policy. The Content-Security-Policy contains its name and allows no second one.

type Policy = { createScriptURL: (url: string) => string }
type Factory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}

let policy: Policy | undefined

/** The address of one of our scripts, such as a worker, in the form that the browser accepts. */
export function trustedScript(url: string): string {
  policy ??= makePolicy()
  return policy.createScriptURL(url)
}

function makePolicy(): Policy {
  const rules = { createScriptURL: onlyOurs }
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
  // A TrustedScriptURL, although the DOM types expect a string.
  return (factory?.createPolicy('listpass', rules) as Policy | undefined) ?? rules
}

function onlyOurs(url: string): string {
  const address = new URL(url, location.href)
  if (address.origin !== location.origin) throw new TypeError(`Not a script of ours: ${address.origin}`)
  return address.href
}
