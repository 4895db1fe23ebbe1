import { wrongHeader } from '../api/wrong-answers.ts'
import { breaches, described } from './strict-schemas.ts'

type Parameter = { $ref?: string; in: string; name: string; schema: { type?: string; enum?: string[] } }
type Content = Record<string, { schema: { $ref: string } }>
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

const paths = described['paths'] as Record<string, Record<string, Operation>>
const parameters = (described['components'] as { parameters: Record<string, Parameter> }).parameters

/** A request or an answer differs from openapi.json. */
export class Violation extends Error {}

export type Validating = {
  /** A request that violates the description throws. With this option, it may be sent if the sandbox refuses it. */
  mayAskWrongly?: boolean
}

/** Wraps `fetch`: a call of the Marketing API throws if the call or its answer violates the description. */
export function validating(fetch: Fetch, options: Validating = {}): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const path = /\/3\.0(\/.*)?$/.exec(new URL(request.url).pathname)
    if (!path) return fetch(request)
    const operation = findOperation(request.method, path[1] ?? '/')
    const text = await request.clone().text()
    const wrong = operation ? requestBreaches(operation, new URL(request.url), text) : ['there is no such call']
    if (wrong.length > 0 && !options.mayAskWrongly) throw violation(request, 'request', wrong)

    const answer = await fetch(request)
    if (answer.headers.has(wrongHeader)) return answer
    if (wrong.length > 0 && answer.ok) throw violation(request, 'request that was let pass', wrong)
    const isPartial = /[?&](exclude_)?fields=/.test(request.url)
    const wrongAnswer = operation ? await answerBreaches(operation, answer.clone(), isPartial) : []
    if (wrongAnswer.length > 0) throw violation(request, `answer ${answer.status}`, wrongAnswer)
    return answer
  }
}

function findOperation(method: string, path: string): Operation | undefined {
  const matches = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const template = Object.keys(paths).find(matches)
  return template === undefined ? undefined : paths[template]?.[method.toLowerCase()]
}

function requestBreaches(operation: Operation, url: URL, text: string): string[] {
  const known = new Map(
    (operation.parameters ?? [])
      .map((parameter) => (parameter.$ref ? parameters[parameter.$ref.split('/').at(-1) ?? '']! : parameter))
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema }) => [name, schema]),
  )
  const wrong = [...url.searchParams].flatMap(([name, value]) => {
    const schema = known.get(name)
    if (!schema) return [`query ${name} is not described`]
    if (schema.type === 'integer' && !/^-?\d+$/.test(value)) return [`query ${name} is not an integer`]
    if (schema.type === 'boolean' && !/^(true|false|1|0)$/.test(value)) return [`query ${name} is not a boolean`]
    return schema.enum && !schema.enum.includes(value) ? [`query ${name} may not be ${value}`] : []
  })
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return text === '' || text === '{}' ? wrong : [...wrong, 'there should be no body']
  const body = parse(text)
  return body === undefined ? [...wrong, 'the body is not JSON'] : [...wrong, ...breaches(schema.$ref, body, 'partial')]
}

async function answerBreaches(operation: Operation, answer: Response, isPartial: boolean): Promise<string[]> {
  const text = await answer.text()
  // Under load and at the CDN, refusals have no body or are HTML. They are not checked.
  const type = answer.headers.get('Content-Type')?.split(';')[0] ?? ''
  if ((answer.status === 403 || answer.status >= 429) && (text === '' || type === 'text/html')) return []
  const content = (operation.responses[String(answer.status)] ?? operation.responses['default'])?.content
  if (!content) return text === '' ? [] : ['there should be no body']
  const schema = content[type]?.schema
  if (!schema) return [`the content type is ${type}`]
  const body = parse(text)
  if (body === undefined) return ['the body is not JSON']
  if (answer.status >= 400 && (body as { status?: number }).status !== answer.status)
    return ['the status differs inside']
  return breaches(schema.$ref, body, isPartial ? 'partial' : 'full')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function violation(request: Request, what: string, wrong: string[]): Violation {
  return new Violation(`${request.method} ${request.url}: ${what}: ${wrong.slice(0, 10).join('; ')}`)
}
