// A page to which another site sends people: it redirects them, or shows the result.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { teamPath } from '#contract/team-path.ts'
import { say, type SaidAnswer, said } from '../kernel/said.ts'
import { answerTo } from './answer-error.ts'
import { markOfBrowser } from './browser.ts'
import { languageOfReader, sendInLanguage } from './reader.ts'
import { type Language, tagOf } from '#domain/spoken.ts'
import { escapeHtml as escape } from './escape-html.ts'

export type Arrival = {
  path: string
  /** Links for a visitor whose consent failed. */
  links: { to: string; name: SaidAnswer }[]
  /**
   * Returns the path of our page to continue on, or throws the sentence to show. `browser` is the mark in the browser's
   * cookie.
   */
  receive: (asked: Arriving) => Promise<string>
}

type Arriving = {
  parameter: (name: string) => string | undefined
  browser: string | undefined
  ip: string
  /** From this call on, the links of a refusal lead to this team. */
  leadToTeam: (teamId: string) => void
}

export function serveArrival(app: FastifyInstance, { path, links, receive }: Arrival): void {
  serveNoticeStyle(app)
  app.get(path, { config: { policy: 'everyone' } }, async (request, reply) => {
    let base = ''
    const leadToTeam = (teamId: string) => void (base = teamPath(teamId))
    try {
      const browser = markOfBrowser(request)
      const to = await receive({ parameter: (name) => parameterOf(request, name), browser, ip: request.ip, leadToTeam })
      return reply.redirect(to, 303)
    } catch (error) {
      const { status, said, details } = answerTo(error as Error, request)
      const language = languageOfReader(request)
      const inTeam = links.map(({ to, name }) => ({ to: base + to, name: say(language, name) }))
      const page = noticePage({
        title: say(language, said),
        text: details === undefined ? [] : [say(language, details)],
        links: inTeam,
        language,
      })
      return sendInLanguage(reply.code(status).type('text/html; charset=utf-8'), language, page)
    }
  })
}

/** A parameter that occurs twice counts as missing. */
function parameterOf({ query }: FastifyRequest, name: string): string | undefined {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' && value.length <= 4000 ? value : undefined
}

// A page for a person whom another site sent back to us: the result, and links to continue.

type Notice = { title: string; text: string[]; links: { to: string; name: string }[]; language: Language }

const stylesheet = '/mailchimp/notice.css'

// The colours of the web pages (web/ui/tokens.css). Their style file cannot be linked, because its name changes.
const style = `:root { color-scheme: light dark; --ink: #16181d; --ink-2: #555a65; --paper: #faf8f3; --surface: #fff;
  --hairline: #e3dfd3; --link: #1f4fd8; --action: #16181d; --on-action: #faf8f3 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eeeff1; --ink-2: #a7adb9; --paper: #101216; --surface: #181b21; --hairline: #2a2e37; --link: #9db8ff;
    --action: #ffc83d; --on-action: #16181d }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem 1rem;
  background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
main { width: 100%; max-width: 34rem; padding: 2rem; background: var(--surface); border: 1px solid var(--hairline);
  border-radius: 14px; overflow-wrap: anywhere }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 1rem; color: var(--ink-2) }
nav { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 1.5rem }
a { display: inline-block; padding: 0.6rem 1rem; min-height: 2.75rem; border-radius: 8px; color: var(--link) }
a:first-child { background: var(--action); color: var(--on-action); text-decoration: none }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
`

/** Serves the style of all these pages under one address. */
function serveNoticeStyle(app: FastifyInstance): void {
  if (app.hasRoute({ method: 'GET', url: stylesheet })) return
  app.get(stylesheet, { config: { policy: 'everyone' } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
}

function noticePage({ title, text, links, language }: Notice): string {
  return `<!doctype html>
<html lang="${tagOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · Listpass</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${text.map((sentence) => `<p>${escape(sentence)}</p>`).join('\n')}
<nav aria-label="${escape(say(language, said('ways_on')))}">${links.map(({ to, name }) => `<a href="${escape(to)}">${escape(name)}</a>`).join('\n')}</nav>
</main>
</body>
</html>
`
}
