import { isolated } from '#domain/user-text.ts'

/** An invitation to a team. */
export const invitation = {
  title: 'Join a team',
  loading: 'Loading the invitation...',
  failed: 'The invitation could not be read',
  tryAgain: 'Try again',
  incomplete: 'This link isn’t complete.',
  incompleteText: 'Please open it from the email again, or ask for a new invitation.',
  invites: (person: string, team: string) => `${isolated(person, 60)} invites you to the team “${isolated(team, 60)}”.`,
  tasks: {
    owner: 'You will be an owner: you can do everything, also invite people and connect Mailchimp accounts.',
    editor: 'You will be an editor: you can do everything about the lists.',
    viewer: 'You will be a viewer: you can see lists and figures.',
    door: 'You will scan at the door, with your own sign-in.',
  },
  join: 'Join',
  joining: 'Joining...',
  joinFailed: 'Failed to join the team',
  isFor: (email: string) => `The invitation is for ${isolated(email, 80)}.`,
  otherAddress: (invited: string, own: string) =>
    `This invitation is for ${isolated(invited, 80)}. You are signed in as ${isolated(own, 80)}.`,
  otherAddressText: 'Sign out, then sign in with the invited address. Or ask for an invitation for your own address.',
  signOut: 'Sign out',
  signIn: 'Sign in',
  register: 'Create an account',
}
