import '../../blocks/data/DataTable.css'
import './ServiceTable.css'
import { Fragment } from 'react'
import type { Language } from '#contracts/languages.ts'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import { Inline } from '../../content/inline.tsx'
import type { Service } from '../../content/schemas/service.ts'
import { pathOf } from '../../routes.ts'
import type { ServicesWords } from './words.ts'

interface Props {
  readonly services: readonly Service[]
  readonly words: Pick<ServicesWords, 'table' | 'columns' | 'notice'>
  readonly language: Language
}

export function ServiceTable({ services, words: { table, columns, notice }, language }: Props) {
  return (
    <section className="service-section" aria-labelledby="services">
      <h2 id="services" className="visually-hidden">
        {table.heading}
      </h2>
      <table className="data-table services" aria-labelledby="services">
        <TableHead columns={[columns.service, columns.audience, columns.duration, columns.price]} />
        <tbody>
          {services.map(service => (
            <Fragment key={service.name}>
              <ServiceRow service={service} columns={columns} language={language} />
              <tr className="service-more">
                <td colSpan={4}>
                  <Details service={service} columns={columns} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{notice.heading}</th>
            <td colSpan={3}>
              <Inline text={notice.text} />
            </td>
          </tr>
        </tfoot>
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
  const { name, audience, duration, price, page } = service
  return (
    <tr id={service.formValue}>
      <th scope="row">
        <a href={pathOf(page, language)}>{name}</a>
      </th>
      <td data-label={columns.audience}>{audience}</td>
      <td data-label={columns.duration}>{duration}</td>
      <td data-label={columns.price}>{price.amount === undefined ? price.text : <b>{price.text}</b>}</td>
    </tr>
  )
}

/** What is done, what is received and what is left out: folded, so that the services fit on one screen. */
function Details({ service, columns }: Omit<ServiceRowProps, 'language'>) {
  const { name, short, included, excluded, deliverable } = service
  return (
    <details>
      <summary>
        {columns.details}
        <span className="visually-hidden"> ({name})</span>
      </summary>
      <p>{short}</p>
      <div className="service-parts">
        <div>
          <p>
            <b>{columns.included}</b>
          </p>
          <ul>
            {included.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <p>
            <b>{columns.deliverable}</b>
          </p>
          <p>{deliverable}</p>
        </div>
        <div>
          <p>
            <b>{columns.excluded}</b>
          </p>
          <p>{excluded}</p>
        </div>
      </div>
    </details>
  )
}
