/** A promise of the product, and how it is proved. */
export type Proof = {
  /** The proof's name on the command line: `npm run prove -- kills`. */
  name: string
  /** The claim that a successful run proves. */
  shows: string
  /**
   * Test files, browser stories (all, or those with a tag), or a program that must exit with 0. For a program also the
   * lines that hold its figures. Two stories run at once, unless they measure time.
   */
  by: { tests: string[] } | { stories: string[]; tag?: string; isTimed?: true } | { program: string[]; figures: RegExp }
  /** The time limit of the proof in minutes. */
  minutes: number
  settings?: Record<string, string>
  /**
   * npm test leaves it out, because it is slow and other tests would fail before it. npm test runs the small form of
   * all others.
   */
  isOnlyHere?: true
}

/** The tag of stories that only `npm run prove` runs: edges of a screen, beside the stories that npm test runs. */
export const edgeTag = '@edge'

/** The file of a proof of the server. */
export const proof = (name: string) => `server/proofs/${name}.test.ts`
