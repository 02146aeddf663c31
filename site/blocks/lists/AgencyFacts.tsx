import type { Agency } from '../../content/schemas/agency.ts'

export function MailLink({ mailbox }: { readonly mailbox: string }) {
  return (
    <p>
      <a href={`mailto:${mailbox}`}>{mailbox}</a>
    </p>
  )
}

export function Phones({ phones }: Pick<Agency, 'phones'>) {
  return phones.map(phone => (
    <p key={phone}>
      <a href={`tel:${phone.replaceAll('\u00a0', '')}`}>{phone}</a>
    </p>
  ))
}

export function Office({ office }: Pick<Agency, 'office'>) {
  return (
    <p>
      {office.city}, {office.country}
    </p>
  )
}

export function OpeningHours({ hours }: Pick<Agency, 'hours'>) {
  return (
    <dl>
      {hours.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
