/** Teams, members and invitations. */
export const teams = {
  team_added: 'Team added successfully',
  team_updated: 'Team updated successfully',
  left_team: 'You have left the team.',
  role_changed: 'Role changed successfully',
  member_removed: 'Removed from the team.',
  invitation_sent: ({ email }: { email: string }) => `Invitation sent to ${email}.`,
  invitation_withdrawn: 'The invitation is withdrawn.',
  team_joined: ({ team }: { team: string }) => `You are in the team “${team}” now.`,
}
