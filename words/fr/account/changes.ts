import { isolated } from '#domain/user-text.ts'
import type { AccountWords } from '../../en/account/index.ts'
import { count } from '../format.ts'

/** Each recorded change as a sentence. A `name` is what `named` says, or nothing: the sentence is whole without it. */
export const changes = {
  plain: {
    registered: 'Le compte a été créé.',
    signed_out: 'Session fermée.',
    session_ended: 'La session d’un appareil a été fermée.',
    password_changed: 'Le mot de passe a été changé.',
    password_reset: 'Un nouveau mot de passe a été choisi avec un lien reçu par e-mail.',
    reset_link_made: 'Un lien pour un nouveau mot de passe a été créé pour vous.',
    second_factor_turned_on: 'Il faut maintenant un code de votre application d’authentification pour s’identifier.',
    second_factor_turned_off: 'La deuxième étape pour s’identifier a été désactivée.',
    recovery_codes_renewed: 'De nouveaux codes de récupération ont été créés. Les anciens ne fonctionnent plus.',
    account_exported: 'Toutes les données ont été téléchargées.',
    team_stayed: 'Le transfert de l’équipe a été abandonné. L’équipe reste ici.',
    invitation_withdrawn: 'Une invitation a été retirée.',
    person_left: 'Un membre a quitté l’équipe.',
    person_removed: 'Un membre a été retiré de l’équipe.',
    merge_asked: 'Il a été demandé à une autre équipe de réunir deux listes en une seule.',
    merge_withdrawn: 'La demande à une autre équipe a été retirée.',
    notifying_changed: 'Les notifications sur les entrées ont été modifiées.',
    fields_created: 'Les champs QR ont été créés.',
    batch_cancelled: 'Le traitement des codes QR a été arrêté.',
    asks_changed: 'Les questions que les entrées posent aux invités ont été modifiées.',
    card_changed: 'Ce que les entrées affichent à côté du nom a été modifié.',
    contact_exported: 'Les données d’un contact ont été téléchargées.',
    contact_erased: 'Les données d’un contact ont été effacées.',
    scanner_session_started: 'Le lien de scanner a été ouvert sur un appareil.',
    scanner_session_ended: 'La session d’un appareil à l’entrée a été fermée.',
    scan_undone: 'Une entrée validée a été annulée.',
    try_opened: 'Un téléphone a ouvert un scanner pour essayer un scan.',
    scan_tried: 'Un scan a été essayé. Rien n’a été compté.',
    first_run_closed: 'Les premières étapes du tableau de bord ont été fermées.',
    test_mail_sent: 'Mailchimp a envoyé un test d’un brouillon.',
  },

  /** After the kind of a thing, such as “La clé d’accès”. */
  named: (name: string) => ` «\u{202f}${isolated(name, 80)}\u{202f}»`,

  signed_in: {
    password: 'Session ouverte.',
    totp: 'Session ouverte avec un mot de passe et un code.',
    recovery: 'Session ouverte avec un code de récupération.',
    passkey: 'Session ouverte avec une clé d’accès.',
    oidc: 'Session ouverte avec un compte d’entreprise.',
  },
  other_sessions_ended: (devices: string) => `Les sessions de tous les autres appareils ont été fermées${devices}.`,
  sessions_ended: (devices: string) => `Les sessions de tous les appareils ont été fermées${devices}.`,
  passkey_added: (name: string) => `La clé d’accès${name} a été ajoutée.`,
  passkey_renamed: (name: string) => `Une clé d’accès a été renommée${name}.`,
  passkey_removed: (name: string) => `La clé d’accès${name} a été supprimée.`,
  passkey_refused: (name: string) => `Une identification avec une copie de la clé d’accès${name} a été refusée.`,
  oidc_linked: (name: string) => `Le compte a été relié au service${name}.`,
  oidc_unlinked: (name: string) => `Le lien avec le service${name} a été supprimé.`,

  team_moved_away: (place: string) => `L’équipe a été transférée vers ${place}.`,
  team_moved_here: (place: string) => `L’équipe a été transférée ici depuis ${place}.`,
  team_changed: {
    named: (name: string) => `L’équipe a été renommée${name}.`,
    needsSecondStep: 'L’équipe exige maintenant une deuxième étape pour s’identifier.',
    needsNone: 'L’équipe n’exige plus de deuxième étape pour s’identifier.',
  },
  person_invited: (role: string) => `Une personne a été invitée dans l’équipe${role}.`,
  person_joined: (role: string) => `Une personne a rejoint l’équipe${role}.`,
  role_changed: (role: string) => `Un membre a changé de rôle${role}.`,
  asRole: (role: string) => ` (${role})`,
  roles: { owner: 'propriétaire', editor: 'éditeur', viewer: 'lecteur', door: 'entrée' },

  account_added: (name: string) => `Le compte Mailchimp${name} a été connecté.`,
  account_reconnected: (name: string) => `Le compte Mailchimp${name} a été reconnecté.`,
  account_updated: {
    changed: (name: string) => `Le compte Mailchimp${name} a été modifié.`,
    active: (name: string) => `Le compte Mailchimp${name} a été modifié, et il est activé.`,
    inactive: (name: string) => `Le compte Mailchimp${name} a été modifié, et il est désactivé.`,
  },
  account_deleted: (name: string) => `Le compte Mailchimp${name} a été supprimé, avec ses listes.`,
  list_apart_changed: {
    apart: 'La liste reste à part de celle d’une autre équipe.',
    open: 'D’autres équipes peuvent de nouveau demander à partager la liste.',
  },
  lists_merged: (name: string, scans: string) => `Deux listes sont devenues une seule liste${name}${scans}.`,
  lists_synced: (lists: string) => `Des listes ont été lues dans Mailchimp${lists}.`,

  occasions_added: (occasions: string) => `Des événements ont été ajoutés${occasions}.`,
  occasion_changed: (name: string) => `L’événement${name} a été modifié.`,
  occasion_removed: (name: string) => `L’événement${name} a été supprimé.`,
  everyone_out: (name: string, exits: string) =>
    `Pour l’événement${name}, la sortie de toutes les personnes sur place a été comptée${exits}.`,
  vips_changed: { none: 'La liste n’a plus de VIP.', changed: 'Les VIP de la liste ont été modifiés.' },
  /** Events are Mailchimp's: “événement” alone is an occasion. */
  attendance_changed: {
    changed: 'Les tags et les événements Mailchimp pour les invités qui viennent ont été modifiés.',
    both: 'Les tags et les événements Mailchimp pour les invités qui viennent ont été modifiés\u{202f}: tags activés, événements activés.',
    tags: 'Les tags et les événements Mailchimp pour les invités qui viennent ont été modifiés\u{202f}: tags activés, événements désactivés.',
    events:
      'Les tags et les événements Mailchimp pour les invités qui viennent ont été modifiés\u{202f}: tags désactivés, événements activés.',
    none: 'Les tags et les événements Mailchimp pour les invités qui viennent ont été modifiés\u{202f}: tags désactivés, événements désactivés.',
  },
  admissions_stopped: (name: string) => `Les admissions${name} ont été arrêtées.`,
  admissions_resumed: (name: string) => `Les admissions${name} ont repris.`,
  branding_changed: (name: string) => `L’apparence${name} pour les invités a été modifiée.`,
  logo_changed: { changed: 'Le logo a été modifié.', removed: 'Le logo a été supprimé.' },
  segment_made: (name: string) => `Le segment Mailchimp${name} a été créé ou mis à jour.`,
  reminder_made: (name: string) => `Le rappel${name} a été créé comme brouillon dans Mailchimp.`,
  draft_made: (name: string) => `Le brouillon${name} a été créé dans Mailchimp.`,

  field_deleted: (name: string) => `Le champ QR${name} a été supprimé.`,
  generation_started: (contacts: string) => `Des codes QR ont été générés${contacts}.`,
  sync_started: (contacts: string) => `Les codes QR ont été comparés avec Mailchimp${contacts}.`,
  codes_renewed: (contacts: string) => `Les codes d’un ancien outil ont été remplacés${contacts}.`,
  display_field_changed: {
    none: 'L’entrée n’affiche plus de champ.',
    named: (name: string) => `L’entrée affiche le champ${name}.`,
  },
  party_field_changed: {
    none: 'Aucun champ n’indique plus combien de personnes entrent avec un code.',
    named: (name: string) => `Le champ${name} indique combien de personnes entrent avec un code.`,
  },
  webhook_set_up: {
    polling: 'Listpass vérifie maintenant Mailchimp toutes les 10 minutes.',
    webhook: 'Le webhook a été configuré.',
  },
  rules_changed: (rules: string) => `Les règles ont été modifiées${rules}.`,
  list_changed: (details: string) => `Les réglages d’une liste ont été modifiés${details}.`,
  scanned: '\u{202f}: le scan est maintenant activé',
  notScanned: '\u{202f}: le scan est maintenant désactivé',
  guestsAre: (statuses: string) => `\u{202f}: les invités sont les contacts ${statuses}`,
  /** Mailchimp’s statuses of contacts, in its own French. */
  statuses: {
    subscribed: 'abonnés',
    transactional: 'non-abonnés',
    unsubscribed: 'désabonnés',
    cleaned: 'nettoyés',
    pending: 'en attente',
  },

  contact_changed: {
    changed: 'Un contact a été modifié.',
    blocked: 'Le code d’un contact a été bloqué.',
    unblocked: 'Le code d’un contact a été débloqué.',
    max: (scans: number) =>
      count(scans, {
        one: 'Le code d’un contact permet maintenant # entrée.',
        other: 'Le code d’un contact permet maintenant # entrées.',
      }),
  },
  contacts_changed: {
    some: 'Des contacts ont été modifiés.',
    changed: (contacts: number) =>
      count(contacts, { one: '# contact a été modifié.', other: '# contacts ont été modifiés.' }),
    blocked: (contacts: number) =>
      count(contacts, {
        one: 'Le code de # contact a été bloqué.',
        other: 'Les codes de # contacts ont été bloqués.',
      }),
    unblocked: (contacts: number) =>
      count(contacts, {
        one: 'Le code de # contact a été débloqué.',
        other: 'Les codes de # contacts ont été débloqués.',
      }),
    /** `times`: what the next text says. */
    max: (contacts: number, times: string) =>
      count(contacts, {
        one: `Le code de # contact permet maintenant ${times}.`,
        other: `Les codes de # contacts permettent maintenant chacun ${times}.`,
      }),
    times: (scans: number) => count(scans, { one: '# entrée', other: '# entrées' }),
  },
  guests_tagged: {
    given: (tag: string, guests: string) => `Le tag Mailchimp${tag} a été ajouté à des invités${guests}.`,
    taken: (tag: string, guests: string) => `Le tag Mailchimp${tag} a été retiré à des invités${guests}.`,
  },

  scanner_link_added: (name: string) => `Le lien de scanner${name} a été ajouté.`,
  scanner_link_changed: {
    changed: (name: string) => `Le lien de scanner${name} a été modifié.`,
    active: (name: string) => `Le lien de scanner${name} a été modifié, et il est activé.`,
    inactive: (name: string) => `Le lien de scanner${name} a été modifié, et il est désactivé.`,
  },
  scanner_link_rotated: (name: string) =>
    `Le lien de scanner${name} a reçu une nouvelle adresse. L’ancienne ne fonctionne plus.`,
  scanner_link_removed: (name: string) => `Le lien de scanner${name} a été supprimé.`,

  /** At the end of a sentence. */
  counted: {
    devices: (devices: number) => count(devices, { one: '\u{202f}: # appareil', other: '\u{202f}: # appareils' }),
    occasions: (occasions: number) =>
      count(occasions, { one: '\u{202f}: # événement', other: '\u{202f}: # événements' }),
    exits: (exits: number) => count(exits, { one: '\u{202f}: # sortie', other: '\u{202f}: # sorties' }),
    scans: (scans: number) => count(scans, { one: '\u{202f}: # scan', other: '\u{202f}: # scans' }),
    lists: (lists: number) => count(lists, { one: '\u{202f}: # liste', other: '\u{202f}: # listes' }),
    contacts: (contacts: number) => count(contacts, { one: '\u{202f}: # contact', other: '\u{202f}: # contacts' }),
    rules: (rules: number) => count(rules, { one: '\u{202f}: # règle', other: '\u{202f}: # règles' }),
    guests: (guests: number) => count(guests, { one: '\u{202f}: # invité', other: '\u{202f}: # invités' }),
  },
} satisfies AccountWords['activity']['changes']
