import './SiteMap.css'
import type { Language } from '#contracts/languages.ts'
import { PartsList, PartsRuler } from '../../blocks/data/PartsRuler.tsx'
import { PageHead } from '../../blocks/page/PageHead.tsx'
import { Section } from '../../blocks/page/Section.tsx'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import type { LayoutLabels } from '../../content/schemas/layout.ts'
import { fill } from '../../content/wording.ts'
import { everyRoute } from '../../every-route.ts'
import { isCheckPage, type Route, sections } from '../../routes.ts'
import type { SiteMapWords } from './words.ts'

interface Props {
  readonly words: SiteMapWords
  readonly names: LayoutLabels['pages']
  readonly language: Language
}

export function SiteMap({ words, names, language }: Props) {
  const groups = [
    ...sections.map(section => ({
      id: section,
      ...words.sections[section],
      pages: everyRoute.filter(route => route.section === section && !isCheckPage(route.id)),
    })),
    { id: 'checks', ...words.checks, pages: everyRoute.filter(({ id }) => isCheckPage(id)) },
  ]
  return (
    <div className="wrap">
      <PageHead heading={words.heading} lead={words.lead} />
      <Tinted>
        <PartsRuler
          parts={groups.map(({ id, pages }) => ({ id, size: pages.length }))}
          caption={fill(words.shares, { count: everyRoute.length })}
        />
        <PartsList
          parts={groups.map(({ id, heading, pages }) => ({
            id,
            name: heading,
            size: pages.length,
            href: `#${id}`,
          }))}
        />
      </Tinted>
      {groups.map(({ id, heading, text, pages }, index) => (
        <Section key={id} id={id} number={index + 1} label={heading} heading={heading}>
          {id === 'checks' ? (
            <details>
              <summary>{fill(text, { count: pages.length })}</summary>
              <Pages pages={pages} names={names} language={language} />
            </details>
          ) : (
            <>
              <p>{fill(text, { count: pages.length })}</p>
              <Pages pages={pages} names={names} language={language} />
            </>
          )}
        </Section>
      ))}
    </div>
  )
}

function Pages({ pages, names, language }: Omit<Props, 'words'> & { readonly pages: readonly Route[] }) {
  return (
    <ul className="site-map">
      {pages.map(route => (
        <li key={route.id}>
          <a href={route[language]}>{names[route.id]}</a>
        </li>
      ))}
    </ul>
  )
}
