export const words = {
  title: 'Your code',
  headline: 'Show this at the door',
  picture: (code: string) => `QR code ${code}`,
  taken: 'Your scanner now asks about this code. Go back to it.',
  ofDoor: 'For door staff: open your scanner link in this browser, then open this code again.',
  codeLabel: 'Code',
  hint: 'Turn the brightness up, and hold the code about a hand’s width from the camera.',
  pictureFailed: 'The picture didn’t load. You can use the code below instead: staff can type it in.',
  noCodeTitle: 'This is not a Listpass code',
  noCodeText: 'This address has no code of 24 letters and digits. Please open the link from your email again.',
}
