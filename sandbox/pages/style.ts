export const style = `
:root { --ink: #1d2320; --soft: #5d6762; --paper: #fbfaf7; --card: #fff; --line: #dcdad3; --accent: #0b6b52; --bad: #a3262a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9ece8; --soft: #a3ada7; --paper: #151917; --card: #1d2320; --line: #37403b; --accent: #6fd0b1; --bad: #ff9a94 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 70rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; border-bottom: 1px solid var(--line); padding-bottom: .75rem }
nav a { margin-right: 1rem }
a { color: var(--accent) }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1.5rem 0 1rem }
h2 { font-size: 1.15rem; margin: 0 0 .5rem }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem }
section { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin-bottom: 1rem }
code { font: .9em ui-monospace, monospace }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .925rem; overflow-wrap: normal }
th, td { text-align: start; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; max-width: 20rem; overflow-wrap: anywhere }
th { color: var(--soft); font-weight: 600; white-space: nowrap }
td.word { white-space: nowrap }
td:first-child { min-width: 11rem }
td.number { text-align: end; font-variant-numeric: tabular-nums }
form.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; margin: .5rem 0 }
label { display: block; color: var(--soft); font-size: .875rem }
input, select, textarea, button { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--soft); border-radius: .35rem; padding: .4rem .6rem; max-width: 100% }
form.edit { max-width: 40rem }
label.check { margin-bottom: .5rem }
form.edit input:not([type='checkbox']), form.edit select, textarea { width: 100%; margin-bottom: .75rem }
textarea { min-height: 10rem; font-family: ui-monospace, monospace; font-size: .875rem }
button { background: var(--accent); border-color: var(--accent); color: var(--paper); cursor: pointer }
button.quiet { background: none; color: var(--ink); border-color: var(--soft) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.soft { color: var(--soft) }
.bad { color: var(--bad) }
.mail { background: #fff; color: #111; border: 1px solid var(--line); border-radius: .5rem; width: 100%; min-height: 30rem }
footer { color: var(--soft); font-size: .875rem; margin: 2rem 0 1rem }
`
