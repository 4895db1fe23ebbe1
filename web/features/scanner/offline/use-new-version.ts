import { useEffect, useState } from 'react'
import { startServiceWorker, type NewVersion } from './service-worker.ts'

/** Registers the service worker, and reports a newer scanner. Undefined as long as there is none. */
export function useNewVersion(): (() => void) | undefined {
  const [found, setFound] = useState<NewVersion>()
  useEffect(() => startServiceWorker((version) => setFound(version)), [])
  return found?.take
}
