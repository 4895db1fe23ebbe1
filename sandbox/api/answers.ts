import { type Problem, problemBody } from './problem.ts'

export function jsonAnswer(status: number, body: unknown, type: string): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': `${type}; charset=utf-8` } })
}

export function problemAnswer(problem: Problem): Response {
  return jsonAnswer(problem.status, problemBody(problem), 'application/problem+json')
}

/** A CDN's own HTML answer. */
export function htmlPage(status: number, title: string): Response {
  const html = `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html' } })
}
