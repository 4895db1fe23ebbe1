import { Notice } from '../ui/Notice.tsx'

const words = {
  title: 'Another organiser uses this Mailchimp account too',
  detail:
    'Each of you counts check-ins separately, so one code lets a guest in once at your doors and once at theirs. If one of you disables a list, both lose its QR fields. Let one organiser set up the list, and give the others scanner links.',
}

/** Until organisers can share a list, both are told that there is another one, but not who it is. */
export function SharedNotice() {
  return <Notice kind="warn" title={words.title} detail={words.detail} />
}
