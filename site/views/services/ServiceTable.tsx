import './ServiceTable.css'
import type { Language } from '#contracts/languages.ts'
import type { Service } from '../../content/schemas/service.ts'
import { pathOf } from '../../routes.ts'
import type { ServicesWords } from './words.ts'

interface Props {
  readonly services: readonly Service[]
  readonly words: Pick<ServicesWords, 'table' | 'columns'>
  readonly language: Language
}

export function ServiceTable({ services, words: { table, columns }, language }: Props) {
  return (
    <section className="service-section" aria-labelledby="services">
      <h2 id="services">{table.heading}</h2>
      <table className="services" aria-labelledby="services">
        <thead>
          <tr>
            <th scope="col">{columns.service}</th>
            <th scope="col">{columns.audience}</th>
            <th scope="col">{columns.included}</th>
            <th scope="col">{columns.deliverable}</th>
            <th scope="col">{columns.duration}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {services.map(service => (
            <ServiceRow key={service.name} service={service} columns={columns} language={language} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ServiceRowProps {
  readonly service: Service
  readonly columns: ServicesWords['columns']
  readonly language: Language
}

function ServiceRow({ service, columns, language }: ServiceRowProps) {
  const { name, short, audience, included, excluded, deliverable, duration, price, page } = service
  return (
    <tr id={service.formValue}>
      <th scope="row">
        <span className="service-name">
          <a href={pathOf(page, language)}>{name}</a>
        </span>{' '}
        <span className="service-short">{short}</span>
      </th>
      <td data-label={columns.audience}>{audience}</td>
      <td data-label={columns.included}>
        <ul>
          {included.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="service-excluded">
          <b>{columns.excluded}</b> {excluded}
        </p>
      </td>
      <td data-label={columns.deliverable}>{deliverable}</td>
      <td data-label={columns.duration}>{duration}</td>
      <td data-label={columns.price}>
        <b>{price.text}</b>
      </td>
    </tr>
  )
}
