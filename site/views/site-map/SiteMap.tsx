import './SiteMap.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { PartsList, PartsRuler } from '../../blocks/data/PartsRuler.tsx'
import '../../blocks/lists/Unfolding.css'
import { PageHead } from '../../blocks/opening/PageHead.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import '../../blocks/passages/StatisticBlock.css'
import type { Rubric } from '../../content/rubric.ts'
import type { LayoutLabels } from '../../content/schemas/layout.ts'
import { fill } from '../../content/wording.ts'
import { checkRoute, type Route, routes, sections } from '../../routes.ts'
import type { SiteMapWords } from './words.ts'

interface Props {
  readonly words: SiteMapWords
  readonly names: LayoutLabels['pages']
  readonly rubric: Rubric
  readonly language: Language
}

/** Every page of the site as in the contents of a book: the pages below another hang from it by a thread. */
export function SiteMap({ words, names, rubric, language }: Props) {
  const named = { names, language }
  const written = sections.map(section => {
    const pages = routes.filter(route => route.section === section)
    const { subjects, ...part } = words.sections[section]
    return {
      id: section,
      ...part,
      size: pages.length,
      children: subjects ? (
        <Subjects {...named} subjects={subjects} pages={pages} />
      ) : (
        <Pages {...named} pages={pages} />
      ),
    }
  })
  const groups = [
    ...written,
    {
      id: 'checks',
      ...words.checks,
      size: rubric.checks,
      children: (
        <div className="site-map-pillars unfolding">
          {rubric.pillars.map(({ name, checks }) => (
            <details key={name}>
              <summary>
                <h3>{name}</h3> <b>{figure(checks.length, language)}</b>
              </summary>
              <Pages {...named} pages={checks.map(({ id }) => checkRoute(id))} />
            </details>
          ))}
        </div>
      ),
    },
  ]
  const parts = groups.map(({ id, heading, size }, index) => ({
    id,
    name: heading,
    size,
    letter: String(index + 1),
    href: `#${id}`,
  }))
  // The checks, half of all pages, would hide how the others are shared out.
  const ofSections = parts.slice(0, written.length)
  return (
    <div className="wrap">
      <PageHead heading={words.heading} lead={words.lead} />
      <Tinted isInked>
        <div className="site-map-whole">
          <p className="statistic-figure">
            {figure(routes.length, language)}
            <span className="site-map-unit"> {words.unit}</span>
          </p>
          <PartsRuler parts={ofSections} caption={fill(words.shares, { checks: rubric.checks })} />
          <PartsList parts={parts} />
        </div>
      </Tinted>
      {groups.map(({ id, heading, text, size, children }, index) => (
        <section className="site-map-part grid" id={id} key={id} aria-labelledby={`${id}-title`}>
          <div>
            <p className="mono" data-markdown-ignore>
              {index + 1}
            </p>
            <h2 id={`${id}-title`}>{heading}</h2>
            <p>{fill(text, { count: size })}</p>
          </div>
          {children}
        </section>
      ))}
      <AuditCall words={words.call} language={language} />
    </div>
  )
}

type Named = Pick<Props, 'names' | 'language'>

interface PagesProps extends Named {
  readonly pages: readonly Route[]
}

/** Pages by subject. */
function Subjects({
  subjects,
  pages,
  ...named
}: PagesProps & {
  readonly subjects: readonly { readonly name: string; readonly pages: readonly string[] }[]
}) {
  return (
    <div className="site-map-subjects">
      {subjects.map(({ name, pages: ids }) => (
        <div key={name}>
          <h3>{name}</h3>
          <Pages {...named} pages={pages.filter(({ id }) => ids.some(other => other === id))} />
        </div>
      ))}
    </div>
  )
}

/** Pages, and below each those whose address continues its own. */
function Pages({ pages, ...named }: PagesProps) {
  const { language } = named
  return (
    <ul className="site-map">
      {pages
        .filter(route => !pages.some(other => isBelow(route, other, language)))
        .map(route => (
          <PageLink key={route.id} {...named} route={route}>
            <Thread {...named} pages={pages.filter(other => isBelow(other, route, language))} />
          </PageLink>
        ))}
    </ul>
  )
}

/** Whether the address of a page continues that of another. The home page is above all: that says nothing. */
function isBelow(route: Route, other: Route, language: Language): boolean {
  return other.id !== 'home' && route[language].startsWith(`${other[language]}/`)
}

function Thread({ pages, ...named }: PagesProps) {
  if (pages.length === 0) return null
  return (
    <ul className="site-map-thread">
      {pages.map(route => (
        <PageLink key={route.id} {...named} route={route} />
      ))}
    </ul>
  )
}

interface PageLinkProps extends Named {
  readonly route: Route
  readonly children?: ReactNode
}

function PageLink({ route, names, language, children }: PageLinkProps) {
  return (
    <li>
      <a href={route[language]}>{names[route.id]}</a>
      {children}
    </li>
  )
}
