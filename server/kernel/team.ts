import type { Role } from '#domain/role.ts'

/** A signed-in person in one of their teams. */
export type Member = { id: string; name: string; role: Role }

/** The team whose data a call uses. `member` is undefined if Listpass itself, its operator or a scanner link acts. */
export type Team = { id: string; member?: Member }
