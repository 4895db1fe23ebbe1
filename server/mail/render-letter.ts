// The layout of a letter: plain text, and HTML without tables, pictures or external files. It stays readable in mail
// programs that remove scripts and styles.
import { addressTrouble } from '#domain/guest-address.ts'
import { dirOf, tagOf } from '#domain/spoken.ts'
import { oneLine } from '#domain/user-text.ts'
import { wordsIn } from '#words/letters.ts'
import { type Letter, shownName } from './letter.ts'

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 32px 20px; background: #ffffff; color: #17181c; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", sans-serif; }
main { max-width: 520px; margin: 0 auto; }
a { color: #1f4fd8; }
.action { display: inline-block; padding: 12px 20px; border-radius: 6px; background: #1f4fd8; color: #ffffff; text-decoration: none; font-weight: 600; }
.link { overflow-wrap: anywhere; font-size: 14px; }
.foot { margin-top: 32px; color: #5b5e68; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #17181c; color: #f2f2f4; }
  a { color: #9db8ff; }
  .action { background: #9db8ff; color: #17181c; }
  .foot { color: #a9acb6; }
}`

function footOf({ language, isToGuest }: Letter): string {
  return isToGuest ? wordsIn(language).footToGuest : wordsIn(language).foot
}

/** The letter says so if its link does not open on every device. */
function closingOf({ language, action, closing = [] }: Letter): string[] {
  const trouble = action && addressTrouble(action.url)
  return trouble === undefined || trouble === 'insecure' ? closing : [wordsIn(language).reach[trouble], ...closing]
}

export function renderText(letter: Letter): string {
  const { to, language, paragraphs, action } = letter
  const parts = [wordsIn(language).hello({ name: shownName(to) }), ...paragraphs]
  if (action) parts.push(`${action.label}:\n${action.url}`)
  return `${[...parts, ...closingOf(letter), '-- ', footOf(letter)].join('\n\n').replace('-- \n\n', '-- \n')}\n`
}

export function renderHtml(letter: Letter): string {
  const { to, language, subject, paragraphs, action } = letter
  const words = wordsIn(language)
  const hello = words.hello
    .pieces({ name: shownName(to) })
    .map(({ said, of }) => (of === 'name' ? `<bdi>${escapeHtml(said)}</bdi>` : escapeHtml(said)))
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
  const button = action && [
    `<p><a class="action" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`,
    `<p class="link">${escapeHtml(words.openAddress)} <a href="${escapeHtml(action.url)}">${escapeHtml(action.url)}</a></p>`,
  ]
  const lines = [
    '<!doctype html>',
    `<html lang="${tagOf[language]}" dir="${dirOf(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(oneLine(subject))}</title>`,
    `<style>${style}\n</style>`,
    '</head>',
    '<body>',
    '<main>',
    // A name in the other writing direction must not reverse the sentence.
    `<p>${hello.join('')}</p>`,
    ...paragraphs.map(paragraph),
    ...(button ?? []),
    ...closingOf(letter).map(paragraph),
    `<p class="foot">${escapeHtml(footOf(letter))}</p>`,
    '</main>',
    '</body>',
    '</html>',
  ]
  return `${lines.join('\n')}\n`
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}
