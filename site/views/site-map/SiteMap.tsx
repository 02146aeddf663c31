import '../../blocks/lists/Unfolding.css'
import './SiteMap.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { PageHead } from '../../blocks/opening/PageHead.tsx'
import { AuditCall } from '../../blocks/page/CallStrip.tsx'
import { Tinted } from '../../blocks/page/Tinted.tsx'
import type { Rubric } from '../../content/rubric.ts'
import type { LayoutLabels } from '../../content/schemas/layout.ts'
import { fill } from '../../content/wording.ts'
import { checkRoute, type Route, routes, type Section, sections } from '../../routes.ts'
import type { SiteMapWords } from './words.ts'

interface Props {
  readonly words: SiteMapWords
  readonly names: LayoutLabels['pages']
  readonly rubric: Rubric
  readonly language: Language
}

/** Every page of the site on a thread that leaves the home page, section by section: the pages below another hang from it. */
export function SiteMap({ words, names, rubric, language }: Props) {
  const checks = (
    <p className="site-map-thread" data-markdown-ignore>
      <a href="#checks">{fill(words.checks.link, { count: rubric.checks })}</a>
    </p>
  )
  const map = { names, language, below: { scorecard: checks } }
  return (
    <div className="wrap">
      <PageHead
        heading={words.heading}
        lead={fill(words.lead, { pages: routes.length - aboveAll.length, checks: rubric.checks })}
      />
      <Tinted isInked>
        <div className="site-map-head">
          <Pages {...map} pages={aboveAll} />
        </div>
        <div className="site-map">
          {sections.map(section => (
            <SectionPart key={section} {...map} id={section} words={words.sections[section]} />
          ))}
        </div>
      </Tinted>
      <Part id="checks" heading={words.checks.heading} text={words.checks.text} size={rubric.checks} {...map}>
        <div className="site-map-pillars unfolding">
          {rubric.pillars.map(({ name, checks }) => (
            <details key={name}>
              <summary>
                <h3>{name}</h3> <b>{figure(checks.length, language)}</b>
              </summary>
              <Pages {...map} pages={checks.map(({ id }) => checkRoute(id))} />
            </details>
          ))}
        </div>
      </Part>
      <AuditCall words={words.call} language={language} />
    </div>
  )
}

interface MapProps extends Pick<Props, 'names' | 'language'> {
  /** What hangs from a page besides other pages of its section. */
  readonly below: Readonly<Partial<Record<Route['id'], ReactNode>>>
}

interface SectionPartProps extends MapProps {
  readonly id: Section
  readonly words: SiteMapWords['sections'][Section]
}

/** The policy, which crawlers should read among the pages about GEO, is one of those that people look for at the end. */
function sectionOf({ id, section }: Route): Section {
  return id === 'ai-policy' ? 'legal' : section
}

/** What belongs to no section: where the site begins, and this map of it. */
const aboveAll = routes.filter(({ id }) => id === 'home' || id === 'site-map')

function SectionPart({ id, words: { heading, text, subjects }, ...map }: SectionPartProps) {
  const pages = routes.filter(route => sectionOf(route) === id && !aboveAll.includes(route))
  return (
    <Part id={id} heading={heading} text={text} size={pages.length} {...map}>
      {subjects ? <Subjects {...map} subjects={subjects} pages={pages} /> : <Pages {...map} pages={pages} />}
    </Part>
  )
}

interface PartProps extends Pick<Props, 'language'> {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly size: number
  readonly children: ReactNode
}

function Part({ id, heading, text, size, language, children }: PartProps) {
  return (
    <section className="site-map-part" id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{heading}</h2>
        <p>
          <b>{figure(size, language)}</b> {text}
        </p>
      </div>
      {children}
    </section>
  )
}

interface PagesProps extends MapProps {
  readonly pages: readonly Route[]
}

/** Pages by subject. */
function Subjects({
  subjects,
  pages,
  ...map
}: PagesProps & {
  readonly subjects: readonly { readonly name: string; readonly pages: readonly string[] }[]
}) {
  return (
    <div className="site-map-subjects">
      {subjects.map(({ name, pages: ids }) => (
        <div key={name}>
          <h3>{name}</h3>
          <Pages {...map} pages={pages.filter(({ id }) => ids.some(other => other === id))} />
        </div>
      ))}
    </div>
  )
}

/** Pages, and below each those whose address continues its own. */
function Pages({ pages, ...map }: PagesProps) {
  const { language, below } = map
  const tops = pages
    .filter(route => !pages.some(other => isBelow(route, other, language)))
    .map(route => ({ route, hanging: pages.filter(other => isBelow(other, route, language)) }))
  return (
    <ul className="site-map-pages">
      {tops.map(({ route, hanging }) => (
        <li key={route.id}>
          <PageLink {...map} route={route} />
          <Thread {...map} pages={hanging} />
          {below[route.id]}
        </li>
      ))}
    </ul>
  )
}

/** Whether the address of a page continues that of another. The home page is above all: that says nothing. */
function isBelow(route: Route, other: Route, language: Language): boolean {
  return other.id !== 'home' && route[language].startsWith(`${other[language]}/`)
}

function Thread({ pages, ...map }: PagesProps) {
  if (pages.length === 0) return null
  return (
    <ul className="site-map-thread">
      {pages.map(route => (
        <li key={route.id}>
          <PageLink {...map} route={route} />
        </li>
      ))}
    </ul>
  )
}

/** A page of the menu, as the home page, is in the face of titles. */
function PageLink({ route, names, language }: MapProps & { readonly route: Route }) {
  const isMain = route.id === 'home' || route.menus.includes('header')
  return (
    <a
      className={isMain ? 'is-main' : undefined}
      href={route[language]}
      aria-current={route.id === 'site-map' ? 'page' : undefined}
    >
      {names[route.id]}
    </a>
  )
}
