import type { accounts as english } from '../../en/refusals/accounts.ts'

/** Connected Mailchimp accounts. */
export const accounts = {
  account_not_found: 'Konto nicht gefunden',
  account_not_connected: 'Dieses Konto ist nicht mehr verbunden.',
  account_inactive: 'Dieses Konto ist nicht aktiv. Schalten Sie es ein, um seine Listen abzugleichen.',
  account_connected_already: 'Dieses Mailchimp-Konto ist schon verbunden.',
  api_key_wrong: 'Mailchimp nimmt diesen API-Schlüssel nicht an. Bitte prüfen Sie ihn, oder erstellen Sie einen neuen.',
  too_many_keys:
    'Zu viele Versuche mit Schlüsseln. Bitte warten Sie ein paar Minuten und versuchen Sie es noch einmal.',
  user_not_authenticated: 'Nicht angemeldet',
  credential_not_opened:
    'Listpass kann die gespeicherten Zugangsdaten dieses Kontos nicht öffnen: LISTPASS_KEYS hat sich geändert. Das Team, das Listpass betreibt, kann den früheren Schlüssel wieder eintragen.',
  no_consent: 'Das Verbinden per Zustimmung ist hier nicht eingerichtet.',
  no_consent_use_key:
    'Das Verbinden über die Seite von Mailchimp ist hier nicht eingerichtet. Bitte verbinden Sie stattdessen mit einem API-Schlüssel.',
  account_not_saved: 'Dieses Mailchimp-Konto konnte nicht gespeichert werden.',
  account_was_not_connected: 'Das Konto wurde nicht verbunden.',
  no_access_given: 'Mailchimp hat Listpass keinen Zugriff gegeben.',
  consent_link_over: 'Diese Weiterleitung von Mailchimp gilt nicht mehr.',
  consent_too_late: 'Das hat zu lange gedauert.',
  consent_again:
    'Bitte fangen Sie neu an: Geben Sie den Namen des Kontos ein und wählen Sie „Mit Mailchimp verbinden“.',
  consent_used_again:
    'Die Weiterleitung wurde schon benutzt oder gehört zu einem anderen Browser. Bitte fangen Sie neu an: Geben Sie den Namen des Kontos ein und wählen Sie „Mit Mailchimp verbinden“.',
  consent_ten_minutes_again:
    'Das Verbinden muss innerhalb von zehn Minuten fertig sein. Bitte fangen Sie neu an: Geben Sie den Namen des Kontos ein und wählen Sie „Mit Mailchimp verbinden“.',
  consent_denied:
    'Sie haben den Zugriff in Mailchimp nicht erlaubt, also hat sich nichts geändert. Um doch zu verbinden, fangen Sie neu an.',
  consent_nameless_again:
    'Mailchimp hat nicht gesagt, wer Sie sind. Bitte fangen Sie neu an: Geben Sie den Namen des Kontos ein und wählen Sie „Mit Mailchimp verbinden“. Ein API-Schlüssel geht auch.',
  consent_unreachable:
    'Mailchimp ist gerade nicht erreichbar. Bitte warten Sie ein paar Minuten und fangen Sie dann neu an. Bisher hat sich nichts geändert.',
  consent_busy:
    'Mailchimp ist gerade überlastet. Bitte warten Sie ein paar Minuten und fangen Sie dann neu an. Bisher hat sich nichts geändert.',
  consent_unknown_client:
    'Mailchimp kennt diese Installation von Listpass nicht. Bitte verbinden Sie stattdessen mit einem API-Schlüssel.',
  consent_expired_again:
    'Die Erlaubnis wurde schon benutzt oder ist abgelaufen. Bitte fangen Sie neu an: Geben Sie den Namen des Kontos ein und wählen Sie „Mit Mailchimp verbinden“.',
} satisfies typeof english
