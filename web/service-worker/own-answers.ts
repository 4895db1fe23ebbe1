// What a worker may keep: only answers of Listpass itself. A Wi-Fi's log-in page or a proxy answers any address, with any status.

/** The pages of the product have it (index.html, and the server's page of a code). */
const markOfPage = '<meta name="application-name" content="Listpass"'

export async function isOwnPage(answer: Response): Promise<boolean> {
  return /^text\/html/i.test(typeOf(answer)) && (await answer.clone().text()).includes(markOfPage)
}

const typeOfFile =
  /^(?:(?:text|application)\/javascript|text\/css|application\/(?:wasm|manifest\+json)|(?:font|image|audio)\/)/i

/** A script, style, font, picture or sound. */
export function isOwnFile(answer: Response): boolean {
  return answer.status === 200 && typeOfFile.test(typeOf(answer))
}

function typeOf({ headers }: Response): string {
  return headers.get('content-type') ?? ''
}
