import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { declined } from '#contract/refusal.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** The OpenAPI 3.1 document of the calls that are bound: made from the contract, so it cannot say anything else. */
export function describeApi(endpoints: Endpoint[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Listpass',
      version: '1',
      description: 'Codes for the contacts of a Mailchimp list, and scans of them at the door.',
    },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Declined: jsonSchema(declined, 'output') },
    },
    security: [{ session: [] }],
    paths,
  }
}

function describe(endpoint: Endpoint): object {
  return {
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          [endpoint.events ? 'text/event-stream' : 'application/json']: {
            schema: jsonSchema(endpoint.answer, 'output'),
          },
        },
      },
      default: {
        description: 'Declined; `message` says why.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Declined' } } },
      },
    },
  }
}

function parameters(fields: z.ZodMiniObject | undefined, place: 'path' | 'query'): object[] {
  if (!fields) return []
  const { properties = {}, required = [] } = jsonSchema(fields, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
