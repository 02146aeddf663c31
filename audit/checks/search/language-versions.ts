import { shownPath } from '#contracts/addresses/shown-address.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { pageIdentity } from '../../read/addresses.ts'
import type { Alternate } from '../../read/page/page-facts.ts'
import { alternatesOf } from '../../read/site/language-versions.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { failed, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { isUtility } from '../linguistic.ts'
import { dominateAiSearch, googleHreflang } from '../sources.ts'

const costOfFault = 0.25

export const languageVersions = pageCheck({
  id: 'language-versions',
  confidence: 'high',
  name: {
    fr: 'Les versions de langue se nomment les unes les autres',
    en: 'Language versions name one another',
  },
  why: {
    fr: 'Les liens hreflang disent quelle version montrer à qui. Les moteurs répondent autrement selon la langue : la bonne page doit être trouvée dans chacune.',
    en: 'hreflang links say which version to show to whom. Engines answer differently by language: the right page must be found in each.',
  },
  sources: [googleHreflang, dominateAiSearch],
  decide(page, site) {
    const alternates = alternatesOf(page, site)
    const others = new Set(alternates.map(({ language }) => language).filter(code => code !== 'x-default'))
    if (others.size < 2)
      return isMultilingual(site) && !isUtility(page) ? failed(unnamed) : notApplicable(oneLanguage)
    const faults = faultsOf(page, alternates, site)
    if (faults.length === 0) return passed(complete(alternates.length))
    const evidence = alternates
      .slice(0, 4)
      .map(({ language, written, place }) => seen(page.address, `hreflang=${language} (${place})`, written))
    return graded(1 - costOfFault * faults.length, sentence(faults), evidence)
  },
  fix: {
    title: { fr: 'Compléter les liens entre langues', en: 'Complete the links between languages' },
    action: {
      fr: 'Dans chaque version, listez toutes les versions, elle-même comprise, avec des adresses complètes, et une version par défaut (x-default).',
      en: 'In each version, list every version, itself included, with complete addresses, and a default version (x-default).',
    },
    effort: 'low',
  },
})

/** At least two pages in each language: a single one may be the form of some program. */
function isMultilingual({ pages }: Site): boolean {
  const long = pages.filter(({ text }) => text.words >= fewestWords)
  const counts = Map.groupBy(long, ({ language }) => language.detected ?? '')
  counts.delete('')
  return [...counts.values()].filter(({ length }) => length >= fewestPages).length > 1
}

const fewestWords = 100
const fewestPages = 2

/** Without faults for a missing `x-default`, which is optional. */
function faultsOf(page: Page, alternates: readonly Alternate[], site: Site): readonly Bilingual[] {
  const names = (address: string | null, key: string) => address !== null && pageIdentity(address) === key
  const own = pageIdentity(page.address)
  const silent = site.pages
    .filter(other => alternates.some(({ address }) => names(address, pageIdentity(other.address))))
    .filter(other => !alternatesOf(other, site).some(({ address }) => names(address, own)))
  return [
    alternates.some(({ address }) => names(address, own))
      ? []
      : [{ fr: 'la page ne se nomme pas elle-même', en: 'the page does not name itself' }],
    alternates.every(({ written }) => /^https?:\/\//iu.test(written.trim()))
      ? []
      : [{ fr: 'des adresses sont incomplètes', en: 'some addresses are incomplete' }],
    silent.length === 0
      ? []
      : [
          {
            fr: `une version nommée ne répond pas (${pathOf(silent)})`,
            en: `a version named does not name it back (${pathOf(silent)})`,
          },
        ],
  ].flat()
}

function pathOf([first]: readonly Page[]): string {
  return first ? shownPath(first.address) : ''
}

const oneLanguage = {
  fr: 'Les pages lues sont dans une seule langue et ne nomment pas d’autre version.',
  en: 'The pages read are in one language and name no other version.',
}

const unnamed = {
  fr: 'Le site est en plusieurs langues, et la page ne nomme aucune autre version (hreflang).',
  en: 'The site is in several languages, and the page names no other version (hreflang).',
}

function complete(count: number): Bilingual {
  return {
    fr: `Les ${count} liens de langue sont complets et réciproques.`,
    en: `All ${count} language links are complete and reciprocal.`,
  }
}

function sentence(faults: readonly Bilingual[]): Bilingual {
  return {
    fr: `Les liens entre langues sont incomplets : ${faults.map(({ fr }) => fr).join(' ; ')}.`,
    en: `The links between languages are incomplete: ${faults.map(({ en }) => en).join('; ')}.`,
  }
}
