// After a reload, a door that was closed shows the scans that this device still holds.
import { scansKept } from '#contract/limits.ts'
import { previewHere } from './decide-here.ts'
import { askedNow, type Half } from './half.ts'
import { savedScans } from './queue.ts'
import { unseal } from './seal.ts'
import type { Storage } from './storage.ts'

export async function showHeld(half: Half, storage: Storage): Promise<void> {
  for (const scan of (await savedScans(storage, half.listId)).slice(-scansKept)) {
    const text = await unseal<string>(storage.key, scan.text)
    // A name is known of an open door alone.
    const open = { ...half.door, is_active: true, expires_at: null }
    const name = (await previewHere(storage, { ...askedNow(half, text), door: open }))?.name
    const reason = scan.told ?? 'ok'
    const colour = reason === 'ok' ? 'green' : 'dark-red'
    const local = { reason, name, scanCount: undefined, maxScans: undefined, colour } as const
    half.listener.happen({ type: 'seen', id: scan.scanId, text, at: new Date(scan.scannedAt), way: 'camera' })
    half.listener.happen({ type: 'saved', id: scan.scanId, local })
  }
}
