// The summaries of calls are for the API's documents, which the server writes. Browsers load the calls without them.
import type { Plugin } from 'vite'

/** Leaves out the text of each `summary`. The property stays, and is empty. */
export function withoutSummaries(): Plugin {
  return {
    name: 'listpass-without-summaries',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]contract[\\/][^\\/]+\.ts$/ },
      handler(code) {
        const texts = this.parse(code).body.flatMap((statement) => {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
          return declared?.type === 'VariableDeclaration' ? declared.declarations.flatMap(summaryOf) : []
        })
        // From the back, so that the places before stay.
        return texts.toReversed().reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code)
      },
    },
  }
}

type Declared = { init?: unknown }
type Place = { start: number; end: number }
type Call = { type: string; callee: { name?: string }; arguments: { properties?: Property[] }[] }
type Property = { key?: { name?: string }; value?: Place }

/** The place of the summary in `endpoint({ … })`. */
function summaryOf({ init }: Declared): Place[] {
  const call = init as Call | null | undefined
  if (call?.type !== 'CallExpression' || call.callee.name !== 'endpoint') return []
  const summary = call.arguments[0]?.properties?.find(({ key }) => key?.name === 'summary')
  return summary?.value ? [summary.value] : []
}
