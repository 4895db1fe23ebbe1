import { useEffect, useState } from 'react'
import { createSounds } from './sounds.ts'
import { keepSettings, readSettings, type DeviceSettings } from './device-settings.ts'

/** The settings of this device, and its sounds, which load last. Every touch and every key unlocks the sounds. */
export function useDevice({ mayLoadSounds }: { mayLoadSounds: boolean }) {
  const [settings, setSettings] = useState(readSettings)
  const [sounds] = useState(() => createSounds(settings.hasSound))

  useEffect(() => {
    const unlock = () => sounds.unlock()
    const gestures = ['pointerdown', 'keydown'] as const
    for (const gesture of gestures) document.addEventListener(gesture, unlock, true)
    return () => {
      for (const gesture of gestures) document.removeEventListener(gesture, unlock, true)
      sounds.close()
    }
  }, [sounds])

  useEffect(() => {
    if (mayLoadSounds) sounds.allowLoading()
  }, [mayLoadSounds, sounds])

  function change(next: DeviceSettings) {
    setSettings(next)
    keepSettings(next)
    sounds.turn(next.hasSound)
  }

  return { settings, change, sounds }
}
