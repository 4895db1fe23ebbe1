/** For each field of one line. Doors and organisers share it. */
export const oneLine = {
  line_breaks: 'Please leave out line breaks and control characters.',
}
