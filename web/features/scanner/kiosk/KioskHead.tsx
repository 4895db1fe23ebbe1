import { useQuery } from '@tanstack/react-query'
import { brandingOfDoor } from '#contract/door-branding.ts'
import { BrandMark } from '../../../product/BrandMark.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import type { DoorAccess, DoorList } from '../door/door-access.ts'

/** The organiser's logo and name over a kiosk. Without them, and until the server answers, the list's name. */
export function KioskHead({ access, list }: { access: DoorAccess; list: DoorList }) {
  const { data: branding } = useQuery({
    queryKey: ['scanner', 'branding', list.id],
    queryFn: async ({ signal }) => (await access.ask(brandingOfDoor, { params: { listId: list.id } }, signal)).branding,
  })
  const hasMark = branding !== undefined && (branding.name !== '' || branding.logo !== null)
  return hasMark ? <BrandMark of={branding} /> : <UserText text={list.name} longest={80} />
}
