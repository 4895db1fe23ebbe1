import type { DoorWords } from '../../en/door/index.ts'

/** The scanner of a try: a scan with the organiser’s own phone that counts nothing. */
export const trying = {
  title: 'Probar un escaneo',
  loading: 'Abriendo el escáner...',
  failed: 'El escáner no se ha abierto',
  state: 'Solo es una prueba: nada cuenta',
  over: 'Esta prueba ha terminado',
  overText: 'Elige “Empezar de nuevo” en la pantalla que mostraba el código.',
  aim: 'Apunta a un código de tu correo o de tu otra pantalla.',
  admitted: 'Funciona. Así lo ve el personal en la puerta. No se ha contado nada.',
  refused: 'Una puerta diría esto ahora. No se ha contado nada.',
  again: 'Escanear otro código',
  checkFailed: 'No se ha podido comprobar el código',
} satisfies DoorWords['trying']
