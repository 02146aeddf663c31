import './Footer.css'
import type { ReactNode } from 'react'
import { MailLink, Office, OpeningHours, Phones } from '../blocks/lists/AgencyFacts.tsx'
import { Inline, Paragraph } from '../content/inline.tsx'
import type { Agency } from '../content/schemas/agency.ts'
import type { LayoutLabels } from '../content/schemas/layout.ts'
import type { Page } from '../page.ts'
import { footerRoutes } from '../routes.ts'

interface Props {
  readonly page: Page
  readonly labels: LayoutLabels
  readonly agency: Agency
  /** The short form of the foot of the page. */
  readonly form?: ReactNode
  /** The link that opens the choices of consent again. */
  readonly consent?: ReactNode
}

/** The foot of every page: the agency, how to reach it, the legal pages. */
export function Footer({ page, labels, agency, form, consent }: Props) {
  return (
    <footer className="footer">
      <div className="wrap grid">
        <div className="footer-note">
          <p className="footer-name">{agency.name}</p>
          <p>
            <span className="mono">[1]</span> <Inline text={agency.note} />
          </p>
          <Paragraph text={labels.forMachines} />
        </div>
        <div className="footer-reach">
          <div>
            <h2>{labels.contact}</h2>
            <address>
              <MailLink mailbox={agency.mailboxes.contact} />
              <Phones phones={agency.phones} />
              <Office office={agency.office} />
            </address>
          </div>
          <div>
            <h2>{labels.hours}</h2>
            <OpeningHours hours={agency.hours} />
          </div>
        </div>
        {form}
        <PageList page={page} labels={labels} consent={consent} />
      </div>
    </footer>
  )
}

function PageList({ page, labels, consent }: Pick<Props, 'page' | 'labels' | 'consent'>) {
  const pages = footerRoutes()
  return (
    <nav className="footer-pages" aria-label={labels.footer}>
      <ul>
        {pages.map(route => (
          <li key={route.id}>
            <a href={route[page.language]}>{labels.pages[route.id]}</a>
          </li>
        ))}
        {consent && <li>{consent}</li>}
      </ul>
    </nav>
  )
}
