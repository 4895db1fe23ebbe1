// This device's settings, for the doors of all lists.

export type DeviceSettings = {
  hasSound: boolean
  /** The door first shows the name, and counts nothing before staff confirm. */
  asksFirst: boolean
  /** As it is stored: badge-settings.ts reads it, once a door prints badges. Undefined: it prints none. */
  badge: unknown
}

const key = 'door_settings'
const usual: DeviceSettings = { hasSound: true, asksFirst: false, badge: undefined }

export function readSettings(): DeviceSettings {
  try {
    return settingsIn(localStorage.getItem(key))
  } catch {
    return usual
  }
}

/** The stored value may be from another version, or edited by hand. */
export function settingsIn(text: string | null): DeviceSettings {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof DeviceSettings, unknown>> | null
    return { hasSound: kept?.hasSound !== false, asksFirst: kept?.asksFirst === true, badge: kept?.badge }
  } catch {
    return usual
  }
}

export function keepSettings(settings: DeviceSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // If the browser forbids storage, the settings last until the next reload.
  }
}
