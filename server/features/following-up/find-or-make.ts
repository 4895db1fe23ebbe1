import { isPassing } from '../../kernel/mailchimp-trouble.ts'
import type { Audience, Segment } from '../../mailchimp/audience.ts'

/** Looks before it makes, and again when the answer was lost: a segment is made once. */
export async function findOrMake(
  audience: Pick<Audience, 'listSegments'>,
  choose: (segments: Segment[]) => Segment | undefined,
  make: () => Promise<Segment>,
): Promise<Segment> {
  const found = choose(await audience.listSegments())
  if (found) return found
  try {
    return await make()
  } catch (error) {
    const made = isPassing(error) ? choose(await audience.listSegments()) : undefined
    if (!made) throw error
    return made
  }
}
