import './BarChart.css'
import type { z } from 'astro/zod'
import type { InLanguage } from '../../content/bilingual.ts'
import { Inline } from '../../content/inline.tsx'
import type { chart } from './words.ts'

type Props = InLanguage<z.infer<typeof chart>>

/** Bars drawn at build, from the table that contains them. */
export function BarChart({ caption, full, rows }: Props) {
  return (
    <figure className="bars">
      <table>
        <caption>
          <Inline text={caption} />
        </caption>
        <tbody>
          {rows.map(({ name, value, figure, strong }) => (
            <tr key={name} className={strong && 'strong'}>
              <th scope="row">{name}</th>
              <td>
                <svg width={`${(100 * value) / full}%`} height="18" aria-hidden="true">
                  <rect width="100%" height="100%" />
                </svg>
                <span className="mono">{figure}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
