import { Notice } from '../ui/Notice.tsx'

const words = {
  title: 'Another organiser uses this Mailchimp account too',
  detail:
    'Each of you counts check-ins separately, so one code lets a guest in once at your doors and once at theirs. If one of you disables a list, both lose its QR fields. On the page of the list, you can ask them to make one list of the two, or stay apart.',
}

/**
 * Both teams learn that there are two lists, but not the other team's name. The page of the list offers to join them.
 */
export function SharedNotice() {
  return <Notice kind="warn" title={words.title} detail={words.detail} />
}
