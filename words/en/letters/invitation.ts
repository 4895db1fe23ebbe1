import { count } from '../format.ts'
import { invitation as joining } from '../join/invitation.ts'

/** An invitation to a team. */
export const invitation = {
  subject: (person: string) => `${person} invites you to a team on Listpass`,
  invites: (person: string, team: string) =>
    `${person} invites you to the team “${team}” on Listpass, where guests of an email list are checked in by QR code.`,
  tasks: joining.tasks,
  goodFor: (days: number, email: string) =>
    `The link works once, for ${count(days, { one: '# day', other: '# days' })}, and only for ${email}.`,
  join: 'Join the team',
  ignore: 'If you don’t know this person, ignore this email. Nothing happens unless you join.',
}
