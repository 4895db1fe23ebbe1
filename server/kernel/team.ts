import type { Role } from '#domain/role.ts'

/** A signed-in person in one of their teams. */
export type Member = { id: string; name: string; role: Role }

/** The team of the data. Without a member if Listpass itself, its operator or a scanner link acts. */
export type Team = { id: string; member?: Member }
