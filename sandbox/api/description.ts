import { readFileSync } from 'node:fs'

/** The parts of a schema that openapi.json uses. */
export type Schema = {
  $ref?: string
  type?: string
  nullable?: boolean
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxItems?: number
  default?: unknown
}

export type Parameter = { $ref?: string; in: string; name: string; schema: Schema }
type Content = Record<string, { schema: Schema }>
export type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

/** The published description is also the one that requests are checked by. */
export const description = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Description

export function follow(schema: Schema): Schema {
  return schema.$ref ? description.components.schemas[lastPart(schema.$ref)]! : schema
}

export function queryParameters(operation: Operation): Parameter[] {
  return (operation.parameters ?? [])
    .map((parameter) => (parameter.$ref ? description.components.parameters[lastPart(parameter.$ref)]! : parameter))
    .filter((parameter) => parameter.in === 'query')
}

export function bodySchema(operation: Operation): Schema | undefined {
  return operation.requestBody?.content['application/json']?.schema
}

export function answerSchema(operation: Operation): Schema | undefined {
  return operation.responses['200']?.content?.['application/json']?.schema
}

function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}
