import type { lists as english } from '../../en/answers/lists.ts'

/** Settings of a list, and its contacts. */
export const lists = {
  list_updated: 'Lista actualizada',
  contact_updated: 'Contacto actualizado',
  rules_updated: 'Reglas actualizadas',
  webhook_set_up: 'Webhook configurado',
  polling_set_up:
    'Ahora Listpass consulta los cambios en Mailchimp. Los contactos nuevos reciben su código en 10 minutos como máximo.',
  look_saved: 'Tu aspecto se ha guardado.',
  logo_saved: 'Tu logotipo se ha guardado.',
  logo_removed: 'Tu logotipo se ha eliminado.',
  attendance_changed: 'Se han cambiado las etiquetas y los eventos para los invitados que vienen.',
  tags_compared: 'Las etiquetas se han comparado con Mailchimp.',
  notices_seen: 'Las notificaciones están marcadas como vistas.',
  notifying_changed: 'Tus notificaciones se han cambiado.',
  vips_changed: 'Los VIP de esta lista se han cambiado.',
  no_vips_now: 'Esta lista ya no tiene ningún VIP.',
} satisfies typeof english
