import { TableHead } from '../../blocks/data/TableHead.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { More } from './parts.tsx'
import type { HomeContent, HomeWords } from './words.ts'

interface Props {
  readonly words: HomeWords['services']
  readonly services: HomeContent['services']
}

export function Services({ words, services }: Props) {
  const { columns } = words
  return (
    <Section number={3} label={words.label} heading={words.heading}>
      <table>
        <TableHead columns={[columns.service, columns.price]} />
        <tbody>
          {services.map(({ name, short, price }) => (
            <tr key={name}>
              <th scope="row">
                {name} <small>{short}</small>
              </th>
              <td data-label={columns.price}>{price.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More text={words.more} />
    </Section>
  )
}
