/** The roles in a team: the door scans chosen lists, the viewer reads figures, the editor changes lists, the owner all. */
export const roles = ['owner', 'editor', 'viewer', 'door'] as const
export type Role = (typeof roles)[number]

/** The role that a call needs. The role `door` is not among them: its calls concern one list each. */
export type NeededRole = Exclude<Role, 'door'>

const ranks = { door: 0, viewer: 1, editor: 2, owner: 3 }

/** An owner may do what an editor may, and an editor what a viewer may. */
export function mayAs(role: Role, needed: NeededRole): boolean {
  return ranks[role] >= ranks[needed]
}
