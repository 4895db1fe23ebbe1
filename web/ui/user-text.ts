export { isolated, shownSentence, shownText } from '#domain/user-text.ts'
