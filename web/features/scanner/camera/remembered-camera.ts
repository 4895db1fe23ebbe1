const key = 'listpass_camera'

/** The camera chosen on this device. Pages may have no storage, and then nothing is remembered. */
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
