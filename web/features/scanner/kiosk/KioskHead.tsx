import { useQuery } from '@tanstack/react-query'
import { brandingOfDoor } from '#contract/door-branding.ts'
import { BrandMark } from '../../../product/BrandMark.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import type { DoorList } from '../door/door-list.ts'
import type { DoorAccess } from '../door/door-access.ts'
import styles from '../later.module.css'

type Props = {
  access: DoorAccess
  list: DoorList
  /** Undefined at the main occasion of a list that uses no others. */
  occasion: string | undefined
}

/**
 * The organiser's logo and name over a kiosk, and what it is for. Without a logo and a name, and until the server answers, the
 * list's name.
 */
export function KioskHead({ access, list, occasion }: Props) {
  const { data: branding } = useQuery({
    queryKey: ['scanner', 'branding', list.id],
    queryFn: async ({ signal }) => (await access.ask(brandingOfDoor, { params: { listId: list.id } }, signal)).branding,
  })
  const hasMark = branding !== undefined && (branding.name !== '' || branding.logo !== null)
  return (
    <>
      <p aria-hidden="true">{hasMark ? <BrandMark of={branding} /> : <UserText text={list.name} longest={80} />}</p>
      {occasion !== undefined && (
        <p className={styles['occasion']}>
          <UserText text={occasion} longest={60} />
        </p>
      )}
    </>
  )
}
