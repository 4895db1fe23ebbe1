import type { AppWords } from '../../en/app/index.ts'

/** A team that has moved, or that asks for a second step. */
export const locked = {
  movedTitle: 'Dieses Team ist umgezogen',
  movedText: (team: string, place: string) =>
    `„${team}“ ist jetzt bei ${place}. Melden Sie sich dort mit derselben E-Mail-Adresse und demselben Passwort an. Einlässe, die offen sind, laufen von selbst weiter.`,
  movedGo: 'Zur neuen Adresse',
  lockedTitle: 'Ein zweiter Schritt ist nötig',
  lockedText: (team: string) =>
    `Das Team „${team}“ verlangt mehr als ein Passwort. Fügen Sie einen Passkey oder eine Authenticator-App hinzu, um fortzufahren.`,
  lockedPasskey: 'Passkey hinzufügen',
  lockedApp: 'App einrichten',
  lockedHas:
    'Haben Sie eines davon schon? Wählen Sie „Abmelden“ im Menü mit Ihrem Namen und melden Sie sich damit neu an.',
} satisfies AppWords['locked']
