// A page to which another site sends people: it redirects them, or shows the result.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { teamPath } from '#contract/team-path.ts'
import { say, type SaidAnswer } from '../kernel/said.ts'
import { answerTo } from './answer-error.ts'
import { markOfBrowser } from './browser.ts'
import { noticePage, serveNoticeStyle } from './notice-page.ts'
import { languageOfReader, sendInLanguage } from './reader.ts'

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
