import type { DoorWords } from '../../en/door/index.ts'

/** The start of a kiosk, in the door’s menu. */
export const startKiosk = {
  title: 'Kiosk: Gäste scannen selbst',
  text: 'Ein Vollbild für Gäste. Die Gäste können ihre Sprache wählen, sonst nichts. Zum Beenden brauchen Sie die PIN, auch nach dem Neuladen. Damit Gäste auf dieser Seite bleiben, nutzen Sie den „Geführten Zugriff“ (iPhone) oder „App anpinnen“ (Android).',
  pinHint: '4 bis 8 Ziffern. Zum Beenden brauchen Sie die PIN.',
  pinProblem: 'Eine PIN hat 4 bis 8 Ziffern.',
  again: 'PIN wiederholen',
  againProblem: 'Die beiden PINs sind nicht gleich.',
  start: 'Kiosk starten',
  starting: 'Startet...',
  noStorage:
    'Dieser Browser kann den Kiosk nicht speichern, ein Neuladen würde ihn beenden. Beenden Sie den privaten Modus.',
  insecure: 'Ein Kiosk braucht eine sichere Verbindung. Öffnen Sie diese Seite unter ihrer https-Adresse.',
} satisfies DoorWords['startKiosk']
