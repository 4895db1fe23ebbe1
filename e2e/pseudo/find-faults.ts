// What an invented language shows: texts that do not come from the catalogue, and texts that are cut.
import type { Page } from '@playwright/test'

const shown = /[\p{L}]{2,}/u

/** The texts and names of the page that are outside of brackets, but for what people wrote. */
export function notInvented(page: Page, written: readonly string[]): Promise<string[]> {
  return page
    .evaluate((written) => {
      // A text may be a part of another.
      const withoutInvented = (text: string): string => {
        const left = text.replaceAll(/\[[^[\]]*\]/g, '')
        return left === text ? text : withoutInvented(left)
      }
      const rest = (text: string) =>
        written
          .reduce((left, each) => left.replaceAll(each, ''), withoutInvented(text))
          .replaceAll(/[\w.…]+@[\w.]+|\/qr-code\/\w+/g, '')
      const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((one) =>
        ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
      )
      const blocks = [
        ...document.body.querySelectorAll(
          'p, h1, h2, h3, li, button, a, label, summary, dt, dd, legend, output, [role=status]',
        ),
      ]
      return [...blocks.map((one) => one.textContent), ...named].map(rest)
    }, written)
    .then((texts) => texts.filter((text) => shown.test(text)))
}

/** Controls and titles whose text is cut. What is meant to end in an ellipsis may. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('button, a, h1, h2, h3, summary, label, p')]
      .filter(
        (one) =>
          one.textContent.trim() !== '' &&
          one.checkVisibility() &&
          one.clientWidth > 2 &&
          getComputedStyle(one).textOverflow !== 'ellipsis',
      )
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.tagName} ${one.textContent}: ${one.scrollWidth} > ${one.clientWidth}`),
  )
}
