import type { Bilingual } from '#contracts/languages.ts'
import { organizationPatch, siteNamePatch } from '../../fixes/organization-patch.ts'
import { type NamePlace, namePlaces, siteName } from '../../read/site/organization.ts'
import { failed, graded, seen, siteCheck } from '../check.ts'
import { googleStructuredData, schemaOrg } from '../sources.ts'

export const organizationName = siteCheck({
  id: 'organization-name',
  confidence: 'estimated',
  name: {
    fr: "Le nom de l'organisation est le même partout",
    en: "The organization's name is the same everywhere",
  },
  why: {
    fr: 'Avec un seul nom, un moteur peut rattacher toutes vos pages à la même organisation. C’est une précaution : aucune étude ne mesure ce qu’elle rapporte.',
    en: 'With one name everywhere, an engine can tie all your pages to the same organization. This is a precaution: no study measures what it brings.',
  },
  sources: [schemaOrg, googleStructuredData],
  decide(site) {
    const name = siteName(site)
    if (!name) return failed(nameless)
    const places = namePlaces(site, name)
    const agreeing = places.filter(({ agrees }) => agrees)
    const evidence = places
      .filter(({ text }) => text !== '')
      .map(({ address, place, text }) => seen(address, place, text))
    return graded(agreeing.length / places.length, sentence(name, places), evidence)
  },
  fix: {
    title: { fr: 'Dire le même nom aux quatre endroits', en: 'Say the same name in the four places' },
    action: {
      fr: "Écrivez le nom, de la même façon, dans le titre de la page d'accueil, og:site_name, les données structurées et le pied de page.",
      en: 'Write the name, in the same way, in the title of the home page, og:site_name, the structured data and the footer.',
    },
    effort: 'low',
    horizonDays: 30,
    patch: (_page, site) => siteNamePatch(site) ?? organizationPatch(site),
  },
})

const nameless = {
  fr: 'Le site ne dit le nom de son organisation ni dans og:site_name, ni dans des données structurées, ni dans ses titres.',
  en: "The site states its organization's name neither in og:site_name, nor in structured data, nor in its titles.",
}

const placeNames: Readonly<Record<NamePlace['place'], Bilingual>> = {
  title: { fr: 'le titre de la page', en: 'the page title' },
  'og:site_name': { fr: 'og:site_name', en: 'og:site_name' },
  'json-ld': { fr: 'les données structurées', en: 'the structured data' },
  footer: { fr: 'le pied de page', en: 'the footer' },
}

function sentence(name: string, places: readonly NamePlace[]): Bilingual {
  const missing = places.filter(({ agrees }) => !agrees)
  if (missing.length === 0) {
    return {
      fr: `Le nom « ${name} » est le même aux quatre endroits.`,
      en: `The name “${name}” is the same in all four places.`,
    }
  }
  return {
    fr: `Le nom « ${name} » manque ou diffère dans ${missing.map(({ place }) => placeNames[place].fr).join(', ')}.`,
    en: `The name “${name}” is missing or different in ${missing.map(({ place }) => placeNames[place].en).join(', ')}.`,
  }
}
