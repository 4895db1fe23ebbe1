import type { ReactNode } from 'react'
import styles from './data-table.module.css'

type Column = { label: string; isNumber?: boolean }
type Row = { key: string; cells: readonly ReactNode[] }

type Props = { label: string; columns: readonly Column[]; rows: readonly Row[] }

/**
 * A table that scrolls sideways in its own region, and becomes cards on a phone, each value with its column's name. Roles are
 * explicit, because `display` removes them in some browsers.
 */
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- they are the roles of a plain table */
export function DataTable({ label, columns, rows }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className={styles['region']} role="region" aria-label={label} tabIndex={0}>
      <table role="table" className={styles['table']}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.label} role="columnheader" scope="col" data-is-number={column.isNumber || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.key} role="row">
              {columns.map((column, place) => (
                <td
                  key={column.label}
                  role="cell"
                  data-label={column.label}
                  data-is-number={column.isNumber || undefined}
                >
                  {row.cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
