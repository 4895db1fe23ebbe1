// The sentence of each finding, and what the organiser can do. Guests are the recipients of the mail.
import type { Check } from '#domain/preflight.ts'
import type { Finding } from './facts.ts'

type Words = { check: Check; light: 'look' | 'wrong'; sentence: (detail: string) => string; todo: string }

const useBlock = 'Replace it with the code block below.'
const copyAddress = 'Copy the HTML again, and replace the block in the draft.'

const wrong = (check: Check, sentence: string | ((detail: string) => string), todo = useBlock): Words => ({
  check,
  light: 'wrong',
  sentence: typeof sentence === 'string' ? () => sentence : sentence,
  todo,
})
const look = (check: Check, sentence: string | ((detail: string) => string), todo: string): Words => ({
  ...wrong(check, sentence, todo),
  light: 'look',
})

const findingWords = {
  unread: look(
    'content',
    'Mailchimp shows no content of this draft yet, so Listpass can’t check it.',
    'Open the draft in Mailchimp, save it once, and look again.',
  ),
  too_large: look(
    'content',
    'This draft’s HTML is too long or too nested, so Listpass can’t check it.',
    'Make it simpler in Mailchimp, and look again.',
  ),
  only_text: look(
    'picture',
    'This is a plain-text campaign, so guests see no picture of their code.',
    'Use a regular campaign. Door staff can also type the code that is in the text.',
  ),
  picture_missing: wrong(
    'picture',
    'The email has no picture of the code.',
    'Paste the code block below into the draft.',
  ),
  only_link: wrong(
    'picture',
    'The code is only in a link. Guests have nothing to show at the door.',
    'Paste the code block below into the draft. The link may stay.',
  ),
  same_picture: wrong(
    'picture',
    'Every guest would get the same code.',
    'The picture was uploaded to Mailchimp, so it no longer changes for each guest. Replace it with the code block below.',
  ),
  one_code: wrong(
    'picture',
    'Every guest would get the code of one guest.',
    'The address of the picture holds a code and no merge tag. Replace it with the code block below.',
  ),
  picture_elsewhere: wrong('picture', 'Another site draws the picture. Your doors can’t read it.'),
  pasted_as_text: wrong(
    'picture',
    'Guests would see the HTML of the code and no picture.',
    'Paste the code block into a block for HTML (Code), not into a text block.',
  ),
  as_background: wrong('picture', 'The code is a background picture, which many mail programs don’t show.'),
  in_comment: wrong(
    'picture',
    'The code is inside an HTML comment, so no guest sees it.',
    'Remove the comment marks around it.',
  ),
  hidden: wrong('picture', 'The picture of the code is hidden by a style.', 'Move it to a visible place in the draft.'),
  in_conditional: look(
    'picture',
    (condition) => `Only guests for whom ${condition} is true get the code.`,
    'Move the code outside of the condition if each guest needs it.',
  ),
  address_incomplete: wrong('address', 'The address of the picture is incomplete, so it shows nothing.', copyAddress),
  address_http: wrong('address', 'The picture’s address begins with http. Many mail programs block it.', copyAddress),
  address_local: wrong(
    'address',
    (address) => `The picture is at ${address}, which guests can’t open.`,
    'Set PUBLIC_URL to a public https address. Then copy the HTML again.',
  ),
  address_former: look(
    'address',
    (address) => `The picture uses the earlier address ${address}.`,
    'It works only as long as that address leads to Listpass. Copy the HTML again.',
  ),
  address_other: wrong('address', (address) => `The picture is at ${address}, which isn’t this Listpass.`, copyAddress),
  smart_quotes: wrong('address', 'The picture’s address has curly quotes, so it shows nothing.', copyAddress),
  tag_missing: wrong('tag', 'The picture’s address has no merge tag, so each guest gets a sample.', copyAddress),
  tag_broken: wrong('tag', 'The merge tag in the picture’s address is incomplete.', copyAddress),
  tag_split: wrong('tag', 'Formatting splits the merge tag, so Mailchimp can’t fill it in.', copyAddress),
  tag_spaced: wrong('tag', 'The merge tag has spaces in it, so Mailchimp can’t fill it in.', copyAddress),
  tag_lower_case: wrong('tag', 'The merge tag is in small letters, so Mailchimp may not fill it in.', copyAddress),
  tag_of_other_list: wrong('tag', (list) => `The merge tag belongs to the list “${list}”.`, copyAddress),
  tag_of_other_field: wrong(
    'tag',
    (tag) => `The merge tag ${tag} is another field of this list, not the code.`,
    copyAddress,
  ),
  tag_typo: wrong('tag', (tag) => `The merge tag ${tag} has a typing mistake.`, copyAddress),
  tag_unknown: wrong('tag', (tag) => `This list has no merge tag ${tag}.`, copyAddress),
  tag_encoded: look(
    'tag',
    'The editor changed the signs of the merge tag. Mailchimp usually still fills it in.',
    'Send yourself a test, or copy the HTML again.',
  ),
  too_small: look(
    'size',
    (pixels) => `The code is ${pixels} pixels wide. Phones read it well from 150 pixels.`,
    'Make the picture 200 pixels wide.',
  ),
  no_size: look(
    'size',
    'The picture has no width and height, so Outlook may show it far too large.',
    'Set width and height to 200.',
  ),
  narrow_container: look(
    'size',
    (pixels) => `The code stands in a column of ${pixels} pixels. Phones read it well from 150 pixels.`,
    'Move it into a wider column.',
  ),
  stretched: look(
    'size',
    'The picture isn’t square, so the code is stretched.',
    'Give width and height the same number.',
  ),
  styled: look(
    'size',
    (property) => `The style “${property}” changes the picture of the code.`,
    'Remove this style from the picture.',
  ),
  unbalanced: wrong(
    'conditionals',
    (tag) => `The condition ${tag} has no matching part.`,
    'Each *|IF:…|* needs one *|END:IF|*. Mailchimp shows the wrong parts otherwise.',
  ),
  across_blocks: look(
    'conditionals',
    (tag) => `The condition ${tag} begins and ends in different blocks.`,
    'Begin and end it in the same block. The layout may break otherwise.',
  ),
  code_clipped: wrong(
    'length',
    'The code stands behind 102 kB, where Gmail cuts the email off.',
    'Move the code further up, or make the email shorter.',
  ),
  clipped: look(
    'length',
    (size) => `The email has ${size} kB. Gmail cuts it off after 102 kB.`,
    'The code stands before the cut. Shorten the email so that guests see the rest.',
  ),
  text_without_code: look(
    'plain_text',
    'The plain-text part has no code. Guests who see no pictures can’t show it.',
    'Add the merge tag of the code to the plain-text part.',
  ),
} as const satisfies Record<string, Words>

export type FaultId = keyof typeof findingWords

export function findingOf(
  id: FaultId,
  { detail = '', where }: { detail?: string | undefined; where?: string | undefined } = {},
): Finding {
  const { check, light, sentence, todo } = findingWords[id]
  return { id, check, light, sentence: sentence(detail), todo, where }
}
