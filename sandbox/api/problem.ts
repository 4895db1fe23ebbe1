import { randomUUID } from 'node:crypto'

export type FieldProblem = { field: string; message: string }

/** A refusal in Mailchimp's words (facts.md lists the source of each text). */
export class Problem extends Error {
  readonly status: number
  readonly title: string
  readonly errors: FieldProblem[] | undefined
  /** One real refusal had no `type`. */
  readonly hasType: boolean

  constructor(status: number, title: string, detail: string, errors?: FieldProblem[], hasType = true) {
    super(detail)
    this.status = status
    this.title = title
    this.errors = errors
    this.hasType = hasType
  }
}

/** The connection ends without an answer. The work may have been done. */
export class ConnectionLost extends Error {}

export const problems = {
  invalid: (detail: string, errors?: FieldProblem[]) => new Problem(400, 'Invalid Resource', detail, errors),
  schema: (errors: FieldProblem[]) =>
    problems.invalid(
      "The resource submitted could not be validated. For field-specific details, see the 'errors' array.",
      errors,
    ),
  mergeFields: (errors: FieldProblem[]) => problems.invalid('Your merge fields were invalid.', errors),
  disabled: () => new Problem(403, 'User Disabled', 'This account has been deactivated.'),
  forbidden: () => new Problem(403, 'Forbidden', 'The user of this API key may not do this.'),
  badRequest: (detail: string) => new Problem(400, 'Bad Request', detail),
  /** Mailchimp could do it, and the sandbox does not. */
  notImitated: (what: string) => problems.badRequest(`The sandbox does not imitate ${what}.`),
  tooManyTests: () => problems.badRequest('You have sent the most test emails that your plan allows in 24 hours.'),
  badJson: () => new Problem(400, 'JSON Parse Exception', 'The body of the request could not be read as JSON.'),
  frozen: (email: string, status: string) => problems.invalid(`${email} is ${status} and cannot be changed.`),
  notAnEmail: () => problems.invalid('Please provide a valid email address.'),
  looksFake: (email: string) => problems.invalid(`${email} looks fake or invalid, please enter a real email address.`),
  memberExists: (email: string, hasType = true) =>
    new Problem(
      400,
      'Member Exists',
      `${email} is already a list member. Use PUT to insert or update list members.`,
      undefined,
      hasType,
    ),
  notRemovable: () =>
    new Problem(405, 'Method Not Allowed', 'This list member cannot be removed.  Please contact support.'),
  compliance: (email: string) =>
    new Problem(
      400,
      'Member In Compliance State',
      `${email} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`,
    ),
  forgotten: (email: string) =>
    new Problem(
      400,
      'Forgotten Email Not Subscribed',
      `${email} was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.`,
    ),
  keyInvalid: () =>
    new Problem(
      401,
      'API Key Invalid',
      "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
    ),
  keyMissing: () => new Problem(401, 'API Key Missing', 'The request did not carry an API key.'),
  notFound: () => new Problem(404, 'Resource Not Found', 'The requested resource could not be found.'),
  wrongMethod: () => new Problem(405, 'Method Not Allowed', 'This method cannot be used on this resource.'),
  wrongOverride: () => new Problem(422, 'InvalidMethodOverride', 'Only a POST can stand in for another method.'),
  tooManyConnections: () =>
    new Problem(429, 'Too Many Requests', 'You have exceeded the limit of 10 simultaneous connections.'),
  serverError: (status: number) =>
    new Problem(status, 'InternalServerError', 'A deep, internal error has occurred while serving this request.'),
}

export function problemBody(problem: Problem): Record<string, unknown> {
  return {
    ...(problem.hasType && { type: 'https://mailchimp.com/developer/marketing/docs/errors/' }),
    title: problem.title,
    status: problem.status,
    detail: problem.message,
    instance: randomUUID(),
    ...(problem.errors && { errors: problem.errors }),
  }
}

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
