import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The check before doors open: the title of each line, its good result, and the next step after a bad one. */
export const ready = {
  ready: 'listos',
  count: (ready: number, all: number) => `${n(ready)} de ${n(all)}`,
  start: 'Empezar a escanear',
  well: 'Listo',

  camera: {
    title: 'Cámara',
    well: 'Muestra imagen',
    missing: 'La cámara aún no está encendida',
    help: 'Permite la cámara y apunta a un código.',
    act: 'Encender la cámara',
  },
  light: {
    title: 'Luz',
    well: 'Se enciende y se apaga',
    none: 'Esta cámara no tiene luz',
    unknown: 'Se sabrá con la cámara encendida',
  },
  sound: {
    title: 'Sonido',
    well: 'Activado. Sube el volumen',
    missing: 'El sonido está desactivado',
    help: 'Sube el volumen, quita el modo silencio y prueba los dos sonidos.',
    act: 'Probar los sonidos',
  },
  screen: {
    title: 'Pantalla encendida',
    well: 'No se apaga mientras funciona la cámara',
    missing: 'Este navegador deja que se apague la pantalla',
    help: 'Pon el bloqueo de pantalla de este dispositivo en “nunca” por esta noche.',
  },
  list: {
    title: 'Lista de invitados en el teléfono',
    well: (time: string) => `Guardada: ${time}`,
    missing: 'La lista de invitados aún no está en este teléfono',
    help: 'Deja esta página abierta y con conexión hasta que se guarde la lista.',
    refusedHelp: 'Desactiva la navegación privada: este navegador no puede guardar la lista.',
  },
  storage: {
    title: 'Datos guardados',
    well: 'El navegador los conserva',
    missing: 'El navegador puede borrar escaneos guardados',
    help: 'Añade esta página a la pantalla de inicio y ábrela desde allí.',
    act: 'Pedir que los conserve',
  },
  clock: {
    title: 'Reloj',
    well: (seconds: number) => `${n(seconds)} s de diferencia`,
    unknown: 'Se comparará cuando haya conexión',
    missing: (seconds: number) => `El reloj se desvía ${n(seconds)} s`,
    help: 'Pon la hora de este dispositivo en automático.',
  },
  battery: {
    title: 'Batería',
    well: (percent: number) => `${n(percent)}\u00a0%`,
    missing: (percent: number) => `Solo queda un ${n(percent)}\u00a0%`,
    help: 'Enchufa el dispositivo o trae una batería externa.',
  },
  version: {
    title: 'Versión',
    well: 'La más reciente',
    missing: 'Hay una versión más reciente',
    help: 'Recarga antes de que llegue el primer invitado.',
    act: 'Recargar',
  },
} satisfies DoorWords['ready']
