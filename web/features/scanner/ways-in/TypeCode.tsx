import { Sheet } from '../../../ui/Sheet.tsx'
import { doorWords } from '../words/door-words.ts'
import { ManualCode } from './ManualCode.tsx'

/** For codes that no camera reads. It closes with a code that is sent. */
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
