import '../../blocks/lists/Unfolding.css'
import './SiteMap.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { dottedLines } from '../../blocks/data/dotted-lines.ts'
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

/** Every page of the site as a sheet on a map, section by section: the pages below another hang from it by a thread. */
export function SiteMap({ words, names, rubric, language }: Props) {
  const marks = <CheckMarks text={fill(words.checks.link, { count: rubric.checks })} count={rubric.checks} />
  const map = { names, language, below: { scorecard: marks } }
  return (
    <div className="wrap">
      <PageHead
        heading={words.heading}
        lead={fill(words.lead, { pages: routes.length, checks: rubric.checks })}
      />
      <Tinted isInked>
        <div className="site-map-head">
          <Pages {...map} pages={routes.filter(isAboveAll)} />
          <p data-markdown-ignore>{words.key}</p>
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
function isAboveAll({ id }: Route): boolean {
  return id === 'home' || id === 'site-map'
}

function SectionPart({ id, words: { heading, text, subjects }, ...map }: SectionPartProps) {
  const pages = routes.filter(route => sectionOf(route) === id && !isAboveAll(route))
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
  const sheets = pages
    .filter(route => !pages.some(other => isBelow(route, other, language)))
    .map(route => ({ route, hanging: pages.filter(other => isBelow(other, route, language)) }))
  return (
    <ul className="site-map-pages">
      {sheets.map(({ route, hanging }) => (
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

/** A page of the menu is a sheet of paper, as the home page is; another one only has its edge. */
function PageLink({ route, names, language }: MapProps & { readonly route: Route }) {
  const isMain = route.id === 'home' || route.menus.includes('header')
  return (
    <a className={isMain ? 'is-main drawn-on-sheet' : undefined} href={route[language]}>
      {names[route.id]}
    </a>
  )
}

/** The checks below the rubric, each a mark: their names are farther down. */
function CheckMarks({ text, count }: { readonly text: string; readonly count: number }) {
  return (
    <p className="site-map-thread" data-markdown-ignore>
      <a href="#checks">{text}</a>
      <Dots count={count} inRowsOf={17} />
    </p>
  )
}

/** From the centre of a dot to that of the next. */
const step = 10

/** As many dots as there are checks, so many in a row. */
function Dots({ count, inRowsOf }: { readonly count: number; readonly inRowsOf: number }) {
  const [width, height] = [inRowsOf * step, Math.ceil(count / inRowsOf) * step]
  const d = dottedLines(count, { perLine: inRowsOf, from: [step / 2, step / 2], step: [step, step] })
  return (
    <svg
      className="site-map-dots"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={d} strokeDasharray={`0 ${step}`} />
    </svg>
  )
}
