import { Sheet } from '../../../ui/Sheet.tsx'
import { ManualCode } from './ManualCode.tsx'
import { words } from '../../../words/door.ts'

/** A field for a code that no camera reads. Sending a code closes it. */
export function TypeCode({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  return (
    <Sheet title={words.screen.type} closeLabel={words.screen.close} beginsAt="field" isOpen onClose={onClose}>
      <ManualCode
        onCode={(text) => {
          onClose()
          onCode(text)
        }}
      />
    </Sheet>
  )
}
