import { useEffect, useState } from 'react'
import { startServiceWorker, type NewVersion } from './service-worker.ts'

/** Opens the way to work without a connection, and tells when a newer scanner is there. Undefined as long as there is none. */
export function useNewVersion(): (() => void) | undefined {
  const [found, setFound] = useState<NewVersion>()
  useEffect(() => startServiceWorker((version) => setFound(version)), [])
  return found?.take
}
