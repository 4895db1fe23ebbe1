export const words = {
  title: 'Your code',
  headline: 'Show this at the door',
  picture: (code: string) => `QR code ${code}`,
  taken: 'The scanner that is open in this browser asks about this code now. Go back to it.',
  ofDoor: 'For door staff: no scanner is open in this browser. Open your scanner link, then open this code again.',
  codeLabel: 'Code',
  hint: 'Turn the brightness up, and hold the picture about a hand’s width before the camera.',
  pictureFailed: 'The picture could not be loaded. The code below works as well: it can be typed in at the door.',
  noCodeTitle: 'This is not a Listpass code',
  noCodeText: 'The address holds no code of 24 letters and digits. Please open the link from your email again.',
}
