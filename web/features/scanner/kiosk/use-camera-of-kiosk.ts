import { useEffect, useEffectEvent } from 'react'

/** After a reload no staff member is there to press the button, so a camera that was allowed before starts automatically. */
export function useCameraOfKiosk(isOn: boolean, start: () => void): void {
  const begin = useEffectEvent(start)

  useEffect(() => {
    if (!isOn) return
    let isLeft = false
    void isCameraAllowed().then((isAllowed) => {
      if (isAllowed && !isLeft) begin()
    })
    return () => {
      isLeft = true
    }
  }, [isOn])
}

/** Not every browser reports this. If it does not, the button stays. */
async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' })
    return state === 'granted'
  } catch {
    return false
  }
}
