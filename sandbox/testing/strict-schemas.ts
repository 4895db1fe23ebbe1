import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

type Node = Record<string, unknown>

/** Reads openapi.json again, so that this check shares no code with the sandbox. */
export const described = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Node

const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true })
formats.default(ajv)
const { schemas } = described['components'] as { schemas: Node }
ajv.addSchema({ $id: 'full', $defs: tighten(schemas, true) })
ajv.addSchema({ $id: 'partial', $defs: tighten(schemas, false) })
const compiled = new Map<string, ValidateFunction>()

/** The violations of the description, in words; empty when there are none. Full answers need every key of x-always. */
export function breaches(reference: string, value: unknown, kind: 'full' | 'partial'): string[] {
  const id = kind + inDefs(reference)
  const validate = compiled.get(id) ?? ajv.compile({ $ref: id })
  compiled.set(id, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  )
}

function inDefs(reference: string): string {
  return reference.replace('#/components/schemas/', '#/$defs/')
}

/** Forbids undescribed keys, and allows null where `nullable` accompanies alternatives. */
function tighten(node: unknown, isFull: boolean): Node {
  return walk(node) as Node

  function walk(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const { 'x-always': always, nullable, ...rest } = value as Node
    const walked: Node = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, walk(inner)]))
    const isObject = typeof rest['properties'] === 'object' && rest['type'] === 'object'
    if (typeof rest['$ref'] === 'string') walked['$ref'] = inDefs(rest['$ref'])
    if (isObject && rest['additionalProperties'] === undefined) walked['additionalProperties'] = false
    if (isFull && Array.isArray(always)) walked['required'] = always
    if (nullable !== true) return walked
    if (Array.isArray(walked['oneOf'])) walked['oneOf'] = [...(walked['oneOf'] as unknown[]), { type: 'null' }]
    else walked['nullable'] = true
    return walked
  }
}
