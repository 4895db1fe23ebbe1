import { useEffect, useEffectEvent } from 'react'
import { tellDoorCheck } from '#contract/doors.ts'
import type { CameraState } from '../camera/camera-state.ts'
import type { DoorAccess } from '../door/door-access.ts'
import type { DoorState } from '../door/door-state.ts'
import { readyChecks } from './ready-check.ts'
import { useDeviceFacts } from './use-device-facts.ts'
import type { useDevice } from './use-device.ts'

/** The organiser's page takes a door for closed that told nothing for 3 minutes. */
const everyMs = 60_000
/** Camera, sound and storage become ready one after the other. */
const settlesInMs = 2000

type Props = {
  access: DoorAccess
  listId: string
  camera: Pick<CameraState, 'phase' | 'abilities'>
  device: ReturnType<typeof useDevice>
  door: DoorState
}

/** Tells the organiser's page what this door lacks, at every change and each minute. It draws nothing. */
export function TellReady({ access, listId, camera, device, door }: Props) {
  const facts = useDeviceFacts()
  const given = { camera, sound: device.sounds.state(), canKeepAwake: 'wakeLock' in navigator, door, ...facts }
  const checks = readyChecks({ ...given, now: new Date() })
  const missing = checks.filter(({ isReady }) => !isReady).map(({ name }) => name)
  const isAway = door.connection === 'offline'

  const tell = useEffectEvent(() => {
    if (document.hidden || isAway) return
    // Whatever went wrong, the next minute tells it again.
    access.ask(tellDoorCheck, { params: { listId }, body: { missing } }).catch(() => {})
  })
  const said = missing.join(' ')
  useEffect(() => {
    const soon = setTimeout(() => tell(), settlesInMs)
    const timer = setInterval(() => tell(), everyMs)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [said, isAway])
  return null
}
