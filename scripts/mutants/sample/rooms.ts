// The rooms in which a sample plants its mistakes.
export type Room = {
  name: string
  /** Its share of a sample. */
  share: number
  /** Patterns from the root of the repository. */
  files: string[]
  /** The projects whose types a mistake in this room may break. */
  projects: string[]
}

/** The least share of mistakes in a room that the tests must notice. */
export const leastNoticed: Readonly<Record<string, number>> = { sql: 0.9, web: 0.88 }
export const leastOfAll = 0.92

export const rooms: Room[] = [
  { name: 'server', share: 0.33, files: ['server/**/*.ts'], projects: ['server'] },
  { name: 'sql', share: 0.24, files: ['server/database/functions/**/*.sql'], projects: [] },
  {
    name: 'web',
    share: 0.25,
    files: ['web/{api,app,features,guest-page,product,ui}/**/*.{ts,tsx}'],
    projects: ['web'],
  },
  { name: 'contract', share: 0.08, files: ['contract/*.ts', 'domain/*.ts'], projects: ['contract', 'server', 'web'] },
  { name: 'words', share: 0.06, files: ['words/**/*.ts'], projects: ['server', 'web'] },
  { name: 'service worker', share: 0.04, files: ['web/service-worker/*.ts'], projects: ['web/service-worker'] },
]

/** Tests and what only tests use. A mistake in the types of the tables is noticed by the row types alone. */
const noPlace = /\.test\.tsx?$|\.d\.ts$|\/(testing|proofs)\/|^server\/database\/\w[\w-]*-tables\.ts$/

export function belongsTo({ name }: Room, file: string): boolean {
  return !noPlace.test(file) && (name === 'service worker' || !file.startsWith('web/service-worker/'))
}
