import { useEffect, useRef } from 'react'
import type { Scan } from '../door/scan-log.ts'

/** Logs each failed scan once on the console (SPEC §8): the server's words, or that no answer came. */
export function useFailureLog(scans: readonly Scan[]): void {
  const said = useRef(new Set<string>())
  useEffect(() => {
    for (const scan of scans) {
      const failure = failureOf(scan)
      if (failure === undefined || said.current.has(scan.id)) continue
      said.current.add(scan.id)
      console.warn(...failure)
    }
  }, [scans])
}

function failureOf(scan: Scan): string[] | undefined {
  switch (scan.state) {
    case 'decided':
      return scan.verdict.success || scan.local ? undefined : [scan.verdict.message]
    case 'saved':
      return ['API error']
    case 'lost':
      return ['API error', scan.message]
    case 'checking':
      return undefined
  }
}
