// The description of the API for people: the document at /api/openapi.json as a page. It needs no script, no other
// address and no sign-in.
import type { ApiDocument } from '../describe-api.ts'
import { escapeHtml as escape } from '../escape-html.ts'
import { type Call, copyable, inCode, showCall } from './show-call.ts'
import { style } from './style.ts'

export const scriptPath = '/api/docs.js'

/** The title, the tags of the head, and the content of the page. */
export function apiPage(api: ApiDocument): { title: string; head: string; content: string } {
  const url = api.servers[0]!.url
  const calls = Object.entries(api.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]): Call => ({ method, path, operation })),
  )
  const sections = api.tags.map(({ name, description }) => {
    const of = calls.filter(({ operation }) => operation.tags[0] === name)
    return section(name, `<p>${escape(description)}</p>${of.map((call) => showCall(call, url)).join('\n')}`)
  })
  const names = ['Begin here', 'When a call is declined', ...api.tags.map(({ name }) => name)]
  const head = `<style>${style}</style>
<script type="module" src="${scriptPath}"></script>`
  const content = `<div class="page">
<section class="about" aria-labelledby="api">
<h1 id="api">The API of Listpass</h1>
<p>${escape(api.info.description)} Everything that its pages do can be done by a program. The same description for programs is at <a href="/api/openapi.json">/api/openapi.json</a>, as OpenAPI ${escape(api.openapi)}.</p>
</section>
<nav aria-label="Contents"><details open><summary>Contents</summary><ul>
${names.map((name) => `<li><a href="#${anchorOf(name)}">${escape(name)}</a></li>`).join('\n')}
</ul></details></nav>
<main id="content" tabindex="-1">
${section('Begin here', beginning(url))}
${section('When a call is declined', declining)}
${sections.join('\n')}
<p id="copied" role="status"></p>
</main>
</div>`
  return { title: 'The API of Listpass', head, content }
}

function section(name: string, content: string): string {
  const id = anchorOf(name)
  return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escape(name)}</h2>${content}</section>`
}

function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

const text = (words: string) => `<p>${inCode(words)}</p>`

function beginning(url: string): string {
  const logIn = `curl -X POST "${url}/api/login" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"email":"you@example.com","password":"your password"}'`
  const lists = `export TOKEN='the token of the answer'\ncurl "${url}/api/lists" -H "Authorization: Bearer $TOKEN"`
  const door = `curl "${url}/api/lists/by-slug/$SLUG"\ncurl -X POST "${url}/api/lists/$LIST_ID/scan" \\\n  -H "X-Scan-Token: $SCAN_TOKEN" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"qr_code":"7KQ2M9XH4TBVC3WPZ8RNGD5A"}'`
  return [
    text('Sign in with the email and password of an organiser. The answer holds a `token`:'),
    copyable(logIn),
    text(
      'Send it with every other call, in the header `Authorization`. It ends when it was not used for 7 days, and after 30 days at the latest. `POST /api/logout` ends it at once.',
    ),
    copyable(lists),
    text(
      'A door that came by a scanner link has no organiser’s token. What stands at the end of the link opens it, and the `scan_token` of the answer goes into the header `X-Scan-Token`. It scans this one list and does nothing else.',
    ),
    copyable(door),
    text(
      'Bodies are JSON with `Content-Type: application/json`, at most 32 KB, and hold nothing that is not named here. A list is named by its `id` here or by its `list_id` in Mailchimp. Times are ISO 8601, with their offset.',
    ),
    text(
      'Give each scan a `scan_id` of your own, a UUID, before you first try. Sent again, after a lost answer for one, it gets the same verdict and is counted once.',
    ),
  ].join('\n')
}

const statuses: [status: string, meaning: string][] = [
  ['400, 408, 413, 415', 'The request could not be read, was too slow, too large, or no JSON.'],
  ['401', 'The token is missing, wrong or no longer valid.'],
  ['403', 'The caller may not make this call.'],
  ['404', 'It does not exist, or belongs to someone else.'],
  ['409', 'It conflicts with the current state, for example an account that Mailchimp no longer accepts.'],
  ['422', 'Something in it is wrong. `errors` has the messages of each field.'],
  ['429', 'Too many calls. Wait for as long as `Retry-After` says.'],
  ['500', 'Something went wrong. It may be tried again.'],
  ['503', 'Listpass or Mailchimp is busy or away. Wait for as long as `Retry-After` says, and try again.'],
]

const declinedExample = JSON.stringify(
  {
    success: false,
    message: 'You can own at most 10 teams. Whoever runs this Listpass can allow more.',
    error: 'You can own at most 10 teams. Whoever runs this Listpass can allow more.',
    errors: {},
    code: 'teams_at_most',
    params: { most: 10 },
  },
  undefined,
  2,
)

const declining = [
  text(
    'Every call that is declined is answered in one shape: `message` is a sentence for people, `code` and `params` name the sentence and its values for programs, `errors` holds the messages of each field, and `details`, where it is there, says the cause in Mailchimp’s words. Sentences are in the language of `Accept-Language`, and in English without that header; so is the `message` of a call that succeeds. `Content-Language` says which language it is. A scan that is not let in is none of these: it is answered with 200, and its `reason` says why.',
  ),
  `<pre><code>${escape(declinedExample)}</code></pre>`,
  `<table><thead><tr><th scope="col">Status</th><th scope="col">What it means</th></tr></thead><tbody>
${statuses.map(([status, meaning]) => `<tr><td>${status}</td><td>${inCode(meaning)}</td></tr>`).join('\n')}
</tbody></table>`,
].join('\n')
