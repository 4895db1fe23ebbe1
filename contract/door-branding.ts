import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listKey } from './list-key.ts'

export const brandingOfDoor = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/door-branding',
  summary: 'Name, logo and colour of the organiser, for a kiosk.',
  params: z.object({ listId: listKey }),
  answer: z.object({
    branding: z.object({ name: z.string(), accent: z.nullable(z.string()), logo: z.nullable(z.string()) }),
  }),
})
