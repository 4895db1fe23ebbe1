import type { picture as english } from '../../en/campaigns/picture.ts'

const replaceIt = 'Ersetzen Sie es durch den Block mit dem Code von unten.'

/** Findings about the content and the picture of the code, and what the organiser can do. */
export const picture = {
  unread: {
    sentence: 'Mailchimp zeigt noch keinen Inhalt dieses Entwurfs, darum kann Listpass ihn nicht prüfen.',
    todo: 'Öffnen Sie den Entwurf in Mailchimp, speichern Sie ihn einmal und prüfen Sie neu.',
  },
  too_large: {
    sentence: 'Das HTML dieses Entwurfs ist zu lang oder zu tief verschachtelt, darum kann Listpass ihn nicht prüfen.',
    todo: 'Vereinfachen Sie es in Mailchimp und prüfen Sie neu.',
  },
  only_text: {
    sentence: 'Das ist eine Nur-Text-Kampagne, darum sehen Gäste kein Bild ihres Codes.',
    todo: 'Nehmen Sie eine normale Kampagne. Das Personal am Einlass kann den Code aus dem Text auch eintippen.',
  },
  picture_missing: {
    sentence: 'Die E-Mail hat kein Bild des Codes.',
    todo: 'Fügen Sie den Block mit dem Code von unten in den Entwurf ein.',
  },
  only_link: {
    sentence: 'Der Code steht nur in einem Link. Gäste haben am Einlass nichts, was sie zeigen können.',
    todo: 'Fügen Sie den Block mit dem Code von unten in den Entwurf ein. Der Link darf bleiben.',
  },
  same_picture: {
    sentence: 'Alle Gäste würden denselben Code bekommen.',
    todo: 'Das Bild wurde in Mailchimp hochgeladen, darum ändert es sich nicht mehr für jeden Gast. Ersetzen Sie es durch den Block mit dem Code von unten.',
  },
  one_code: {
    sentence: 'Alle Gäste würden den Code eines einzigen Gastes bekommen.',
    todo: 'Die Adresse des Bildes enthält einen Code und kein Merge-Tag. Ersetzen Sie das Bild durch den Block mit dem Code von unten.',
  },
  picture_elsewhere: {
    sentence: 'Eine andere Website zeichnet das Bild. Ihre Einlässe können es nicht lesen.',
    todo: replaceIt,
  },
  pasted_as_text: {
    sentence: 'Gäste würden das HTML des Codes sehen und kein Bild.',
    todo: 'Fügen Sie den Block mit dem Code in einen Block für HTML („Code“) ein, nicht in einen Textblock.',
  },
  as_background: {
    sentence: 'Der Code ist ein Hintergrundbild, das viele Mailprogramme nicht zeigen.',
    todo: replaceIt,
  },
  in_comment: {
    sentence: 'Der Code steht in einem HTML-Kommentar, darum sieht ihn kein Gast.',
    todo: 'Entfernen Sie die Zeichen des Kommentars davor und dahinter.',
  },
  hidden: {
    sentence: 'Ein Stil blendet das Bild des Codes aus.',
    todo: 'Setzen Sie es an eine sichtbare Stelle im Entwurf.',
  },
  in_conditional: {
    sentence: ({ condition }: { condition: string }) => `Nur Gäste, für die ${condition} zutrifft, bekommen den Code.`,
    todo: 'Nehmen Sie den Code aus der Bedingung heraus, wenn jeder Gast ihn braucht.',
  },
} satisfies typeof english
