/** A promise, and how it is shown. */
export type Proof = {
  /** Its name on the command line: `npm run prove -- kills`. */
  name: string
  /** The claim that the proof shows when it succeeds. */
  shows: string
  /** Files of tests, stories of a browser, or a program that ends well, with the lines that are its figures. */
  by: { tests: string[] } | { stories: string[] } | { program: string[]; figures: RegExp }
  /** The time limit in minutes. */
  minutes: number
  settings?: Record<string, string>
  /** npm test leaves it out: it is slow, and other tests fail before it. All others run there too, in their small form. */
  isOnlyHere?: true
}

/** The file of a proof of the server. */
export const proof = (name: string) => `server/proofs/${name}.test.ts`
