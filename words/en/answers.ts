/** What the server answers, by code. */
export const answers = {
  /** Refusals, by code. Those of fields are in `fields`. */
  refusals: {
    // Calls that are declined before a feature looks at them, and faults.
    bad_address: 'The address could not be read.',
    wrong_length: 'The request is not as long as it says.',
    no_host: 'The request names no host.',
    not_json: 'The request could not be read as JSON.',
    request_late: 'The request took too long to arrive.',
    request_too_large: 'The request is too large.',
    address_too_long: 'The address is too long.',
    json_needed: 'Please send JSON, with the header Content-Type: application/json.',
    expect_unknown: 'Please send the request without the header Expect.',
    headers_too_large: 'The headers of the request are too large.',
    unreadable: 'The request could not be read.',
    too_deep: 'The request is nested too deeply. At most {most, number} levels are allowed.',
    control_characters: 'Please leave out control characters.',
    /** The first message under a field. The contract writes it, in English. */
    wrong_fields: '{first}',
    unknown_field: 'This field is unknown.',
    wrong_form: 'This value is missing or has the wrong form.',
    not_found: 'Not found.',
    picture_only_shown: 'A picture can only be looked at.',
    web_not_built: 'The web app is not built. Run: npm run build',
    sign_in: 'Please sign in.',
    other_site: 'This request did not come from Listpass. Please open {address} and try again.',
    busy: 'Listpass is very busy right now. Please try again in a moment.',
    too_many_at_once: 'Too many calls at once. Please try again in a moment.',
    turns_taken: 'Listpass is busy. Please try again in a moment.',
    two_downloads: 'You are already downloading two files. Please wait until one is finished.',
    too_many_downloads: 'Too many downloads right now. Please try again in a moment.',
    too_many_doors: 'Too many doors are connected right now. Please try again in a moment.',
    disk_full:
      'Listpass has no room left on its disk. Scans cannot be counted until the person who runs it makes room.',
    restarting: 'Listpass is restarting. Please try again in a moment.',
    locked: 'Something else is changing this right now. Please try again in a moment.',
    fault: 'Something went wrong. Please try again.',
    team_left: 'This team is moving to {address}. Please wait until it is there.',
    team_moved: 'This team has moved to {address}. Please go on there.',

    // Trouble with Mailchimp: what the reader can do next.
    mailchimp_unreachable: 'Mailchimp can’t be reached right now. Please try again in a few minutes.',
    mailchimp_busy: 'Mailchimp is too busy right now. Please try again in a few minutes.',
    mailchimp_unauthorized: 'Mailchimp no longer accepts the key of this account. Please reconnect the account.',
    mailchimp_forbidden: 'The Mailchimp user of this account may not do this. Please check its role in Mailchimp.',
    mailchimp_disabled:
      'Mailchimp has disabled this account or its user. Please sign in to Mailchimp to see why, and enable it or reconnect with another user.',
    mailchimp_not_found: 'Mailchimp could not find this. It may have been deleted there.',
    mailchimp_gave_no_reason: 'Mailchimp gave no reason.',
    mailchimp_refused: 'Mailchimp refused the request.',
    mailchimp_fields_moved: 'The QR fields of this list were renamed or deleted in Mailchimp.',
    // What we found wrong with an answer of Mailchimp.
    mailchimp_other_address: 'Mailchimp named another address, which is not followed.',
    mailchimp_answer_too_large: 'The answer was too large.',
    mailchimp_answer_unreadable: 'Mailchimp sent an answer that could not be read.',
    mailchimp_contact_odd: 'Mailchimp shows this contact in a form that could not be read.',
    mailchimp_contradicted_itself: 'Mailchimp contradicted itself.',
    mailchimp_answered_else: 'Mailchimp answered about something else than it was asked.',
    mailchimp_write_not_held: 'Mailchimp does not hold what was written.',
    mailchimp_row_not_held:
      'Mailchimp said that it saved this contact, and still shows the old values. Check the contact in Mailchimp: a required field may be incomplete.',
    mailchimp_half_address:
      'The address in {fields} is incomplete in Mailchimp, so Mailchimp keeps no change of this contact. Complete it there, or empty it.',
    mailchimp_value_dropped: 'Mailchimp took the contact, but not this value.',
    mailchimp_no_data_centre: 'Mailchimp named no data centre.',
    mailchimp_tag_in_part: 'The tag was not shown in full.',
    mailchimp_listing_endless: 'The listing never ended.',
    mailchimp_other_campaign: 'Mailchimp answered with another campaign than the copy.',
    mailchimp_draft_not_held: 'Mailchimp does not show the draft as it was written.',
    mailchimp_no_draft_made: 'Mailchimp made a campaign that is no draft.',
    mailchimp_campaign_part_lost: 'Mailchimp did not find a part of a campaign that it has.',
    mailchimp_segment_not_held: 'Mailchimp does not show the segment as it was written.',
    mailchimp_webhook_lost: 'Mailchimp did not find a webhook that it has.',
    mailchimp_tag_lost: 'Mailchimp did not find a tag that it has.',
    mailchimp_fields_in_part: 'Mailchimp listed fewer fields than it counts.',
    mailchimp_field_lost: 'Mailchimp did not find a field that it has.',
    mailchimp_segments_in_part: 'Mailchimp listed fewer tags and segments than it counts.',
    mailchimp_segment_lost: 'Mailchimp did not find a tag or segment that it has.',
    mailchimp_segment_contacts_lost: 'Mailchimp did not find the contacts of a tag or segment.',
    mailchimp_late: 'Mailchimp did not answer within {seconds, number} seconds.',
    mailchimp_answer_lacks: "Mailchimp's answer has no {fields}.",

    // Signing in, and what belongs to a person's account.
    account_gone: 'This account is no longer there.',
    organiser_gone: 'This organiser is no longer there.',
    session_not_found: 'Session not found',
    registration_closed: 'New accounts cannot be created here.',
    invitation_needed: 'You need a new invitation to create an account here. Ask for one.',
    too_many_accounts_from_here: 'Too many new accounts from here. Please wait a few minutes and try again.',
    email_has_account: 'This email has an account. Sign in, or choose a new password.',
    try_again: 'Please try again.',
    too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
    too_many_requests_from_here: 'Too many requests from here. Please wait a few minutes and try again.',
    email_or_password_wrong: 'The email or the password is wrong.',
    password_wrong: 'The password is wrong.',
    confirmation_needed: 'Confirm this with your password or a passkey.',
    current_password_wrong: 'The current password is wrong.',
    password_common: 'This password is one of the most common ones. Please choose another.',
    password_of_own_words: 'This password contains your name or email. Please choose another.',
    password_of_product: 'Please choose a password other than the product’s name.',
    email_unproven:
      'Confirm first that {email} is yours: choose “Send code” under Passkeys in your account. Then try again.',
    too_many_email_codes: 'Too many codes were sent. Please wait half an hour and try again.',
    email_code_wrong: 'The code is wrong. Check the newest email.',
    reset_link_over: 'This link no longer works. Ask for a new one.',
    reset_link_raced: 'The password was changed, or another link made, at this very moment. Try again.',
    ticket_over: 'That took too long, or was done already. Please try again.',

    sign_in_took_too_long: 'This took too long. Please sign in with your password again.',
    second_step_off: 'Two-factor sign-in is not on.',
    second_step_on: 'Two-factor sign-in is already on. To change your app, turn it off first.',
    second_step_set_up_old: 'This QR code is too old. Please start again.',
    code_required: 'Enter the code from your authenticator app, or a recovery code.',
    code_wrong_check_time: 'The code is wrong. Check that the time on your phone is right.',
    code_wrong_or_old: 'The code is wrong or too old.',
    code_already_used: 'This code was already used. Wait for the next one in your app.',
    too_many_codes: 'Too many wrong codes. Please wait a few minutes and try again.',
    too_many_codes_or_recovery:
      'Too many wrong codes. Please wait a few minutes and try again, or use a recovery code.',

    passkey_not_found: 'Passkey not found',
    passkey_required: 'Your team requires two-factor sign-in. Use your passkey instead.',
    passkey_in_use: 'This passkey is in use already.',
    passkey_not_added: 'This device’s answer could not be checked, so no passkey was added. Please try again.',
    passkeys_at_most: 'You have {most, number} passkeys. Remove one that you no longer use first.',
    passkey_copied:
      'This passkey seems to be a copy, so it was refused. Sign in with your password, then remove the passkey in your account.',
    no_passkey_here: 'You have no passkey here. Enter your password instead.',
    passkey_unchecked: 'This passkey could not be checked. Try again, or enter your password.',
    passkey_after_password: 'Sign in with your new password first. Then use this passkey.',
    passkey_opens_nothing: 'This passkey opens no account here. Try another one, or sign in with your password.',
    no_passkeys_at_number:
      'Passkeys don’t work here, because the address of this Listpass is a number, {host}, and no name.',
    no_passkeys_without_https:
      'Passkeys don’t work here, because the address of this Listpass doesn’t start with https.',

    // Sign-in by an identity provider. `name` is the provider's.
    no_issuer: 'No other sign-in is set up here. Sign in with your password.',
    issuer_away: '{name} can’t be reached right now. Sign in with your password, or try again in a few minutes.',
    issuer_unchecked: 'The answer of {name} could not be checked.',
    start_again_from_sign_in: 'Nothing has changed. Please start again from the sign-in page.',
    issuer_said_no: 'You were not signed in by {name}.',
    start_again_or_password: 'Nothing has changed. You can start again, or sign in with your password.',
    issuer_stray: 'This way back from {name} does not work.',
    other_browser_or_incomplete:
      'It belongs to another browser, or is not complete. Please start again from the sign-in page.',
    issuer_gave_no_email: '{name} gave no email that can be used here.',
    issuer_email_unverified: '{name} has not verified your email. Verify it there, then try again.',
    domain_not_allowed: 'Emails of {domain} may not be used here. Use one of {allowed}.',
    link_issuer_first:
      '{email} has an account here. Sign in with its password or a passkey, then link {name} in your account under Passkeys.',
    issuer_not_linked: 'This account is not linked.',
    issuer_linked_already: 'This sign-in of {name} belongs to an account already.',
    password_changed_meanwhile: 'Your password was changed meanwhile. Please sign in and link again.',

    // Connected Mailchimp accounts.
    account_not_found: 'Account not found',
    account_not_connected: 'This account is no longer connected.',
    account_inactive: 'This account is inactive. Switch it on to sync its lists.',
    account_connected_already: 'This Mailchimp account is already connected.',
    api_key_wrong: 'Mailchimp doesn’t accept this API key. Please check it, or create a new one.',
    too_many_keys: 'Too many tries. Please wait a few minutes and try again.',
    user_not_authenticated: 'User not authenticated',
    credential_not_opened:
      'Listpass cannot open the stored credential of this account: LISTPASS_KEYS is no longer what it was. The team who runs Listpass can put the former key back.',
    no_consent: 'Connecting by consent is not set up here.',
    no_consent_use_key:
      'Connecting through Mailchimp’s page is not set up here. Please connect with an API key instead.',
    account_not_saved: 'This Mailchimp account could not be saved.',
    account_was_not_connected: 'The account was not connected.',
    no_access_given: 'Mailchimp did not give Listpass access.',
    consent_link_over: 'This link back from Mailchimp no longer works.',
    consent_too_late: 'That took too long.',
    consent_again: 'Please start again: enter the account name and choose Connect with Mailchimp.',
    consent_used_again:
      'It was already used, or belongs to another browser. Please start again: enter the account name and choose Connect with Mailchimp.',
    consent_ten_minutes_again:
      'Connecting must be finished within ten minutes. Please start again: enter the account name and choose Connect with Mailchimp.',
    consent_denied: 'You did not allow access in Mailchimp, so nothing has changed. To connect after all, start again.',
    consent_nameless_again:
      'Mailchimp did not say who you are. Please start again: enter the account name and choose Connect with Mailchimp. An API key works as well.',
    consent_unreachable:
      'Mailchimp can’t be reached right now. Please try again in a few minutes. Then start again. Nothing has changed so far.',
    consent_busy:
      'Mailchimp is too busy right now. Please try again in a few minutes. Then start again. Nothing has changed so far.',
    consent_unknown_client: 'Mailchimp does not recognise this Listpass. Please connect with an API key instead.',
    consent_expired_again:
      'The permission was already used, or has expired. Please start again: enter the account name and choose Connect with Mailchimp.',

    // Lists of an account.
    list_not_found: 'List not found',
    list_gone: 'This list no longer exists in Mailchimp.',
    account_of_list_inactive: 'The account of this list is inactive. Switch it on in the dashboard first.',
    no_codes_yet: 'No one has a code yet. Generate the codes first.',

    // Teams, members and invitations.
    team_not_found: 'Team not found',
    too_many_teams: 'Too many new teams. Please wait an hour and try again.',
    teams_at_most: 'You can own at most {most, number} teams. Whoever runs this Listpass can allow more.',
    own_second_step_first:
      'Set up two-factor sign-in for yourself first, and sign in with it. Otherwise you would lock yourself out.',
    leave_to_go: 'To go yourself, choose “Leave this team”.',
    only_member: 'You are the only member. A team goes when its last member is deleted.',
    not_in_team: 'This person is not in the team.',
    team_needs_owner: 'A team needs an owner. Make another member an owner first.',
    team_is_moving: 'The team “{team}” is moving to {address}. Please try again when it is there.',
    scanner_only: 'In this team you can only use the scanner.',
    editors_only: 'Only editors and owners of this team can do that.',
    owners_only: 'Only owners of this team can do that.',
    second_step_required: 'This team requires two-factor sign-in. Set it up in your account, or sign in with it.',
    too_many_invitations: 'Too many invitations. Please wait a few minutes and try again.',
    invitation_not_open: 'This invitation is not open any more.',
    email_of_member: 'A member of the team has this email already.',
    invitation_of_other: 'This invitation is for {email}. Sign in with that address, or ask for another one.',
    already_in_team: 'You are in this team already.',
    invitation_over: 'This invitation no longer works. Ask for a new one.',

    // Contacts of a list. `tag` is the name of a field in Mailchimp.
    contact_not_found: 'Contact not found',
    no_page_of_contacts: 'This page of contacts does not exist.',
    no_page: 'This page does not exist.',
    too_many_searches: 'Too many searches. Wait a moment and try again.',
    party_by_field: 'The field {tag} says how many come in with this code. Change it in Mailchimp.',
    parties_by_field:
      'The field {tag} says how many come in with {codes, number} of these codes. Change it in Mailchimp.',

    field_not_found: 'Field not found',
    fields_gone: 'Mailchimp no longer has the QR fields of this list. Please create them again.',
    no_fields_yet: 'Create the QR fields of this list first.',
    field_of_other_type:
      'The list already has a field {tag} of the type {type}, where Listpass needs the type {needed}. Rename or delete that field in Mailchimp, then try again.',
    too_many_fields:
      'Mailchimp allows no more fields in this list: it has {fields, number}, and Listpass needs three. Delete a field you no longer use, then try again.',
    field_refused: 'Mailchimp refused to create the field {tag}. Nothing was changed.',
    field_missing: 'The list has no field {tag}.',
    field_is_ours: '{tag} belongs to Listpass and says nothing about the guest. Choose another field.',
    field_is_address: '{tag} is an address, which is too long for the door. Choose another field.',
    field_no_text: '{tag} is no text field, so it can’t hold names.',
    field_no_number: '{tag} is no number field. Choose another one.',
    field_asked_twice: '{tag} has a question already. Choose another field.',
    field_not_tickable: 'A box to tick needs a text field. {tag} is none.',
    field_not_askable: 'A door can’t ask for {tag}. Choose a field for text, a number, radio buttons or a dropdown.',
    field_on_card_twice: '{tag} is already on the guest’s card. Choose another field.',

    // Generating and comparing the codes of a list.
    batch_not_found: 'Batch not found',
    generation_finished: 'This generation has already finished.',
    sync_finished: 'This sync has already finished.',
    sync_beside_generation: 'QR codes are being generated. Sync when that is done, or cancel it first.',
    codes_at_work: 'Listpass is still working on the codes of this list. Please wait until it is done.',
    account_inactive_to_continue: 'The account of this list is inactive. Switch it on to continue.',
    too_many_checks: 'You have checked this many times just now. Please try again in a moment.',

    // What work in the background tells the organiser: why it waits or ended, and what it found.
    batch_waits_unreachable: 'Mailchimp can’t be reached right now. Listpass continues automatically.',
    batch_waits_busy: 'Mailchimp is too busy right now. Listpass continues automatically.',
    batch_waits_unauthorized: 'Mailchimp no longer accepts the key of this account. Reconnect the account to continue.',
    batch_waits_forbidden:
      'The Mailchimp user of this account may not do this. Give the user a higher role in Mailchimp to continue.',
    batch_waits_disabled:
      'Mailchimp has disabled this account or its user. Sign in to Mailchimp and enable it, or reconnect with another user, to continue.',
    batch_ended_refused: 'Mailchimp refused the request. Please start again.',
    batch_ended_fields_moved: 'The QR fields of this list were renamed or deleted in Mailchimp. Please start again.',
    contacts_repaired:
      '{contacts, plural, one {# contact differed from Mailchimp and was repaired.} other {# contacts differed from Mailchimp and were repaired.}}',
    codes_replaced:
      '{contacts, plural, one {# contact had an invalid or taken code, and got a new one.} other {# contacts had an invalid or taken code, and got a new one.}}',
    contacts_left:
      '{contacts, plural, one {# contact is no longer in this list in Mailchimp.} other {# contacts are no longer in this list in Mailchimp.}}',
    list_shown_in_part:
      '{total, plural, one {Mailchimp showed {shown, number} of # contact. No one was removed. The missing contacts may have no code.} other {Mailchimp showed {shown, number} of # contacts. No one was removed. The missing contacts may have no code.}}',
    contacts_missing:
      '{total, plural, one {Mailchimp showed {shown, number} of # contact. No one was removed.} other {Mailchimp showed {shown, number} of # contacts. No one was removed.}}',
    contacts_left_out:
      '{contacts, plural, one {Mailchimp left out # contact, but some of them are still in the list. No one was removed.} other {Mailchimp left out # contacts, but some of them are still in the list. No one was removed.}}',
    // Numbers without separators, in English.
    tag_shown_in_part:
      'Mailchimp showed {shown, number} of {total, number} contacts of this tag. Guests stay invited until it shows all of them.',
    segment_shown_in_part:
      'Mailchimp showed {shown, number} of {total, number} contacts of this segment. Guests stay invited until it shows all of them.',
    tag_left_out:
      'Mailchimp left out contacts that still have this tag. Guests stay invited until it shows all of them.',
    segment_shown_empty: 'Mailchimp showed this segment as empty, and counts contacts in it. Its guests stay invited.',
    odd_no_address:
      '{contacts, plural, one {# contact could not be read: no email address and no id.} other {# contacts could not be read: no email address and no id.}}',
    odd_address:
      '{contacts, plural, one {# contact could not be read: the email address is not valid.} other {# contacts could not be read: the email addresses are not valid.}}',
    odd_status:
      '{contacts, plural, one {# contact could not be read: no known status.} other {# contacts could not be read: no known status.}}',
    odd_fields:
      '{contacts, plural, one {# contact could not be read: the fields have an unknown form.} other {# contacts could not be read: the fields have an unknown form.}}',
    odd_form:
      '{contacts, plural, one {# contact could not be read: the row in Mailchimp is no contact.} other {# contacts could not be read: the rows in Mailchimp are no contacts.}}',
    odd_twice:
      '{contacts, plural, one {# contact could not be read: another contact has the same id or email address.} other {# contacts could not be read: other contacts have the same id or email address.}}',
    contacts_without_email:
      '{contacts, plural, one {# contact has no email address. It has a code, but your campaigns can’t bring it.} other {# contacts have no email address. They have codes, but your campaigns can’t bring them.}}',
    segment_gone: 'This tag or segment no longer exists in Mailchimp. The guests of its last reading stay invited.',

    // The organiser's rules. `tag` is a field's name in Mailchimp, and `value` is what the rule would write there.
    rule_changes_nothing: 'Rule {rule, number} sets the value it looks for, so it changes nothing.',
    rules_in_circle:
      'Rules {rules} set each other off in a circle: a contact would change back and forth with every scan.',
    rule_field_is_ours: '{tag} belongs to Listpass. A rule can’t change it.',
    rule_field_missing: 'The list has no field {tag} that could be changed.',
    rule_field_is_address: '{tag} is an address, which a rule cannot set.',
    value_no_number: '{tag} is a number, and "{value}" is none.',
    value_no_date: '{tag} is a date. Write it as 2026-12-31.',
    value_no_birthday: '{tag} is a birthday. Write it as 12/31.',
    value_no_zip: '{tag} is a zip code of five digits.',
    value_no_url: '{tag} is a web address. Begin it with https://.',
    value_no_choice: '{tag} has the choices {choices}, and "{value}" is none of them.',
    value_too_long: 'A value may have at most 255 bytes.',

    // Learning of Mailchimp's changes.
    delivery_unsigned: 'This delivery has no valid signature.',
    too_many_wrong_addresses: 'Too many wrong addresses. Please try again in a minute.',
    webhook_being_set_up: 'The webhook is already being set up. Please wait a moment.',
    step_1_first: 'Complete step 1 first',
    step_2_first: 'Complete step 2 first',
    listpass_unreachable:
      'Mailchimp cannot reach Listpass at {address}. Without a webhook, Listpass can check Mailchimp every 10 minutes instead.',

    // What the scans of a list are for.
    occasion_gone: 'This occasion no longer exists.',
    occasion_gone_choose: 'This occasion no longer exists. Please choose another one.',
    occasions_at_most:
      'A list can have at most {most, number} occasions, and this one has {had, number}. Remove some that are over.',
    main_counts_together: 'The main occasion counts together with others. Add an occasion that counts alone.',
    counting_alone_stays: 'Whether an occasion counts alone stays as it was made. Add another occasion instead.',
    main_occasion_stays: 'The main occasion cannot be removed.',
    links_open_occasion:
      '{links, plural, one {# scanner link opens this occasion. Remove it, or choose another occasion for it.} other {# scanner links open this occasion. Remove them, or choose another occasion for them.}}',
    occasion_not_open: 'This occasion is not open now. Change its times instead.',
    stop_changed: 'The occasions of this list have changed since you were asked. Look again at what stops.',
    occasion_would_be_over: 'This occasion would be over by now. Change its closing time instead.',
    occasion_counts_nobody_inside: 'This occasion does not count the people inside.',

    // The organiser's logo on the page of a code.
    too_many_logos: 'Too many logos in a short time. Please try again in a minute.',
    logo_too_many_pixels: 'The picture is too large: at most {pixels, number} pixels a side. Save it smaller.',
    logo_not_plain: 'This SVG has scripts, pictures or links to other files. Save it as a plain SVG, or as a PNG.',
    logo_damaged: 'This picture could not be read. Please save it again as a PNG.',

    // Scanner links and their sessions, and what doors ask of organisers.
    link_ended: 'This scanner link has ended. Ask the organiser for a new one.',
    link_expired: 'This scanner link has expired. Ask the organiser for a new one.',
    link_switched_off: 'This scanner link is switched off. Ask the organiser to switch it on.',
    link_gone: 'This scanner link no longer exists.',
    link_not_opened:
      'Listpass cannot open the stored address of a scanner link: LISTPASS_KEYS is no longer what it was. The team who runs Listpass can put the former key back.',
    links_at_most: 'A list can have at most {most, number} scanner links. Remove one that is no longer used.',
    time_is_past: 'Please choose a time in the future.',
    session_has_ended: 'This session has already ended.',
    no_check_of_members: 'Only doors of scanner links tell whether they are ready.',
    too_many_devices: 'Too many devices opened this scanner link. Please try again in a minute.',
    too_many_wrong_links: 'Too many wrong links. Please try again in a minute.',
    no_page_of_list: 'This page of the list does not exist. Please begin with the first.',
    door_closed_phone: 'This door is closed right now. Phone the organiser.',
    too_many_calls_of_door: 'Too many calls from this door. Wait a moment and try again.',
    call_made_already: 'This call was already made.',
    call_gone: 'This call no longer exists.',

    // Scans, and looking guests up at a door.
    scan_not_found: 'Scan not found',
    too_many_scans_at_once: 'Too many scans at once. Please try again in a moment.',
    too_many_refused_scans: 'Too many refused scans at this door. Wait a moment and try again.',
    scan_id_of_other_code: 'This scan_id was already used for another code.',
    scan_id_of_other_occasion: 'This scan_id was already used for another occasion.',
    party_scan_ids: 'Each scan of a party needs a scan_id of its own.',
    no_admission_here: 'This door let nobody in with this scan, or it was undone.',
    undo_of_other_door: 'Only the door that let them in, or the organiser, can undo this.',
    undo_too_late: 'A door can undo a scan for 15 minutes. Ask the organiser.',
    undo_of_refused: 'This scan was refused, so there is nothing to undo.',
    undo_of_lost: 'This scan no longer counts: another door let this code in first.',
    no_page_of_guests: 'This page of guests does not exist.',
    no_page_of_log: 'This page of the log does not exist.',
    period_wrong: 'The period must end after it begins, and last at most 400 days.',
    viewers_download_no_guests: 'Viewers cannot download the guests.',
    viewers_download_no_log: 'Viewers cannot download the log.',
    too_long_for_a_to_z: 'This list is too long for A–Z. Search by name or email.',
    too_many_searches_at_door: 'Too many searches at this door. Wait a moment and try again.',
    door_closed_ask: 'This door is closed right now. Ask the organiser to open it.',
    door_cannot_search: 'This door can’t search by name. Ask the organiser to check them in.',
    door_keeps_no_names: 'This door can’t search by name without a connection. Ask the organiser to allow it.',
    door_cannot_add: 'This door can’t add guests. Ask the organiser to allow it.',
    too_many_added: 'Too many guests were added at this door. Wait a moment and try again.',
    no_code_for_guest: 'This is not a code for a new guest.',
    code_taken: 'This code is in use already. Add the guest again to get a new one.',
    no_codes_to_try: 'This list has no codes yet. Generate them first.',
    try_is_over: 'This try is over. Scan the code on your screen again to start another one.',
    too_many_tries: 'Too many tries. Wait a moment and try again.',

    // Emails of a list in Mailchimp: drafts, tests and reports.
    no_fields_for_email: 'This list has no QR fields yet. Create them in the QR Code Manager first.',
    looked_again_too_often: 'You have looked again many times just now. Please try again in a moment.',
    draft_made_just_now: 'A draft was made just now. Please wait some seconds.',
    draft_unsure:
      'Mailchimp did not answer, so Listpass can’t tell whether the draft was made. Look at your campaigns in Mailchimp before you try again.',
    draft_name_taken: 'A draft with this name is in Mailchimp already. Choose another name.',
    draft_content_not_kept:
      'Mailchimp made the draft “{title}”, but did not keep its content. Paste the HTML of the code into it.',
    draft_gone: 'This draft is no longer in Mailchimp, or was sent.',
    too_many_proofs: 'You have looked at many guests just now. Please wait a moment.',
    guest_not_in_mailchimp: 'This contact is no longer in Mailchimp. Sync the list first.',
    too_many_tests: 'You have sent many tests just now. Please wait a minute.',
    test_unsure:
      'Mailchimp did not answer, so the test may be on its way. Look into your inbox before you send another.',
    test_address_refused: 'Mailchimp does not accept this address.',
    tests_used_up: 'Your Mailchimp plan allows only so many tests in 24 hours. Please try again later.',
    test_not_sent: 'Mailchimp did not send the test. Open the draft in Mailchimp to see what is missing.',
    email_unidentified: 'Mailchimp doesn’t say which email this is. Choose another one.',
    email_not_among_sent: 'Mailchimp no longer has this email among the sent ones. Choose another one.',
    no_code_field: 'This list has no field for codes yet. Create the fields in the QR Code Manager.',
    at_work_in_mailchimp: 'Listpass is already at work on this list in Mailchimp. Please try again in a moment.',

    audience_taken:
      'This audience is already connected by another team. Ask its owner to invite you: under Team, with “Invite a person”.',

    // Deleting an account.
    only_owner:
      'You are the only owner of the team “{team}”. Make another member an owner, or remove the members first.',
  },

  /** What a call says when it succeeds, by code. */
  answers: {
    // Links of a page to which another site sends people back.
    go_to_sign_in: 'Sign in',
    go_to_dashboard: 'Go to the dashboard',
    go_to_connecting: 'Connect an account',
    ways_on: 'What you can do',

    // Signing in, and the own account.
    registered: 'Registration successful!',
    signed_in: 'Login successful!',
    code_to_finish: 'Now enter a code to finish signing in.',
    language_changed: 'Language changed.',
    signed_out: 'You are signed out.',
    reset_link_sent: 'Password reset link sent to your email!',
    password_updated: 'Password updated successfully!',
    email_code_sent: 'We sent a code to {email}.',
    email_code_in_outbox:
      'This Listpass sends no email. Its operator finds the letter for {email} in the folder “outbox”, or confirms your email with “npm run admin -- users confirm-email”.',
    email_confirmed: 'Email confirmed.',
    session_ended: 'Session ended.',
    signed_in_only_here: 'You’re not signed in anywhere else.',
    signed_out_elsewhere: 'You are signed out everywhere else.',
    issuer_link_removed: 'Link removed.',
    second_step_turned_on: 'Signing in now needs a code from your app.',
    second_step_turned_off: 'Two-factor sign-in is off.',
    recovery_codes_renewed: 'Your old recovery codes no longer work.',
    passkey_added: 'Passkey added. You can sign in with it now.',
    passkey_renamed: 'Passkey renamed.',
    passkey_removed: 'Passkey removed.',

    // Teams, members and invitations.
    team_added: 'Team added successfully',
    team_updated: 'Team updated successfully',
    left_team: 'You have left the team.',
    role_changed: 'Role changed successfully',
    member_removed: 'Removed from the team.',
    invitation_sent: 'Invitation sent to {email}.',
    invitation_withdrawn: 'Invitation withdrawn.',
    team_joined: 'You are in the team “{team}” now.',

    // Connected Mailchimp accounts.
    account_added: 'Account added successfully',
    account_updated: 'Account updated successfully',
    account_deleted: 'Account deleted successfully',
    lists_synced: 'Lists synced successfully',
    consent_begins: 'Going to Mailchimp for your consent.',

    // Settings of a list, and its contacts.
    list_updated: 'List updated successfully',
    contact_updated: 'Contact updated successfully',
    rules_updated: 'Logic rules updated successfully',
    webhook_set_up: 'Webhook set up successfully',
    polling_set_up: 'Listpass now checks Mailchimp for changes. New contacts get their code within 10 minutes.',
    look_saved: 'Look saved.',
    logo_saved: 'Logo saved.',
    logo_removed: 'Logo removed.',
    attendance_changed: 'Tags and events saved.',
    tags_compared: 'Tags compared with Mailchimp.',
    notices_seen: 'Notifications marked as seen.',
    notifying_changed: 'Notifications saved.',
    vips_changed: 'VIPs saved.',
    no_vips_now: 'This list has no VIPs now.',

    // The fields and codes of a list.
    fields_created: 'QR code fields created successfully',
    field_deleted: 'QR code field deleted',
    codes_renewed: 'New codes made. Mailchimp gets them within a minute.',
    code_ended: 'The code has ended. Every door refuses it.',
    codes_of_link_ended: 'The codes of this link have ended. Every door refuses them.',
    status_checked: 'List status checked successfully',
    list_too_long_to_read:
      'The list is too long to read while you wait, so these are the last known values. A sync compares every contact.',
    list_not_shown_whole:
      'Mailchimp may not have shown the whole list, so these are the last known values. A sync compares every contact.',
    display_field_updated: 'Display field updated successfully',
    card_saved: 'Guest card saved.',
    asks_saved: 'Questions saved.',

    // Generating and comparing the codes of a list. A sentence has no number while Mailchimp counts 0 contacts.
    generating: 'QR codes are being generated.',
    generating_for:
      '{contacts, plural, one {QR codes are being generated for # contact.} other {QR codes are being generated for # contacts.}}',
    generating_already: 'QR codes are being generated already.',
    sync_gives_codes: 'A sync is running. It gives a code to everyone who has none.',
    no_contacts_to_generate: 'This list has no contacts yet. Generate again once people have joined.',
    codes_complete: 'Every contact has a code already.',
    generation_cancelled: 'QR code generation was cancelled',
    comparing: 'The list is being compared with Mailchimp.',
    comparing_contacts:
      '{contacts, plural, one {# contact is being compared with Mailchimp.} other {# contacts are being compared with Mailchimp.}}',
    comparing_already: 'A sync is under way already. Another one starts after it.',
    no_contacts_to_compare: 'This list has no contacts yet.',
    sync_cancelled: 'QR code sync was cancelled',

    // What the scans of a list are for.
    occasions_added: '{occasions, plural, one {# occasion added.} other {# occasions added.}}',
    occasion_changed: 'Occasion changed.',
    occasion_removed: 'Occasion removed. Its scans stay in the log.',
    admissions_stopped: 'Doors let no one in any more.',
    admissions_resumed: 'Doors let guests in again.',
    nobody_inside: 'No guest is inside.',
    guests_counted_out: '{guests, plural, one {# guest counted out.} other {# guests counted out.}}',

    // Scanner links, scans, and what doors ask of organisers.
    link_added: 'Scanner link added successfully',
    link_updated: 'Scanner link updated successfully',
    link_rotated: 'The link has a new address. The old one no longer works.',
    link_removed: 'Scanner link removed successfully',
    door_answers_kept: 'Answers saved.',
    door_answers_partly: 'Answers saved, except those to questions that this list does not ask now.',
    door_answers_not_asked: 'Nothing saved: this list does not ask these questions now.',
    scan_undone: 'Undone. This entry no longer counts.',
    call_sent: 'The organiser sees your call.',
    call_answered: 'The door has your answer.',

    // Emails and segments of a list in Mailchimp.
    test_sent: 'The test is on its way.',
    segment_made: '“{segment}” is in Mailchimp, up to date.',
    reminder_made: 'The reminder is a draft in Mailchimp. Look at it there, and send it yourself.',
    reminder_updated: 'The reminder was among your drafts already. Its recipients are up to date.',
    reminder_has_its_time: 'The reminder already has its time in Mailchimp, so nothing was changed.',
    other_copies: 'Mailchimp also holds another copy of this email: {titles}. Delete it there.',
    quoted_title: '“{title}”',
    preview_is_over: 'This preview is over. Choose the guest again.',
    draft_without_content: 'Mailchimp shows no content of this draft yet.',

    // Erasing a contact, and deleting an account.
    contact_erased:
      'Contact erased. Delete them permanently in Mailchimp as well: as long as they are in the audience, the next sync takes them in again, as a new contact with a new code.',
    contact_erased_before:
      'The contact was already erased. Delete them permanently in Mailchimp as well: as long as they are in the audience, the next sync takes them in again, as a new contact with a new code.',
    own_account_deleted: 'Your account is deleted, with everything about you and your contacts.',
  },
} as const
