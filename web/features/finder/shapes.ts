export const shapes = {
  guest: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20a7 7 0 0 1 14 0',
  checkIn: 'M5 12.5l4.5 4.5L19 7.5',
  block: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  scanner: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  stop: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM8.5 12h7',
  resume: 'M7 5l12 7-12 7z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  door: 'M6 20V4h9v16M4 20h17M18 8h-3M11.5 12v.01M18 8v12',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  occasion: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  place: 'M5 12h13M13 7l5 5-5 5',
  account:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
} as const

export type ShapeName = keyof typeof shapes
