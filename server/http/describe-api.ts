import * as z from 'zod/mini'
import { scanTokenHeader } from '#contract/doors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { offlineCard, offlineCards, offlineEntries, offlineEntry } from '#contract/offline.ts'
import { declined } from '#contract/refusal.ts'
import { getKnown } from '../kernel/only-row.ts'
import { allAreas, areaOf, type Area } from './api-areas.ts'
import { isSignedIn, type Policy, type RoutePolicy } from './route-policies.ts'

export type Schema = z.core.JSONSchema.BaseSchema

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }

type Content = Record<string, { schema: Schema | { $ref: string } }>

export type Operation = {
  summary: string
  tags: [string]
  /** Any one of these credentials suffices; an empty list means that the call needs none. */
  security: Record<string, []>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content: Content }>
}

export type ApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: Area[]
  components: { securitySchemes: object; schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

/** The OpenAPI 3.1 document of the bound calls. It is made from the contract, so the two cannot differ. */
export function describeApi(endpoints: Endpoint[], policies: readonly RoutePolicy[], publicUrl: string): ApiDocument {
  const policyOf = new Map(policies.map(({ method, path, policy }) => [`${method} ${path}`, policy]))
  const paths: ApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const policy = getKnown(policyOf, `${endpoint.method} ${endpoint.path}`)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint, policy) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Listpass',
      version: '1',
      description: 'Codes for the contacts of a Mailchimp list, and scans of them at the door.',
    },
    servers: [{ url: publicUrl }],
    tags: allAreas,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of an organiser who has signed in.' },
        scanner: {
          type: 'apiKey',
          in: 'header',
          name: scanTokenHeader,
          description: 'The token of a browser that came by a scanner link.',
        },
      },
      schemas: { Declined: jsonSchema(declined, 'output') },
    },
    paths,
  }
}

function securityOf(policy: Policy): Operation['security'] {
  if (policy === 'door') return [{ session: [] }, { scanner: [] }]
  return isSignedIn(policy) ? [{ session: [] }] : []
}

function describe(endpoint: Endpoint, policy: Policy): Operation {
  const { body } = endpoint
  return {
    summary: endpoint.summary,
    tags: [areaOf(endpoint.path)],
    security: securityOf(policy),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body && {
      requestBody: {
        required: !z.safeParse(body, undefined).success,
        content: { 'application/json': { schema: jsonSchema(body, 'input') } },
      },
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

function parameters(fields: z.ZodMiniObject | undefined, place: 'path' | 'query'): Parameter[] {
  if (!fields) return []
  const { properties = {}, required = [] } = jsonSchema(fields, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: schema as Schema,
  }))
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: made }) => {
      if (zodSchema === offlineEntries) Object.assign(made, z.toJSONSchema(z.array(offlineEntry), { io }))
      if (zodSchema === offlineCards) Object.assign(made, z.toJSONSchema(z.array(offlineCard), { io }))
    },
  })
  return described
}
