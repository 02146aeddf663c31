import type { Bilingual } from '#contracts/languages.ts'
import {
  isSameName,
  namesInPassing,
  shownTexts,
  type StatedName,
  statedNames,
} from '../../read/site/organization.ts'
import type { Site } from '../../read/site/site-facts.ts'
import { failed, graded, notApplicable, seen, siteCheck } from '../check.ts'
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
    const [start] = site.pages
    const stated = statedNames(site)
    const shown = start ? shownTexts(start) : []
    const read = stated.find(({ text }) => shown.some(said => isSameName(said, text)))
    const name = read ?? stated[0]
    if (!name) return isToldInPassing(site) ? notApplicable(inPassing) : failed(unstated)
    const others = stated.filter(other => !isSameName(other.text, name.text))
    const evidence = [name, ...others].map(({ address, place, text }) => seen(address, place, text))
    const share = 1 - (others.length > 0 ? 0.5 : 0) - (read ? 0 : 0.5)
    return graded(share, sentence(name.text, others, read !== undefined), evidence)
  },
  fix: {
    title: { fr: 'Dire partout le même nom', en: 'Say the same name everywhere' },
    action: {
      fr: "Écrivez le nom, de la même façon, dans le titre de la page d'accueil, og:site_name, les données structurées et le pied de page.",
      en: 'Write the name, in the same way, in the title of the home page, og:site_name, the structured data and the footer.',
    },
    effort: 'low',
    // No patch: a name that structured data and the start page both say is the same everywhere, and no fault.
  },
})

function isToldInPassing({ pages }: Site): boolean {
  return pages.some(page => namesInPassing(page) || page.structuredData.errors.length > 0)
}

const inPassing = {
  fr: 'Le site ne se nomme qu’en passant, comme éditeur ou auteur d’autre chose, ou dans un bloc qui ne se lit pas.',
  en: 'The site names itself only in passing, as the publisher or author of something else, or in a block that cannot be read.',
}

const unstated = {
  fr: 'Le site ne dit son nom aux machines ni dans og:site_name, ni dans des données structurées.',
  en: 'The site tells machines its name neither in og:site_name nor in structured data.',
}

function sentence(name: string, others: readonly StatedName[], isRead: boolean): Bilingual {
  const [other] = others
  if (!other && isRead) {
    return {
      fr: `Le site dit aux machines le nom qu’on lit sur sa page d’entrée : « ${name} ».`,
      en: `The site tells machines the name that its start page shows: “${name}”.`,
    }
  }
  if (!other) {
    return {
      fr: `Le nom dit aux machines, « ${name} », ne se lit pas sur la page d’entrée.`,
      en: `The name told to machines, “${name}”, cannot be read on the start page.`,
    }
  }
  return {
    fr: `Le site se nomme « ${name} » et, ailleurs, « ${other.text} ».`,
    en: `The site calls itself “${name}” and, elsewhere, “${other.text}”.`,
  }
}
