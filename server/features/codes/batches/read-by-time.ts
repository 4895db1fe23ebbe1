import type { Audience, FieldTags, TimedPage } from '../../../mailchimp/audience.ts'

/** A reading ends after this many calls a page, whatever Mailchimp answers. */
const callsPerPage = 20

/**
 * If contacts with one time come in random order, each call shows a sample of them. After this many calls per page
 * without a new contact, one contact stays unseen in one of 400 readings.
 */
const quietCallsPerPage = 6

/**
 * Reads a list by last change, without offsets: each page begins at the second in which the previous one ended. So an
 * unstable order of equal times, or a short page, hides no contact. A contact that changes meanwhile comes again at the
 * end. Only an empty page is the end, whatever the total. The number of calls is limited.
 */
export async function* readByTime(audience: Audience, tags: FieldTags): AsyncGenerator<TimedPage> {
  let from: Date | undefined
  let callsLeft = callsPerPage
  for (let calls = 0; calls < callsLeft; calls++) {
    const page = await audience.membersByTime(from ? { from } : {}, 0, tags)
    yield page
    const { rows, total, last } = page
    if (!last) return
    callsLeft = Math.max(callsLeft, callsPerPage * Math.ceil(total / rows))
    if (!from || last > from) {
      from = last
      continue
    }
    yield* readSecond(audience, from, tags)
    from = secondAfter(from)
  }
}

/**
 * All contacts whose last change was in one second: page by page to the empty one, until a round shows no new contact.
 */
async function* readSecond(audience: Audience, second: Date, tags: FieldTags): AsyncGenerator<TimedPage> {
  const shown = new Set<string>()
  let population = 0
  let pages = 1
  let quiet = 0
  let isNew = true
  for (let calls = 0, first = 0; calls < callsPerPage * pages && quiet < quietCallsPerPage * pages; calls++) {
    const page = await audience.membersByTime({ from: second, until: secondAfter(second) }, first, tags)
    yield page
    const { rows, total, hashes } = page
    // A written contact leaves this second, and others may join it while it lasts.
    population = Math.max(population, total)
    if (rows > 0) pages = Math.max(pages, Math.ceil(Math.max(total, first + rows) / rows))
    const isQuiet = hashes.every((hash) => shown.has(hash))
    quiet = isQuiet ? quiet + 1 : 0
    isNew ||= !isQuiet
    for (const hash of hashes) shown.add(hash)
    if (rows > 0) {
      first += rows
      continue
    }
    if (!isNew && shown.size >= population) return
    first = 0
    isNew = false
  }
}

function secondAfter(time: Date): Date {
  return new Date(time.getTime() + 1000)
}
