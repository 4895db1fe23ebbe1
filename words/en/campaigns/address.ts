const copyAgain = 'Copy the HTML again, and replace the block in the draft.'

type Address = { address: string }
type Tag = { tag: string }

/** Findings about the address of the picture and its merge tag, and what the organiser can do. */
export const address = {
  address_incomplete: {
    sentence: 'The address of the picture is incomplete, so it shows nothing.',
    todo: copyAgain,
  },
  address_http: {
    sentence: 'The picture’s address begins with http. Many mail programs block it.',
    todo: copyAgain,
  },
  address_local: {
    sentence: ({ address: at }: Address) => `The picture is at ${at}, which guests can’t open.`,
    todo: 'Set PUBLIC_URL to a public https address. Then copy the HTML again.',
  },
  address_former: {
    sentence: ({ address: at }: Address) => `The picture uses the earlier address ${at}.`,
    todo: 'It works only as long as that address leads to Listpass. Copy the HTML again.',
  },
  address_other: {
    sentence: ({ address: at }: Address) => `The picture is at ${at}, which isn’t this Listpass.`,
    todo: copyAgain,
  },
  smart_quotes: {
    sentence: 'The picture’s address has curly quotes, so it shows nothing.',
    todo: copyAgain,
  },
  tag_missing: {
    sentence: 'The picture’s address has no merge tag, so each guest gets a sample.',
    todo: copyAgain,
  },
  tag_broken: { sentence: 'The merge tag in the picture’s address is incomplete.', todo: copyAgain },
  tag_split: { sentence: 'Formatting splits the merge tag, so Mailchimp can’t fill it in.', todo: copyAgain },
  tag_spaced: { sentence: 'The merge tag has spaces in it, so Mailchimp can’t fill it in.', todo: copyAgain },
  tag_lower_case: {
    sentence: 'The merge tag is in small letters, so Mailchimp may not fill it in.',
    todo: copyAgain,
  },
  tag_of_other_list: {
    sentence: ({ list }: { list: string }) => `The merge tag belongs to the list “${list}”.`,
    todo: copyAgain,
  },
  tag_of_other_field: {
    sentence: ({ tag }: Tag) => `The merge tag ${tag} is another field of this list, not the code.`,
    todo: copyAgain,
  },
  tag_typo: { sentence: ({ tag }: Tag) => `The merge tag ${tag} has a typing mistake.`, todo: copyAgain },
  tag_unknown: { sentence: ({ tag }: Tag) => `This list has no merge tag ${tag}.`, todo: copyAgain },
  tag_encoded: {
    sentence: 'The editor changed the signs of the merge tag. Mailchimp usually still fills it in.',
    todo: 'Send yourself a test, or copy the HTML again.',
  },
}
