import { siteOf } from '../../read/addresses.ts'
import type { Author } from '../../read/page/page-facts.ts'
import { peopleOf, siteName } from '../../read/site/organization.ts'
import type { Site } from '../../read/site/site-facts.ts'
import { lettersOf } from '../../read/text/fold.ts'
import { failed, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { shortText } from '../linguistic.ts'
import { googleEeat } from '../sources.ts'

/** The share for a name alone, without a page or a role that says who it is. */
const nameAlone = 0.6

export const namedAuthor = pageCheck({
  id: 'named-author',
  confidence: 'estimated',
  name: {
    fr: 'Les articles sont signés, et la signature mène à quelqu’un',
    en: 'Articles are signed, and the signature leads to someone',
  },
  why: {
    fr: 'Les consignes de qualité de Google demandent qui a écrit, et pourquoi lui faire confiance. Une signature sans page ni fonction ne le dit pas.',
    en: "Google's quality guidelines ask who wrote, and why to trust them. A signature without a page or a role does not say.",
  },
  sources: [googleEeat],
  decide(page, site) {
    const { role, authors, address, text } = page
    if (role !== 'article') return notApplicable(notArticle)
    if (text.words < shortText) return notApplicable(tooShort)
    const known = authors.find(
      author => author.address !== null || author.role !== null || isOwner(author, site),
    )
    const author = known ?? authors[0]
    if (!author) return failed(unsigned)
    const evidence = [seen(address, author.where, author.name)]
    return known ? passed(signed(known), evidence) : graded(nameAlone, nameOnly(author), evidence)
  },
  fix: {
    title: { fr: 'Signer les articles', en: 'Sign the articles' },
    action: {
      fr: 'Sous le titre, mettez le nom et la fonction de l’auteur, avec un lien vers une page qui le présente.',
      en: "Under the heading, put the author's name and role, with a link to a page that introduces them.",
    },
    effort: 'low',
  },
})

/** Whether the site is named after the author, or its start page describes them: the site then says who that is. */
function isOwner({ name }: Author, site: Site): boolean {
  const [start] = site.pages
  const places = [siteName(site) ?? '', start?.head.titles[0] ?? '', siteOf(site.address)]
  return [...places, ...(start ? peopleOf(start) : [])].some(place =>
    lettersOf(place).includes(lettersOf(name)),
  )
}

const tooShort = {
  fr: 'L’article est trop court pour qu’on l’attende signé.',
  en: 'The article is too short to be expected signed.',
}

const notArticle = {
  fr: 'Seuls les articles sont attendus signés.',
  en: 'Only articles are expected to be signed.',
}

const unsigned = {
  fr: "L'article n'est pas signé.",
  en: 'The article is not signed.',
}

function signed({ name, role }: Author) {
  return {
    fr: `L'article est signé ${name}${role ? `, ${role}` : ', et le site dit qui c’est'}.`,
    en: `The article is signed ${name}${role ? `, ${role}` : ', and the site says who that is'}.`,
  }
}

function nameOnly({ name }: Author) {
  return {
    fr: `L'article est signé ${name}, sans page ni fonction qui dise qui c'est.`,
    en: `The article is signed ${name}, without a page or a role that says who that is.`,
  }
}
