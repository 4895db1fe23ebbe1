// The page's own styles. Colours, sizes and fonts are those of the web pages (web/ui/tokens.css), which its frame has.
export const style = `html { scroll-padding-top: 5.5rem }
body { overflow-wrap: anywhere }
.page { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 3rem; max-width: var(--container); margin: 0 auto; padding: 1.5rem 1rem 5rem }
.about h1 { margin-block-end: 0.75rem }
.about p { max-width: 42rem; color: var(--ink-2) }
.page nav details { margin-block-end: 1rem; padding: 0.75rem 1rem; border: 1px solid var(--hairline); border-radius: var(--radius-2); background: var(--surface) }
summary, .call summary { min-height: 2.75rem; padding-block: 0.6rem; cursor: pointer; font-weight: 600 }
.page nav ul { margin: 0; padding: 0; list-style: none }
.page nav a { display: block; padding: 0.6rem 0; min-height: 2.75rem }
main section { margin-block-start: 3rem }
main section:first-child { margin-block-start: 1rem }
h2 { margin-block-end: 0.5rem; font-size: var(--type-6) }
.call { margin-block-start: 1.25rem; padding: 1.25rem 1rem; border: 1px solid var(--hairline); border-radius: var(--radius-2); background: var(--surface) }
h3 { margin-block-end: 0.5rem; font: 600 var(--type-3)/1.45 var(--mono); letter-spacing: 0 }
h3 a { color: inherit; text-decoration: none }
h3 a:hover { text-decoration: underline }
h4 { margin: 1.25rem 0 0.25rem; font-size: var(--type-3) }
.method { display: inline-block; min-width: 4.2em; color: var(--link) }
.post { color: var(--good) } .put { color: var(--warn) } .delete { color: var(--bad) }
.who { margin: 0; color: var(--ink-2) }
code, pre { font-family: var(--mono); font-size: var(--type-1) }
.fields { margin: 0.25rem 0 0; padding: 0; list-style: none }
.fields li { padding: 0.3rem 0; border-block-start: 1px solid var(--hairline); color: var(--ink-2) }
.fields li:first-child { border: 0 }
.fields code { color: var(--ink) }
.needed { color: var(--ink); font-weight: 600 }
.copy { position: relative; margin-block-start: 0.5rem }
pre { margin: 0; padding: 1rem; border-radius: 8px; background: var(--sunken); white-space: pre-wrap }
.copy button { margin-block-start: 0.5rem; min-height: 2.75rem; padding: 0.5rem 1rem; border: 0; border-radius: 8px; background: var(--action);
  color: var(--on-action); font: inherit; cursor: pointer }
.copy button[hidden] { display: none }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.4rem 1rem 0.4rem 0; border-block-start: 1px solid var(--hairline); text-align: start; vertical-align: top }
@media (min-width: 62rem) {
  .page { grid-template-columns: 15rem minmax(0, 1fr) }
  .about { grid-column: 1 / -1 }
  .page nav { position: sticky; top: 5.5rem; align-self: start; max-height: calc(100vh - 6.5rem); overflow: auto }
}
@media print { .page nav, .copy button { display: none } }
`

/** Copying needs a script. Without it the buttons stay hidden, and the text stays readable. */
export const script = `const said = document.getElementById('copied')
for (const button of document.querySelectorAll('.copy button')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    const text = button.parentElement.querySelector('code').textContent
    try {
      await navigator.clipboard.writeText(text)
      said.textContent = 'Copied.'
    } catch {
      said.textContent = 'The browser does not let this be copied. Select the text instead.'
    }
    button.textContent = said.textContent === 'Copied.' ? 'Copied' : 'Not copied'
    setTimeout(() => {
      button.textContent = 'Copy'
      said.textContent = ''
    }, 2000)
  })
}
`
