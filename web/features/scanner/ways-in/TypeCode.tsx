import { Sheet } from '../../../ui/Sheet.tsx'
import { doorWords } from '../words/door-words.ts'
import { ManualCode } from './ManualCode.tsx'

/** A field for a code that no camera reads. Sending a code closes it. */
export function TypeCode({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  return (
    <Sheet title={doorWords.type} closeLabel={doorWords.close} beginsAt="field" isOpen onClose={onClose}>
      <ManualCode
        onCode={(text) => {
          onClose()
          onCode(text)
        }}
      />
    </Sheet>
  )
}
