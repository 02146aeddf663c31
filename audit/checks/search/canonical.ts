import type { Bilingual } from '#contracts/languages.ts'
import { canonicalPatch } from '../../fixes/canonical-patch.ts'
import { indexingBan } from '../../read/page/showable.ts'
import { isSamePage, siteOf } from '../../read/addresses.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { failed, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { googleCanonical } from '../sources.ts'

const costOfFault = 0.5

export const canonical = pageCheck({
  id: 'canonical',
  confidence: 'high',
  name: { fr: 'La page donne son adresse de référence', en: 'The page states its canonical address' },
  why: {
    fr: "Quand une page se lit à plusieurs adresses, l'adresse de référence (« canonical ») dit laquelle citer. Deux réponses différentes valent moins qu'aucune.",
    en: 'When a page can be read at several addresses, the canonical one says which to cite. Two different answers are worth less than none.',
  },
  sources: [googleCanonical],
  decide(page) {
    const { canonicals } = page.head
    if (indexingBan(page.robotsDirectives, 'googlebot')) return notApplicable(notIndexed)
    if (canonicals.length === 0) return failed(none)
    const faults = faultsOf(page)
    if (faults.length === 0) return passed(stated)
    const evidence = canonicals.map(({ place, written }) =>
      seen(page.address, `link[rel=canonical] (${place})`, written),
    )
    return graded(Math.max(0, 1 - costOfFault * faults.length), sentence(faults), evidence)
  },
  fix: {
    title: { fr: "Donner l'adresse de référence", en: 'State the canonical address' },
    action: {
      fr: 'Mettez dans chaque page un seul lien « canonical », complet, vers sa propre adresse.',
      en: 'Put in each page a single canonical link, complete, to its own address.',
    },
    effort: 'low',
    patch: canonicalPatch,
  },
})

function faultsOf(page: Page): readonly Bilingual[] {
  const { canonicals } = page.head
  const addresses = new Set(canonicals.map(({ address }) => address))
  const absolute = canonicals.every(({ written }) => /^https?:\/\//iu.test(written.trim()))
  const own = canonicals.some(({ address }) => address !== null && isSamePage(address, page.address))
  return [
    addresses.size > 1 ? [{ fr: 'plusieurs adresses différentes', en: 'several different addresses' }] : [],
    absolute ? [] : [{ fr: 'une adresse incomplète', en: 'an incomplete address' }],
    own ? [] : [addresses.values().some(address => isPlaceholder(address, page)) ? placeholder : another],
  ].flat()
}

const another = { fr: 'une autre page que celle-ci', en: 'another page than this one' }

const placeholder = {
  fr: "un domaine d'exemple, qui n'est pas celui du site",
  en: 'a sample domain, which is not that of the site',
}

/** A domain that a template or a machine of its maker left: `example.com`, `votre-site.fr`, `localhost`. */
function isPlaceholder(address: string | null, page: Page): boolean {
  if (address === null) return false
  const site = siteOf(address)
  return site !== siteOf(page.address) && sampleHost.test(site)
}

const sampleHost =
  /^(?:localhost(?::\d+)?|(?:[\w-]+\.)?example\.(?:com|org|net)|(?:votre|mon|your|my)-?(?:site|domaine?|website|url)\.\w{2,4}|domain(?:name)?\.com)$/iu

const notIndexed = {
  fr: 'La page demande à ne pas être indexée : elle n’a pas d’adresse à citer.',
  en: 'The page asks not to be indexed: it has no address to cite.',
}

const none = {
  fr: "La page ne donne pas d'adresse de référence (link rel=canonical).",
  en: 'The page states no canonical address (link rel=canonical).',
}

const stated = {
  fr: 'La page donne une seule adresse de référence : la sienne.',
  en: 'The page states a single canonical address: its own.',
}

function sentence(faults: readonly Bilingual[]): Bilingual {
  return {
    fr: `L'adresse de référence indique ${faults.map(({ fr }) => fr).join(', ')}.`,
    en: `The canonical link points to ${faults.map(({ en }) => en).join(', ')}.`,
  }
}
