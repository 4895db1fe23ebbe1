import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/** Each recorded change as a sentence, by the name of its action. A `name` is what `named` says, or nothing. */
export const changes = {
  plain: {
    registered: 'Het account is gemaakt.',
    signed_out: 'Uitgelogd.',
    session_ended: 'Een toestel is uitgelogd.',
    password_changed: 'Het wachtwoord is gewijzigd.',
    password_reset: 'Er is een nieuw wachtwoord gekozen via een link uit een e-mail.',
    reset_link_made: 'Er is een link voor je gemaakt om een nieuw wachtwoord te kiezen.',
    second_factor_turned_on: 'Voor het inloggen is nu een code uit je authenticator-app nodig.',
    second_factor_turned_off: 'De tweede stap bij het inloggen is uitgezet.',
    recovery_codes_renewed: 'Er zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.',
    account_exported: 'Alles is gedownload.',
    team_stayed: 'De verhuizing van het team is afgebroken. Het gaat hier verder.',
    invitation_withdrawn: 'Een uitnodiging is ingetrokken.',
    person_left: 'Een lid heeft het team verlaten.',
    person_removed: 'Een lid is uit het team verwijderd.',
    merge_asked: 'Aan een ander team is gevraagd om van twee lijsten één te maken.',
    merge_withdrawn: 'De vraag aan een ander team is ingetrokken.',
    notifying_changed: 'De meldingen over de deuren zijn gewijzigd.',
    fields_created: 'De QR-velden zijn gemaakt.',
    batch_cancelled: 'Het werk aan de QR-codes is geannuleerd.',
    asks_changed: 'De vragen van de deuren aan gasten zijn gewijzigd.',
    card_changed: 'Wat de deuren naast de naam tonen, is gewijzigd.',
    contact_exported: 'De gegevens van een contact zijn gedownload.',
    contact_erased: 'De gegevens van een contact zijn gewist.',
    scanner_session_started: 'De scannerlink is op een toestel geopend.',
    scanner_session_ended: 'Een toestel aan de deur is uitgelogd.',
    scan_undone: 'Een check-in is ingetrokken.',
    try_opened: 'Een telefoon heeft een scanner geopend om een scan te proberen.',
    scan_tried: 'Er is een scan geprobeerd. Er is niets geteld.',
    first_run_closed: 'De eerste stappen op het dashboard zijn gesloten.',
    test_mail_sent: 'Mailchimp heeft een testmail van een concept verstuurd.',
  },

  /** After the kind of a thing, such as “De passkey”. */
  named: (name: string) => ` “${isolated(name, 80)}”`,

  signed_in: {
    password: 'Ingelogd.',
    totp: 'Ingelogd met wachtwoord en code.',
    recovery: 'Ingelogd met een herstelcode.',
    passkey: 'Ingelogd met een passkey.',
    oidc: 'Ingelogd met een bedrijfsaccount.',
  },
  other_sessions_ended: (devices: string) => `Alle andere toestellen zijn uitgelogd${devices}.`,
  sessions_ended: (devices: string) => `Alle toestellen zijn uitgelogd${devices}.`,
  passkey_added: (name: string) => `De passkey${name} is toegevoegd.`,
  passkey_renamed: (name: string) => `Een passkey heet nu${name}.`,
  passkey_removed: (name: string) => `De passkey${name} is verwijderd.`,
  passkey_refused: (name: string) => `Inloggen met een kopie van de passkey${name} is geweigerd.`,
  oidc_linked: (name: string) => `Het account is gekoppeld aan${name}.`,
  oidc_unlinked: (name: string) => `De koppeling met${name} is verwijderd.`,

  team_moved_away: (place: string) => `Het team is verhuisd naar ${place}.`,
  team_moved_here: (place: string) => `Het team is vanaf ${place} hierheen verhuisd.`,
  team_changed: {
    named: (name: string) => `Het team heet nu${name}.`,
    needsSecondStep: 'Het team vereist nu een tweede stap bij het inloggen.',
    needsNone: 'Het team vereist geen tweede stap meer bij het inloggen.',
  },
  person_invited: (role: string) => `Er is iemand uitgenodigd voor het team${role}.`,
  person_joined: (role: string) => `Er is iemand lid geworden van het team${role}.`,
  role_changed: (role: string) => `Een lid heeft een andere rol gekregen${role}.`,
  asRole: (role: string) => ` (${role})`,
  roles: { owner: 'eigenaar', editor: 'bewerker', viewer: 'kijker', door: 'deur' },

  account_added: (name: string) => `Het Mailchimp-account${name} is gekoppeld.`,
  account_reconnected: (name: string) => `Het Mailchimp-account${name} is opnieuw gekoppeld.`,
  account_updated: {
    changed: (name: string) => `Het Mailchimp-account${name} is gewijzigd.`,
    active: (name: string) => `Het Mailchimp-account${name} is gewijzigd en actief.`,
    inactive: (name: string) => `Het Mailchimp-account${name} is gewijzigd en niet actief.`,
  },
  account_deleted: (name: string) => `Het Mailchimp-account${name} is verwijderd, met de lijsten ervan.`,
  list_apart_changed: {
    apart: 'De lijst blijft apart van die van een ander team.',
    open: 'Andere teams kunnen weer vragen om de lijst te delen.',
  },
  lists_merged: (name: string, scans: string) => `Twee lijsten zijn samengevoegd tot één lijst${name}${scans}.`,
  lists_synced: (lists: string) => `Lijsten zijn uit Mailchimp gelezen${lists}.`,

  occasions_added: (occasions: string) => `Er zijn onderdelen toegevoegd${occasions}.`,
  occasion_changed: (name: string) => `Het onderdeel${name} is gewijzigd.`,
  occasion_removed: (name: string) => `Het onderdeel${name} is verwijderd.`,
  everyone_out: (name: string, exits: string) => `Iedereen in het onderdeel${name} is uitgecheckt${exits}.`,
  vips_changed: { none: 'De lijst heeft geen vips meer.', changed: 'De vips van de lijst zijn gewijzigd.' },
  attendance_changed: {
    changed: 'De tags en gebeurtenissen voor gasten die komen, zijn gewijzigd.',
    both: 'De tags en gebeurtenissen voor gasten die komen, zijn gewijzigd: tags aan, gebeurtenissen aan.',
    tags: 'De tags en gebeurtenissen voor gasten die komen, zijn gewijzigd: tags aan, gebeurtenissen uit.',
    events: 'De tags en gebeurtenissen voor gasten die komen, zijn gewijzigd: tags uit, gebeurtenissen aan.',
    none: 'De tags en gebeurtenissen voor gasten die komen, zijn gewijzigd: tags uit, gebeurtenissen uit.',
  },
  admissions_stopped: (name: string) =>
    name === '' ? 'Het binnenlaten is gestopt.' : `Het binnenlaten is gestopt:${name}.`,
  admissions_resumed: (name: string) =>
    name === '' ? 'Deuren laten weer gasten binnen.' : `Deuren laten weer gasten binnen:${name}.`,
  branding_changed: (name: string) =>
    name === '' ? 'De huisstijl voor gasten is gewijzigd.' : `De huisstijl voor gasten is gewijzigd:${name}.`,
  logo_changed: { changed: 'Het logo is gewijzigd.', removed: 'Het logo is verwijderd.' },
  segment_made: (name: string) => `Het segment${name} is in Mailchimp gemaakt of bijgewerkt.`,
  reminder_made: (name: string) => `De herinnering${name} is als concept in Mailchimp gemaakt.`,
  draft_made: (name: string) => `Het concept${name} is in Mailchimp gemaakt.`,

  field_deleted: (name: string) => `Het QR-veld${name} is verwijderd.`,
  generation_started: (contacts: string) => `Er zijn QR-codes gemaakt${contacts}.`,
  sync_started: (contacts: string) => `De QR-codes zijn vergeleken met Mailchimp${contacts}.`,
  codes_renewed: (contacts: string) => `Codes van een eerder systeem zijn vervangen${contacts}.`,
  display_field_changed: {
    none: 'De deur toont geen veld meer.',
    named: (name: string) => `De deur toont het veld${name}.`,
  },
  party_field_changed: {
    none: 'Geen veld bepaalt nog hoeveel mensen er met een code binnenkomen.',
    named: (name: string) => `Het veld${name} bepaalt hoeveel mensen er met een code binnenkomen.`,
  },
  webhook_set_up: {
    polling: 'Listpass kijkt nu elke 10 minuten of er in Mailchimp iets is gewijzigd.',
    webhook: 'De webhook is ingesteld.',
  },
  rules_changed: (rules: string) => `De regels zijn gewijzigd${rules}.`,
  list_changed: (details: string) => `De instellingen van een lijst zijn gewijzigd${details}.`,
  scanned: ': scannen staat nu aan',
  notScanned: ': scannen staat nu uit',
  guestsAre: (statuses: string) => `: gasten zijn ${statuses}`,
  /** Mailchimp’s statuses of contacts. */
  statuses: {
    subscribed: 'geabonneerd',
    transactional: 'transactioneel',
    unsubscribed: 'uitgeschreven',
    cleaned: 'opgeschoond',
    pending: 'in afwachting',
  },

  contact_changed: {
    changed: 'Een contact is gewijzigd.',
    blocked: 'De code van een contact is geblokkeerd.',
    unblocked: 'De code van een contact is niet meer geblokkeerd.',
    max: (scans: number) => count(scans, { other: 'De code van een contact geldt nu # keer.' }),
  },
  contacts_changed: {
    some: 'Er zijn contacten gewijzigd.',
    changed: (contacts: number) =>
      count(contacts, { one: '# contact is gewijzigd.', other: '# contacten zijn gewijzigd.' }),
    blocked: (contacts: number) =>
      count(contacts, {
        one: 'De code van # contact is geblokkeerd.',
        other: 'De codes van # contacten zijn geblokkeerd.',
      }),
    unblocked: (contacts: number) =>
      count(contacts, {
        one: 'De code van # contact is niet meer geblokkeerd.',
        other: 'De codes van # contacten zijn niet meer geblokkeerd.',
      }),
    /** `times`: what the next text says. */
    max: (contacts: number, times: string) =>
      count(contacts, {
        one: `De code van # contact geldt nu ${times}.`,
        other: `De codes van # contacten gelden nu ${times}.`,
      }),
    times: (scans: number) => count(scans, { other: '# keer' }),
  },
  guests_tagged: {
    given: (tag: string, guests: string) => `Gasten hebben in Mailchimp de tag${tag} gekregen${guests}.`,
    taken: (tag: string, guests: string) => `Bij gasten is in Mailchimp de tag${tag} weggehaald${guests}.`,
  },

  scanner_link_added: (name: string) => `De scannerlink${name} is toegevoegd.`,
  scanner_link_changed: {
    changed: (name: string) => `De scannerlink${name} is gewijzigd.`,
    active: (name: string) => `De scannerlink${name} is gewijzigd en staat aan.`,
    inactive: (name: string) => `De scannerlink${name} is gewijzigd en staat uit.`,
  },
  scanner_link_rotated: (name: string) =>
    `De scannerlink${name} heeft een nieuw adres gekregen. Het oude werkt niet meer.`,
  scanner_link_removed: (name: string) => `De scannerlink${name} is verwijderd.`,

  /** At the end of a sentence. */
  counted: {
    devices: (devices: number) => count(devices, { one: ': # toestel', other: ': # toestellen' }),
    occasions: (occasions: number) => count(occasions, { one: ': # onderdeel', other: ': # onderdelen' }),
    exits: (exits: number) => count(exits, { one: ': # check-out', other: ': # check-outs' }),
    scans: (scans: number) => count(scans, { one: ': # scan', other: ': # scans' }),
    lists: (lists: number) => count(lists, { one: ': # lijst', other: ': # lijsten' }),
    contacts: (contacts: number) => count(contacts, { one: ': # contact', other: ': # contacten' }),
    rules: (rules: number) => count(rules, { one: ': # regel', other: ': # regels' }),
    guests: (guests: number) => count(guests, { one: ': # gast', other: ': # gasten' }),
  },
} satisfies AccountWords['activity']['changes']
