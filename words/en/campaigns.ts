import { drafts } from './drafts.ts'
import { product } from './product.ts'

/** Drafts: what would go wrong with them, and the draft that Listpass writes. */
export const campaigns = {
  findings: {
    ...drafts.windows,
    // Findings about the content and the picture of the code, and what the organiser can do.
    unread: {
      sentence: 'Mailchimp shows no content of this draft yet, so Listpass can’t check it.',
      todo: 'Open the draft in Mailchimp, save it once, and look again.',
    },
    too_large: {
      sentence: 'This draft’s HTML is too long or too nested, so Listpass can’t check it.',
      todo: 'Make it simpler in Mailchimp, and look again.',
    },
    only_text: {
      sentence: 'This is a plain-text campaign, so guests see no picture of their code.',
      todo: 'Use a regular campaign. Door staff can also type the code that is in the text.',
    },
    picture_missing: {
      sentence: 'The email has no picture of the code.',
      todo: 'Paste the HTML below into the draft.',
    },
    only_link: {
      sentence: 'The code is only in a link. Guests have nothing to show at the door.',
      todo: 'Paste the HTML below into the draft. The link may stay.',
    },
    same_picture: {
      sentence: 'Every guest would get the same code.',
      todo: 'The picture was uploaded to Mailchimp, so it no longer changes for each guest. Replace it with the HTML below.',
    },
    one_code: {
      sentence: 'Every guest would get the code of one guest.',
      todo: 'The address of the picture holds a code and no merge tag. Replace it with the HTML below.',
    },
    picture_elsewhere: {
      sentence: 'Another site draws the picture. Your doors can’t read it.',
      todo: 'Replace it with the HTML below.',
    },
    pasted_as_text: {
      sentence: 'Guests would see the HTML of the code and no picture.',
      todo: 'Paste the HTML into a Code block, not into a text block.',
    },
    as_background: {
      sentence: 'The code is a background picture, which many mail programs don’t show.',
      todo: 'Replace it with the HTML below.',
    },
    in_comment: {
      sentence: 'The code is inside an HTML comment, so no guest sees it.',
      todo: 'Remove the comment marks around it.',
    },
    in_conditional: {
      sentence: 'Only guests for whom {condition} is true get the code.',
      todo: 'Move the code outside of the condition if each guest needs it.',
    },

    // Findings about where the picture of the code comes from and what stands around it, and what the organiser can do.
    blank_picture: {
      sentence: 'The picture in the place of the code is blank.',
      todo: 'Replace it with the HTML below.',
    },
    embedded_picture: {
      sentence: 'The picture is inside the email itself (data:), so every guest would get the same code.',
      todo: 'Replace it with the HTML below. Many mail programs block such pictures too.',
    },
    attached_picture: {
      sentence: 'The address of the picture names an attachment (cid:), so no guest gets a code of their own.',
      todo: 'Replace it with the HTML below.',
    },
    fixed_candidate: {
      sentence: 'On some screens every guest would get the same picture, because {part} holds a fixed one.',
      todo: 'Remove it, or give it the address of the code too.',
    },
    fixed_by_style: {
      sentence: 'A style puts the same picture for every guest in the place of the code.',
      todo: 'Remove the style with “content” from the picture.',
    },
    only_srcset: {
      sentence: 'The code is only in srcset. Programs that read src alone show no code.',
      todo: 'Give src the address of the code too.',
    },
    in_unsubscribe_link: {
      sentence: 'The code is inside the link to unsubscribe. A tap on it takes the guest off the list.',
      todo: 'Take the picture out of this link.',
    },
    no_alt: {
      sentence: 'The picture of the code has no alternative text (alt).',
      todo: 'Add a text that guests read where pictures are off, such as “Your code”.',
    },
    address_safelink: {
      sentence: 'Outlook has put its own address (safelinks) in the place of the picture’s.',
      todo: 'Copy the HTML again from here, not from an email.',
    },
    address_wrong_page: {
      sentence: 'The picture’s address leads to this Listpass, but not to a picture of the code.',
      todo: 'The address must go on with /qr-code/ and the merge tag. Copy the HTML again.',
    },

    // Findings about the programs and guests that see no code, and what the organiser can do.
    only_in_outlook: {
      sentence: 'Only Outlook for Windows shows the picture of the code.',
      todo: 'Move the code out of the part that is for Outlook alone.',
    },
    hidden_in_outlook: {
      sentence: 'Outlook for Windows hides the picture of the code.',
      todo: 'Show the code in Outlook too. Other programs show it.',
    },
    hidden_in_outlook_dark: {
      sentence: 'The picture of the code is hidden in the dark mode of Outlook.',
      todo: 'Remove the style with data-ogsc or data-ogsb that hides it.',
    },
    condition_of_some: {
      sentence: 'The condition {condition} hides the code from {guests, number} of {total, number} guests.',
      todo: 'Move the code outside of the condition if each guest needs it.',
    },
    condition_of_nobody: {
      sentence: 'No guest gets the code, because of the condition {condition}.',
      todo: 'Move the code outside of the condition, or change the condition.',
    },

    // Findings about the address of the picture and its merge tag, and what the organiser can do.
    address_incomplete: {
      sentence: 'The address of the picture is incomplete, so it shows nothing.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    address_http: {
      sentence: 'The picture’s address begins with http. Many mail programs block it.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    address_local: {
      sentence: 'The picture is at {address}, which guests can’t open.',
      todo: 'Set PUBLIC_URL to a public https address. Then copy the HTML again.',
    },
    address_former: {
      sentence: 'The picture uses the earlier address {address}.',
      todo: 'It works only as long as that address leads to Listpass. Copy the HTML again.',
    },
    address_other: {
      sentence: 'The picture is at {address}, which isn’t this Listpass.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    smart_quotes: {
      sentence: 'The picture’s address has curly quotes, so it shows nothing.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_missing: {
      sentence: 'The picture’s address has no merge tag, so each guest gets a sample.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_broken: {
      sentence: 'The merge tag in the picture’s address is incomplete.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_split: {
      sentence: 'Formatting splits the merge tag, so Mailchimp can’t fill it in.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_spaced: {
      sentence: 'The merge tag has spaces in it, so Mailchimp can’t fill it in.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_lower_case: {
      sentence: 'The merge tag is in small letters, so Mailchimp may not fill it in.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_of_other_list: {
      sentence: 'The merge tag belongs to the list “{list}”.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_of_other_field: {
      sentence: 'The merge tag {tag} is another field of this list, not the code.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_typo: {
      sentence: 'The merge tag {tag} has a typing mistake.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_unknown: {
      sentence: 'This list has no merge tag {tag}.',
      todo: 'Copy the HTML again, and replace the block in the draft.',
    },
    tag_encoded: {
      sentence: 'The editor changed the signs of the merge tag. Mailchimp usually still fills it in.',
      todo: 'Send yourself a test, or copy the HTML again.',
    },

    // Findings about merge tags in the words of the email, and what the organiser can do.
    text_of_other_list: {
      sentence: 'The code in the text belongs to the list “{list}”.',
      todo: 'Use the merge tag of this list in the text.',
    },
    text_tag_unknown: {
      sentence: 'The text has the merge tag {tag}, which this list doesn’t have.',
      todo: 'Guests would read the tag itself. Use a merge tag of this list.',
    },
    subject_tag_unknown: {
      sentence: 'The subject has the merge tag {tag}, which this list doesn’t have.',
      todo: 'Guests would read the tag itself. Use a merge tag of this list.',
    },
    preview_tag_unknown: {
      sentence: 'The preview text has the merge tag {tag}, which this list doesn’t have.',
      todo: 'Guests would read the tag itself. Use a merge tag of this list.',
    },
    plain_tag_unknown: {
      sentence: 'The plain-text part has the merge tag {tag}, which this list doesn’t have.',
      todo: 'Guests would read the tag itself. Use a merge tag of this list.',
    },
    condition_lower_case: {
      sentence: 'The condition {condition} is in small letters, so Mailchimp may not understand it.',
      todo: 'Write IF, ELSE and END:IF in capitals.',
    },

    // Findings about the size of the code, conditions and the length of the email, and what the organiser can do.
    no_size: {
      sentence: 'The picture has no width and height, so Outlook may show it far too large.',
      todo: 'Set width and height to 200.',
    },
    stretched: {
      sentence: 'The picture isn’t square, so the code is stretched.',
      todo: 'Give width and height the same number.',
    },
    styled: {
      sentence: 'The style “{property}” changes the picture of the code.',
      todo: 'Remove this style from the picture.',
    },
    styled_in_dark: {
      sentence: 'In dark mode the style “{property}” changes the picture of the code.',
      todo: 'Remove this style for dark mode from the picture and what is around it.',
    },
    unbalanced: {
      sentence: 'The condition {tag} has no matching part.',
      todo: 'Each *|IF:…|* needs one *|END:IF|*. Mailchimp shows the wrong parts otherwise.',
    },
    across_blocks: {
      sentence: 'The condition {tag} begins and ends in different blocks.',
      todo: 'Begin and end it in the same block. The layout may break otherwise.',
    },
    code_clipped: {
      sentence: 'The code stands behind 102 kB, where Gmail cuts the email off.',
      todo: 'Move the code further up, or make the email shorter.',
    },
    clipped: {
      sentence: 'The email has {size, number} kB. Gmail cuts it off after 102 kB.',
      todo: 'The code stands before the cut. Shorten the email so that guests see the rest.',
    },
    text_without_code: {
      sentence: 'The plain-text part has no code. Guests who see no pictures can’t show it.',
      todo: 'Add the merge tag of the code to the plain-text part.',
    },

    // Findings about what Mailchimp needs before it sends the draft, and what the organiser can do.
    subject_missing: {
      sentence: 'The draft has no subject yet.',
      todo: 'Write the subject in Mailchimp.',
    },
    from_missing: {
      sentence: 'The draft doesn’t say yet who it is from (From).',
      todo: 'Enter the From name and the From email address in Mailchimp.',
    },
    no_recipients: {
      sentence: 'Nobody would receive this email: it has no recipients.',
      todo: 'Choose in Mailchimp who receives it.',
    },
    not_sendable: {
      sentence: 'Mailchimp would not send this draft yet: {items}.',
      todo: 'Complete it in Mailchimp. Its own checklist below says what is missing.',
    },
    checklist_unread: {
      sentence:
        'Mailchimp doesn’t show its own checklist right now, so Listpass can’t say whether the draft can be sent.',
      todo: 'Look again in a minute.',
    },
    sent_too_late: {
      sentence: 'Mailchimp would send this draft after the end of “{occasion}”.',
      todo: 'Change the time of the send in Mailchimp.',
    },

    // Findings about the list itself, and what the organiser can do.
    fields_missing: {
      sentence: 'The list has no field for the code.',
      todo: 'Create the QR fields in the QR Code Manager.',
    },
    codes_running: {
      sentence: 'Listpass is still making the codes.',
      todo: 'Wait until it has finished, and look again.',
    },
    codes_missing: {
      sentence: 'The guests have no codes yet.',
      todo: 'Generate the codes in the QR Code Manager.',
    },
    pending: {
      sentence: 'Mailchimp doesn’t have the newest values of {guests, plural, one {# guest} other {# guests}} yet.',
      todo: 'This takes about a minute. Look again before you send.',
    },
    not_listening: {
      sentence: 'New subscribers don’t get a code automatically.',
      todo: 'Set up the webhook in the QR Code Manager.',
    },
    /** Some links end early, and others last. */
    doors_end: {
      sentence: '{links, plural, one {# scanner link ends} other {# scanner links end}} before “{occasion}” does.',
      todo: 'Change when they end under Doors.',
    },
    /** All links end early. */
    doors_all_end: {
      sentence: '{links, plural, one {# scanner link ends} other {# scanner links end}} before “{occasion}” does.',
      todo: 'Make a scanner link under Doors.',
    },
    /** No link works. */
    doors_none: {
      sentence: 'No scanner link of “{occasion}” works any more.',
      todo: 'Make a scanner link under Doors.',
    },
    receivers_unknown: {
      sentence:
        'Listpass can’t tell which guests receive this. In the whole list, {guests, plural, one {# guest has} other {# guests have}} no code.',
      todo: 'Sync the list in the QR Code Manager, and look again.',
    },
    nobody_has_code: {
      sentence: 'None of the recipients has a code.',
      todo: 'Sync the list in the QR Code Manager.',
    },
    some_without_code: {
      sentence: '{recipients, plural, one {# recipient has} other {# recipients have}} no code yet.',
      todo: 'Their emails would show a sample. Sync the list in the QR Code Manager.',
    },
    new_recipients: {
      sentence:
        'Mailchimp counts {recipients, plural, one {# recipient} other {# recipients}}, and Listpass knows {known, number} of them.',
      todo: 'New contacts have no code yet. Sync the list in the QR Code Manager.',
    },
  },

  /** The small invitation that Listpass writes into a draft. */
  invitation: {
    /** Mailchimp fills in the name of a guest who has one. */
    hello: 'Hello *|IF:FNAME|**|FNAME|**|ELSE:|*there*|END:IF|*,',
    show: 'This is your personal code. Show it at the entrance, on your phone or on paper.',
    /** For mail programs that show no pictures, before the code. */
    showText: 'This is your personal code. Show it at the entrance:',
    alt: product.campaignHtml.alt,
    asText: 'Your code as text:',
    seeYou: 'See you soon!',
    unsubscribe: 'Unsubscribe',
    /** Before the address. */
    unsubscribeAt: 'Unsubscribe:',
  },
  place: 'Line {line, number}: {html}',
} as const
