import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { logoBodyLimitBytes, logoLimitBytes } from './limits.ts'
import { listKey } from './list.ts'
import { place } from './place.ts'

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
    name: z
      .string('Please enter a name.')
      .check(
        z.trim(),
        z.maxLength(100, 'The name may have at most 100 characters.'),
        z.regex(/^\P{Cc}*$/u, 'Please leave out line breaks and control characters.'),
      ),
    place,
    accent: z.nullable(
      z
        .string('Please choose a colour.')
        .check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Please enter a colour such as #17324d.')),
    ),
    shows_guest: z.boolean('Please say whether the page shows the guest’s name.'),
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
    file: z
      .string('Please choose a file.')
      .check(
        z.minLength(1, 'Please choose a file.'),
        z.maxLength(Math.ceil(logoLimitBytes / 3) * 4, `The logo may have at most ${logoLimitBytes / 1024} KB.`),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Please choose a PNG or SVG file.'),
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
