import './Header.css'
import { otherLanguage } from '#contracts/languages.ts'
import { homePaths } from '#contracts/paths.ts'
import type { LayoutLabels } from '../content/schemas/layout.ts'
import type { Page } from '../page.ts'
import { counterpartOf, menuRoutes, pathOf, type Route } from '../routes.ts'

interface Props {
  readonly page: Page
  readonly labels: LayoutLabels
  /** The name of the agency, as the wordmark spells it. */
  readonly name: string
}

/**
 * The head of every page. Submenus are native popovers and the narrow menu a native dialog, so
 * that both open, close and give focus back without a script; `header.client.ts` adds the rest.
 */
export function Header({ page, labels, name }: Props) {
  const { language } = page
  return (
    <header className="header">
      <a className="skip" href="#main">
        {labels.skip}
      </a>
      <div className="header-row wrap">
        <a className="wordmark" href={homePaths[language]}>
          {name}
          <sup aria-hidden="true">[1]</sup>
          <span className="visually-hidden">, {labels.home}</span>
        </a>
        <nav className="header-menus" aria-label={labels.navigation}>
          {submenus.map(menu => (
            <Submenu key={menu} menu={menu} page={page} labels={labels} />
          ))}
          <PageLinks routes={menuRoutes('blog')} page={page} labels={labels} />
        </nav>
        <LanguageSwitch page={page} labels={labels} />
        <a className="button" href={pathOf('free-geo-audit', language)}>
          {labels.auditButton}
        </a>
        <button
          className="header-open"
          type="button"
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: 'menu' }}
        >
          {labels.menu}
        </button>
      </div>
      <NarrowMenu page={page} labels={labels} />
    </header>
  )
}

const submenus = ['about', 'agency'] as const
type Submenu = (typeof submenus)[number]

interface Parts {
  readonly page: Page
  readonly labels: LayoutLabels
}

function Submenu({ menu, page, labels }: Parts & { readonly menu: Submenu }) {
  const pages = menuRoutes(menu)
  return (
    <div>
      <button className="submenu-button" type="button" popoverTarget={`menu-${menu}`}>
        {labels[menu]}
      </button>
      <ul className="submenu" id={`menu-${menu}`} popover="auto">
        {pages.map(route => (
          <li key={route.id}>
            <PageLink route={route} page={page} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NarrowMenu({ page, labels }: Parts) {
  return (
    <dialog className="panel" id="menu" aria-label={labels.menu} {...{ closedby: 'any' }}>
      <form method="dialog">
        <button type="submit" className="panel-close">
          {labels.closeMenu}
        </button>
      </form>
      <nav aria-label={labels.menu}>
        {submenus.map(menu => (
          <PanelGroup key={menu} menu={menu} page={page} labels={labels} />
        ))}
        <PageLinks routes={menuRoutes('blog')} page={page} labels={labels} />
      </nav>
    </dialog>
  )
}

function PanelGroup({ menu, page, labels }: Parts & { readonly menu: Submenu }) {
  const pages = menuRoutes(menu)
  return (
    <>
      <p className="mono">{labels[menu]}</p>
      <ul>
        {pages.map(route => (
          <li key={route.id}>
            <PageLink route={route} page={page} labels={labels} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PageLinks({ routes, page, labels }: Parts & { readonly routes: readonly Route[] }) {
  return routes.map(route => <PageLink key={route.id} route={route} page={page} labels={labels} />)
}

function PageLink({ route, page, labels }: Parts & { readonly route: Route }) {
  return (
    <a href={route[page.language]} aria-current={route.id === page.route?.id ? 'page' : undefined}>
      {labels.pages[route.id]}
    </a>
  )
}

/** Both languages in a constant order; the other one is a link. */
function LanguageSwitch({ page, labels }: Parts) {
  const other = otherLanguage(page.language)
  const link = (
    <a data-language-switch href={counterpartOf(page.path)} hrefLang={other} lang={other}>
      {other.toUpperCase()}
      <span className="visually-hidden">{labels.otherLanguage}</span>
    </a>
  )
  const current = <b>{page.language.toUpperCase()}</b>
  return (
    <p className="languages mono">
      {page.language === 'fr' ? current : link}
      <span aria-hidden="true">/</span>
      {page.language === 'fr' ? link : current}
    </p>
  )
}
