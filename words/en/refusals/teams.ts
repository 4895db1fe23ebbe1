import { n } from '../format.ts'

/** Teams, members and invitations. */
export const teams = {
  team_not_found: 'Team not found',
  teams_at_most: ({ most }: { most: number }) => `You can be in at most ${n(most)} teams.`,
  own_second_step_first:
    'Set up a second step for yourself first, and sign in with it. Otherwise you would lock yourself out.',
  leave_to_go: 'To go yourself, choose “Leave this team”.',
  only_member: 'You are the only member. A team goes when its last member is deleted.',
  not_in_team: 'This person is not in the team.',
  team_needs_owner: 'A team needs an owner. Make another member an owner first.',
  team_is_moving: ({ team, address }: { team: string; address: string }) =>
    `The team “${team}” is moving to ${address}. Please try again when it is there.`,
  scanner_only: 'In this team you can only use the scanner.',
  editors_only: 'Only editors and owners of this team can do that.',
  owners_only: 'Only owners of this team can do that.',
  second_step_required:
    'This team requires a second step at sign-in. Add one in your account, or sign in with the one that you have.',
  too_many_invitations: 'Too many invitations. Please wait a few minutes and try again.',
  invitation_not_open: 'This invitation is not open any more.',
  email_of_member: 'A member of the team has this email already.',
  invitation_of_other: ({ email }: { email: string }) =>
    `This invitation is for ${email}. Sign in with that address, or ask for another one.`,
  already_in_team: 'You are in this team already.',
  invitation_over: 'This invitation no longer works. Ask for a new one.',
}
