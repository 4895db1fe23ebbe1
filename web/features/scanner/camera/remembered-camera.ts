const key = 'listpass_camera'

/** The camera that somebody chose on this device. Storage may be closed to pages, and then nothing is remembered. */
export function rememberedCamera(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberCamera(deviceId: string): void {
  try {
    localStorage.setItem(key, deviceId)
  } catch {
    // The choice holds as long as the page does.
  }
}
