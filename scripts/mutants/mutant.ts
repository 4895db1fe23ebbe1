export type Mutant = {
  name: string
  /** The effect of this mistake at a door, or at Mailchimp. */
  why: string
  /** From the root of the repository. For a function of the database, its file. */
  file: string
  /** Each text occurs once in the file, and is replaced. */
  changes: [from: string, to: string][]
  test: { file: string; name: string; env?: Record<string, string> }
}
