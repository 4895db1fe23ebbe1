import { counted } from '#domain/counted.ts'
import { judged, notTried, type Belief } from '../belief.ts'
import type { Reading } from '../listing.ts'

export const tagsAreSegments: Belief<Reading> = {
  id: 'tag-contacts',
  says: 'A tag is listed as a segment, with as many contacts as it counts, under the id that its contacts show.',
  async look({ way }) {
    const tags = (await way.audience.listSegments()).rows.filter(({ isTag, members }) => isTag && members > 0)
    const tag = tags.toSorted((one, other) => one.members - other.members)[0]
    if (!tag) return notTried('No tag of the audience has a contact.')
    const { hashes, total } = await way.audience.segmentMembersFrom(tag.id, 0)
    const isShown = hashes[0] !== undefined && (await way.audience.hasTag(hashes[0], tag.id)) === true
    return judged(
      tag.members === total && hashes.length === Math.min(total, 1000) && isShown,
      `It counts ${counted(tag.members, 'contact')}; its listing shows ${hashes.length} of ${total}; the first one ${isShown ? 'has' : 'lacks'} its id.`,
    )
  },
}
