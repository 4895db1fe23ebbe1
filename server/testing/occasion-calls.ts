// Calls about the occasions of a list.
import {
  addOccasions,
  changeOccasion,
  type Occasion,
  type OccasionForm,
  occasions as allOccasions,
} from '#contract/occasions.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Connected } from './factories.ts'
import { formOf } from './occasions.ts'
import { plainForm } from './plain-form.ts'
import type { Asked } from './calls.ts'
import type { TestApp } from './start-test-app.ts'

type Caller = Pick<Connected, 'token' | 'list'>

export const ask = ({ token, list }: Caller, occasionId?: string) => ({
  token,
  params: { listId: list.id, ...(occasionId !== undefined && { occasionId }) } as {
    listId: string
    occasionId: string
  },
})

export function occasionCalls(app: TestApp) {
  const find = async (caller: Caller) => (await app.call(allOccasions, ask(caller))).occasions

  const change = (caller: Caller, occasion: Occasion, settings: Partial<OccasionForm>) =>
    app.call(changeOccasion, { ...ask(caller, occasion.id), body: { ...formOf(occasion), ...settings } })

  const refuseChange = (caller: Caller, occasion: Occasion, settings: object) =>
    app.refused(changeOccasion, { ...ask(caller, occasion.id), body: { ...formOf(occasion), ...settings } })

  /** 200, or the status of the refusal in the error. */
  const statusOf = (call: Endpoint, asked: Asked) =>
    app.call(call, asked).then(
      () => 200,
      (error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1]),
    )

  const refuseAdding = (caller: Caller, ...settings: object[]) =>
    app.refused(addOccasions, {
      ...ask(caller),
      body: { occasions: settings.map((each) => ({ ...plainForm, ...each })) },
    })

  const scan = ({ token, list }: Caller, code: string, occasionId?: string, direction?: 'in' | 'out') =>
    app.call(redeemScan, {
      token,
      params: { listId: list.id },
      body: { qr_code: code, occasion_id: occasionId, direction },
    })

  return { find, change, refuseChange, statusOf, refuseAdding, scan }
}
