import './ServiceTable.css'
import type { Language } from '#contracts/languages.ts'
import type { Service } from '../../content/schemas/service.ts'
import { pathOf } from '../../routes.ts'
import { Weeks, WeeksAxis } from './Weeks.tsx'
import type { ServicesWords } from './words.ts'

interface Props {
  readonly services: readonly Service[]
  readonly words: Pick<ServicesWords, 'table' | 'columns' | 'notice'>
  readonly language: Language
}

/** The services by their price; how long each takes, on one ruler. */
export function ServiceTable({ services, words: { table, columns, notice }, language }: Props) {
  const byPrice = [...Map.groupBy(services, ({ price }) => price.text)]
  return (
    <section className="services" aria-labelledby="services">
      <div className="services-top">
        <h2 id="services">{table.heading}</h2>
        <div>
          <p className="services-caption" data-markdown-ignore>
            {table.caption}
          </p>
          <div className="services-axis mono" aria-hidden="true">
            {columns.duration} <WeeksAxis language={language} />
          </div>
        </div>
      </div>
      {byPrice.map(([price, ofPrice]) => (
        <div key={price} className="services-of-price">
          <div>
            <h3>{price}</h3>
            {ofPrice.some(({ price: { amount } }) => amount === undefined) && <p>{notice}</p>}
          </div>
          <ul>
            {ofPrice.map(service => (
              <Row
                key={service.name}
                service={service}
                isFirst={service === services[0]}
                columns={columns}
                language={language}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface RowProps {
  readonly service: Service
  /** Whether a phone shows, over its line, where all lines start and end. */
  readonly isFirst: boolean
  readonly columns: ServicesWords['columns']
  readonly language: Language
}

function Row({ service, isFirst, columns, language }: RowProps) {
  const { name, audience, duration, weeks, page, formValue } = service
  return (
    <li id={formValue}>
      <h4>
        <a href={pathOf(page, language)}>{name}</a>
      </h4>
      <p>{audience}</p>
      <div>
        <p>
          <span className="visually-hidden">{columns.duration}: </span>
          {duration}
        </p>
        {isFirst && (
          <span className="service-axis">
            <WeeksAxis language={language} />
          </span>
        )}
        <Weeks {...weeks} />
      </div>
      <Details service={service} columns={columns} />
    </li>
  )
}

/** What is done, what is received and what is left out: folded, so that the services fit on one screen. */
function Details({ service, columns }: Pick<RowProps, 'service' | 'columns'>) {
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
