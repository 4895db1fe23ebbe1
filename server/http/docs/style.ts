// The colours of the web pages (web/ui/tokens.css). Their style file cannot be linked, because its name changes.
export const style = `:root { color-scheme: light dark; --ink: #16181d; --ink-2: #555a65; --paper: #faf8f3; --surface: #fff;
  --sunken: #f4f1e8; --hairline: #e3dfd3; --link: #1f4fd8; --action: #16181d; --on-action: #faf8f3; --good: #0b6b48;
  --bad: #b3261e; --warn: #7a4b00; --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eeeff1; --ink-2: #a7adb9; --paper: #101216; --surface: #181b21; --sunken: #0b0d10; --hairline: #2a2e37;
    --link: #9db8ff; --action: #ffc83d; --on-action: #16181d; --good: #6fdcb0; --bad: #ffb0a8; --warn: #ffd27a }
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.skip { position: absolute; inset: -6rem auto auto 1rem; padding: 0.75rem 1rem; background: var(--ink); color: var(--paper) }
.skip:focus { inset-block-start: 0; z-index: 1 }
.page { display: grid; gap: 0 3rem; max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 5rem }
header h1 { margin: 0; font-size: clamp(2rem, 1.6rem + 2vw, 2.75rem); line-height: 1.15; letter-spacing: -0.02em }
header p { max-width: 42rem; color: var(--ink-2) }
nav details { margin-block-end: 1rem; padding: 0.75rem 1rem; border: 1px solid var(--hairline); border-radius: 14px; background: var(--surface) }
nav summary, .call summary { min-height: 2.75rem; padding-block: 0.6rem; cursor: pointer; font-weight: 600 }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: 0.6rem 0; min-height: 2.75rem }
main section { margin-block-start: 3rem }
main section:first-child { margin-block-start: 1rem }
h2 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25 }
.call { margin-block-start: 1.25rem; padding: 1.25rem 1rem; border: 1px solid var(--hairline); border-radius: 14px; background: var(--surface) }
h3 { margin: 0 0 0.5rem; font: 600 1.0625rem/1.45 var(--mono) }
h3 a { color: inherit; text-decoration: none }
h3 a:hover { text-decoration: underline }
h4 { margin: 1.25rem 0 0.25rem; font-size: 1rem }
.method { display: inline-block; min-width: 4.2em; color: var(--link) }
.post { color: var(--good) } .put { color: var(--warn) } .delete { color: var(--bad) }
.who { margin: 0; color: var(--ink-2) }
code, pre { font-family: var(--mono); font-size: 0.9375em }
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
@media (min-width: 60rem) {
  .page { grid-template-columns: 15rem minmax(0, 1fr) }
  header { grid-column: 1 / -1 }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow: auto }
}
@media print { nav, .copy button { display: none } }
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
