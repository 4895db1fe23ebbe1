// The signs of the parts in a phone's tab bar, drawn on 24 × 24.
import type { PartName } from './parts.ts'

export const shapes: Record<PartName | 'more', string> = {
  tonight: 'M13 3 5 13.5h6L10.5 21 19 10h-6.5z',
  guests: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  doors: 'M6 20V4h9v16M4 20h16M15 7l3 1v12M12 12v.01',
  email: 'M3.5 6h17v12.5h-17zM4 7l8 6.5L20 7',
  results: 'M4 20h16M7 20v-6M12 20V5M17 20v-9',
  occasions: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  manager: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14v.01M14 20v.01',
  settings: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  more: 'M6 12v.01M12 12v.01M18 12v.01',
}
