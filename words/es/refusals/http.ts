import type { http as Http } from '../../en/refusals/http.ts'
import { n } from '../format.ts'

/** Calls that are declined before a feature looks at them, and faults. */
export const http = {
  bad_address: 'No se ha podido leer la dirección.',
  wrong_length: 'La solicitud no tiene la longitud que indica.',
  no_host: 'La solicitud no indica ningún host.',
  not_json: 'No se ha podido leer la solicitud como JSON.',
  request_late: 'La solicitud ha tardado demasiado en llegar.',
  request_too_large: 'La solicitud es demasiado grande.',
  address_too_long: 'La dirección es demasiado larga.',
  json_needed: 'Envía JSON, con la cabecera Content-Type: application/json.',
  expect_unknown: 'Envía la solicitud sin la cabecera Expect.',
  headers_too_large: 'Las cabeceras de la solicitud son demasiado grandes.',
  unreadable: 'No se ha podido leer la solicitud.',
  too_deep: ({ most }: { most: number }) =>
    `La solicitud tiene demasiados niveles. Se permiten como máximo ${n(most)}.`,
  control_characters: 'Quita los caracteres de control.',
  /** The first message under a field. The contract writes it, in English. */
  wrong_fields: ({ first }: { first: string }) => first,
  unknown_field: 'Este campo no se conoce.',
  wrong_form: 'Este valor falta o tiene un formato incorrecto.',
  not_found: 'No se ha encontrado.',
  picture_only_shown: 'Una imagen solo se puede ver.',
  web_not_built: 'La aplicación web no está compilada. Ejecuta: npm run build',
  sign_in: 'Inicia sesión.',
  other_site: ({ address }: { address: string }) =>
    `Esta solicitud no viene de Listpass. Abre ${address} e inténtalo de nuevo.`,
  busy: 'En este momento Listpass está muy ocupado. Inténtalo de nuevo en un momento.',
  too_many_at_once: 'Demasiadas solicitudes a la vez. Inténtalo de nuevo en un momento.',
  turns_taken: 'Listpass está ocupado. Inténtalo de nuevo en un momento.',
  two_downloads: 'Ya estás descargando dos archivos. Espera a que termine uno.',
  too_many_downloads: 'En este momento hay demasiadas descargas. Inténtalo de nuevo en un momento.',
  too_many_doors: 'En este momento hay demasiadas puertas conectadas. Inténtalo de nuevo en un momento.',
  disk_full:
    'Listpass no tiene más espacio en su disco. No se pueden contar escaneos hasta que quien lo administra libere espacio.',
  restarting: 'Listpass se está reiniciando. Inténtalo de nuevo en un momento.',
  locked: 'Otra cosa está cambiando esto ahora. Inténtalo de nuevo en un momento.',
  fault: 'Algo ha fallado. Inténtalo de nuevo.',
  team_left: ({ address }: { address: string }) =>
    `Este equipo se está trasladando a ${address} o ya está allí. Continúa allí.`,
  team_left_silent: ({ address }: { address: string }) =>
    `Este equipo se ha trasladado a ${address}, y allí Listpass no responde en este momento.`,
} satisfies typeof Http
