import { fieldRoles } from '../../../server/features/codes/field-roles.ts'
import { judged, notTried, type Belief } from '../belief.ts'
import type { Reading } from '../listing.ts'

export const tagsAreFree: Belief<Reading> = {
  id: 'tags-free',
  says: 'The three tags of Listpass are free in the audience, or are fields as Listpass makes them, not public.',
  async look({ way }) {
    const { rows: held } = await way.audience.listFields()
    const found = fieldRoles.map(({ tag, type }) => {
      const own = held.find((field) => field.tag.toUpperCase() === tag)
      if (!own) return { tag, isRight: true, seen: 'free' }
      const seen = `${own.type}, ${own.isPublic ? 'public' : 'not public'}`
      return { tag, isRight: own.type === type && !own.isPublic, seen }
    })
    return judged(
      found.every(({ isRight }) => isRight),
      `${found.map(({ tag, seen }) => `${tag} ${seen}`).join('; ')}; ${held.length} fields in all.`,
    )
  },
}

export const oneHost: Belief<Reading> = {
  id: 'one-host',
  says: 'The account answers at the host of its data centre, and at that of no other.',
  async look({ way }) {
    const ping = (template: string) => way.lookAt(template, way.key, { path: '/ping' }).then(({ status }) => status)
    const own = await ping(way.apiUrl)
    if (!way.apiUrl.includes('{dc}')) return notTried(`MAILCHIMP_API_URL names no data centre; it answered ${own}.`)
    const other = way.key.endsWith('-us1') ? 'us2' : 'us1'
    const elsewhere = await ping(way.apiUrl.replaceAll('{dc}', other))
    const forAll = await ping(way.apiUrl.replaceAll('{dc}.', ''))
    return judged(
      own === 200 && elsewhere !== 200,
      `Its own ${own}, another one ${elsewhere}, the one for all ${forAll}.`,
    )
  },
}
