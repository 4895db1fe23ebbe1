export type Mutant = {
  name: string
  /** The effect of this mistake at a door, or at Mailchimp. */
  why: string
  /** The path from the root of the repository. For a database function, its file. */
  file: string
  /** Each text occurs once in the file, and is replaced. */
  changes: [from: string, to: string][]
  test: { file: string; name: string; env?: Record<string, string> }
}
