import type { Operation, Schema } from '../describe-api.ts'
import { exampleOf } from './example.ts'

/** A call to paste into a shell. Values that differ from user to user are variables: `$TOKEN`, `$LIST_ID`. */
export function curlOf(method: string, url: string, operation: Operation): string {
  const body = operation.requestBody?.content['application/json']?.schema
  const asked = operation.parameters.filter((each) => each.in === 'query' && each.required)
  const query = asked.map(({ name, schema }) => `${name}=${encodeURIComponent(asText(exampleOf(schema, name)))}`)
  const address = url.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `$${variableOf(name)}`)
  const isStream = 'text/event-stream' in (operation.responses['200']?.content ?? {})
  const [way] = operation.security
  const parts = [
    `curl${isStream ? ' -N' : ''}${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${[address, query.join('&')].filter(Boolean).join('?')}"`,
    ...(way && 'session' in way ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body && operation.requestBody?.required
      ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(bodyOf(body)))}`]
      : []),
  ]
  return parts.join(' \\\n  ')
}

/** Contains only what the call needs. A pasted scan id would make two pasted calls the same scan. */
export function bodyOf(schema: Schema): unknown {
  const example = exampleOf(schema)
  const { required = [] } = schema
  if (required.length === 0 || typeof example !== 'object' || example === null) return example
  return Object.fromEntries(Object.entries(example).filter(([name]) => required.includes(name)))
}

/** `listId` becomes `LIST_ID`. */
function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
