// The blocks of an organiser of which the made drafts consist.
import type { Chance } from '../../../../../testing/chance.ts'

/** `css`: rules in the head. `ids`: any of these is fair. */
export type Bad = { block: string; css?: string; plainText?: string; ids: string[] }
export type Cause = { name: string; make: (random: Chance) => Bad }

export const url = 'https://pass.example/qr-code/*|QRCODE|*'
export const fixed = 'https://mcusercontent.com/5a1e/images/e6f1.png'
export const said = 'width="200" height="200" alt="Your code"'
export const image = (more = said, src = url) => `<img src="${src}" ${more}>`
export const named = (name: string, more = said) => image(`class="${name}" ${more}`)

/** An element around the code, such as a cell or a link. */
export function inside(random: Chance, attributes: string, inner = image()): string {
  return random.one([
    `<div ${attributes}>${inner}</div>`,
    `<table width="100%"><tr><td ${attributes}>${inner}</td></tr></table>`,
    `<p ${attributes}>${inner}</p>`,
    `<center><div ${attributes}><a href="https://pass.example/q/*|QRCODE|*">${inner}</a></div></center>`,
  ])
}

/** A cell grows with its content, and this does not. */
export const box = (attributes: string) => `<div ${attributes}>${image()}</div>`

/** The name of a class. */
export const className = (random: Chance) => random.one(['ticket', 'qr-block', 'b12', 'm_code', 'es-code'])

/** A rule for phones. */
export const onPhones = (random: Chance, rule: string) =>
  `@media ${random.one(['only screen and (max-width:480px)', '(max-width:600px)', 'screen and (max-width: 30em)', '(width <= 620px)', 'only screen and (max-device-width:480px)'])}{${rule}}`
