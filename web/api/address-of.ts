type Values = Record<string, string | undefined>

/** `/api/lists/:listId` with its values inserted, and the query parameters that have a value. */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const asked = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`
}

/** The value of one cookie in `document.cookie`. */
export function cookieNamed(name: string, cookies: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}
