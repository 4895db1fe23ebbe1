import { useEffect, useState } from 'react'

type Battery = { level: number; charging: boolean }

export type DeviceFacts = {
  isPersistent: boolean
  clockOffsetMs: number | undefined
  battery: { level: number; isCharging: boolean } | undefined
}

/** Short, because staff watch these lines until each is good. */
const everyMs = 2000

/** Facts that only the device knows, read again while the screen is open. */
export function useDeviceFacts(): DeviceFacts {
  const [facts, setFacts] = useState<DeviceFacts>({ isPersistent: false, clockOffsetMs: undefined, battery: undefined })
  useEffect(() => {
    let isLeft = false
    const clock = readClockOffset()
    const look = async () => {
      const [isPersistent, battery, clockOffsetMs] = await Promise.all([isKept(), readBattery(), clock])
      if (!isLeft) setFacts({ isPersistent, battery, clockOffsetMs })
    }
    void look()
    const timer = setInterval(() => void look(), everyMs)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [])
  return facts
}

/** Undefined on a page without a secure connection, which has no storage to keep. */
async function isKept(): Promise<boolean> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return false
  }
}

/** Only some browsers tell. */
export async function readBattery(): Promise<DeviceFacts['battery']> {
  try {
    const battery = await (navigator as Navigator & { getBattery?: () => Promise<Battery> }).getBattery?.()
    return battery && { level: battery.level, isCharging: battery.charging }
  } catch {
    return undefined
  }
}

/** How far the server's clock is ahead, to the second: by the date of an answer and half of the time that it took. */
async function readClockOffset(): Promise<number | undefined> {
  try {
    const from = Date.now()
    const answer = await fetch('/healthz', { cache: 'no-store' })
    const middle = (from + Date.now()) / 2
    const { ok } = (await answer.json()) as { ok?: unknown }
    // A Wi-Fi's log-in page says nothing of our server's clock.
    const date = ok === true ? answer.headers.get('date') : null
    // The header has whole seconds, so on average half a second has passed since then.
    return date === null ? undefined : new Date(date).getTime() + 500 - middle
  } catch {
    return undefined
  }
}
