import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { logoBodyLimitBytes, logoLimitBytes } from './limits.ts'
import { listKey } from './list-key.ts'
import { onOneLine, place } from './one-line.ts'
import { says } from './says.ts'

const ofList = z.object({ listId: listKey })

/** The address of the logo, which changes with the logo. */
const logoPath = z.nullable(z.string())

export const branding = z.object({
  /** The organiser as guests read it. Empty: none is shown. */
  name: z.string(),
  /** Where it takes place, for occasions without a place of their own. */
  place: z.string(),
  /** "#rrggbb"; null for ink. */
  accent: z.nullable(z.string()),
  /** Whether the page of a code shows its guest's name. */
  shows_guest: z.boolean(),
  logo: logoPath,
})
export type Branding = z.output<typeof branding>

export const readBranding = endpoint({
  method: 'GET',
  path: '/api/lists/:listId/branding',
  summary: 'How a list looks to its guests: name, place, logo and colour.',
  params: ofList,
  answer: z.object({ branding }),
})

export const changeBranding = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/branding',
  summary: 'Changes how a list looks to its guests. The logo stays.',
  params: ofList,
  body: z.strictObject({
    name: z.string(says('name_needed')).check(z.trim(), ...onOneLine, z.maxLength(100, says('name_too_long'))),
    place,
    accent: z.nullable(
      z.string(says('colour_needed')).check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, says('accent_needed'))),
    ),
    shows_guest: z.boolean(says('shows_guest_needed')),
  }),
  answer: z.object({ branding, message: z.string() }),
})

export const setLogo = endpoint({
  method: 'PUT',
  path: '/api/lists/:listId/branding/logo',
  summary: `Takes a logo: a PNG or SVG of at most ${logoLimitBytes / 1024} KB, in Base64. Listpass draws it anew as a PNG.`,
  params: ofList,
  bodyLimitBytes: logoBodyLimitBytes,
  body: z.strictObject({
    file: z.string(says('file_needed')).check(
      z.minLength(1, says('file_needed')),
      z.refine((file) => file.length <= Math.ceil(logoLimitBytes / 3) * 4, {
        error: says('logo_too_large'),
        params: { kilobytes: logoLimitBytes / 1024 },
      }),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, says('logo_no_picture')),
    ),
  }),
  answer: z.object({ branding, message: z.string() }),
})

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/lists/:listId/branding/logo',
  summary: 'Removes the logo. Its address answers 404 from then on.',
  params: ofList,
  answer: z.object({ branding, message: z.string() }),
})
