// How a door, and the sheet that explains it, tell verdicts apart without colour: an outline and a sign inside it.

/** Circle: in. Octagon: stop. Triangle: look at this. Diamond: staff decide. Open frame: out. Broken lines: as this device knows, not yet confirmed. */
export type Outline =
  | 'circle'
  | 'broken-circle'
  | 'octagon'
  | 'broken-octagon'
  | 'triangle'
  | 'diamond'
  | 'frame'
  | 'broken-frame'
  | 'none'
export type Sign =
  | 'tick'
  | 'cross'
  | 'again'
  | 'question'
  | 'bar'
  | 'minus'
  | 'other'
  | 'pause'
  | 'alert'
  | 'back'
  | 'dots'
  | 'leave'
  | 'person'
  | 'clock'
  | 'inside'
export type VerdictMark = { outline: Outline; sign: Sign }
