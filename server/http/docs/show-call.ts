// One call on the page: its purpose, its callers, its input and its answer.
import { escapeHtml as escape } from '../escape-html.ts'
import type { Operation, Schema } from '../describe-api.ts'
import { exampleOf } from './example.ts'
import { type Field, fieldsOf, kindOf } from './fields.ts'

export type Call = { method: string; path: string; operation: Operation }

export function showCall({ method, path, operation }: Call, serverUrl: string): string {
  const id = idOf(method, path)
  const body = operation.requestBody?.content['application/json']?.schema
  const [[kind, answer] = []] = Object.entries(operation.responses['200']?.content ?? {})
  return `<article class="call" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><a href="#${id}"><span class="method ${method}">${method.toUpperCase()}</span> ${breakable(path)}</a></h3>
<p>${inCode(operation.summary)}</p>
<p class="who">${whoMay(operation)}</p>
${showFields('In the address', operation.parameters.map(asField))}
${body ? showFields('In the body', fieldsOf(body)) : ''}
${copyable(curlOf(method, `${serverUrl}${path}`, operation))}
${showAnswer(kind, answer?.schema)}
</article>`
}

export function idOf(method: string, path: string): string {
  return `${method}${path}`.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')
}

export function copyable(text: string): string {
  return `<div class="copy"><pre><code>${escape(text)}</code></pre><button type="button" hidden>Copy</button></div>`
}

/** The contract's summaries put names between backticks. */
export function inCode(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

function whoMay({ security }: Operation): string {
  if (security.length === 0) return 'Anyone may call this.'
  const isDoor = security.some((way) => 'scanner' in way)
  return isDoor
    ? 'For the organiser of the list, and for browsers with one of its scanner links.'
    : 'For organisers, each for their own data.'
}

function asField({ name, required, schema }: Operation['parameters'][number]): Field {
  return { name, kind: kindOf(schema), isNeeded: required }
}

function showFields(title: string, fields: Field[]): string {
  if (fields.length === 0) return ''
  const lines = fields.map(
    ({ name, kind, isNeeded }) =>
      `<li><code>${escape(name)}</code> ${escape(kind)}${isNeeded ? ', <span class="needed">needed</span>' : ''}</li>`,
  )
  return `<h4>${title}</h4><ul class="fields">${lines.join('')}</ul>`
}

function showAnswer(kind: string | undefined, schema: Schema | undefined): string {
  const fields = schema ? fieldsOf(schema) : []
  if (!schema || fields.length === 0) return '<p class="who">The answer is a file.</p>'
  const title = kind === 'text/event-stream' ? 'What each event of changes holds' : 'The answer'
  const lines = fields.map(({ name, kind: of }) => `<li><code>${escape(name)}</code> ${escape(of)}</li>`)
  const example = JSON.stringify(exampleOf(schema), undefined, 2)
  return `<details><summary>${title}</summary><ul class="fields">${lines.join('')}</ul><pre><code>${escape(example)}</code></pre></details>`
}

/** Allows a line break after each part of a long path. */
function breakable(path: string): string {
  return escape(path).replaceAll('/', '/<wbr>')
}

/** A call to paste into a shell. Values that differ from user to user are variables: `$TOKEN`, `$LIST_ID`. */
function curlOf(method: string, url: string, operation: Operation): string {
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
