import type {
  Confidence,
  Evidence,
  Finding,
  PageVerdict,
  PillarId,
  Verdict,
} from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'

export const site = 'https://cabinet-lumiere.example'

type Described = Pick<Finding, 'name' | 'sentence' | 'why'> & Partial<Finding>

function finding(
  check: string,
  pillar: PillarId,
  [verdict, points, maximum, confidence]: readonly [Verdict, number, number, Confidence],
  described: Described,
): Finding {
  return {
    check,
    pillar,
    verdict,
    points,
    maximum,
    confidence,
    sources: [],
    evidence: [],
    pages: [],
    ...described,
  }
}

function both(fr: string, en: string): Bilingual {
  return { fr, en }
}

function seen(path: string, where: string, quote: string): Evidence {
  return { address: `${site}${path}`, where, quote }
}

function onPages(verdicts: Readonly<Record<string, Verdict>>): readonly PageVerdict[] {
  return Object.entries(verdicts).map(([path, verdict]) => ({ address: `${site}${path}`, verdict }))
}

const geo = {
  title: 'Aggarwal et al., GEO: Generative Engine Optimization, KDD 2024',
  url: 'https://arxiv.org/abs/2311.09735',
}
const absorption = {
  title: 'Zhang, He and Yao, From Citation Selection to Citation Absorption, 2026',
  url: 'https://arxiv.org/abs/2604.25707',
}
const riseOfTheAiCrawler = {
  title: 'Vercel and MERJ, The rise of the AI crawler, 2024',
  url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
}
const openaiCrawlers = {
  title: 'OpenAI, Overview of OpenAI crawlers',
  url: 'https://developers.openai.com/api/docs/bots',
}

/** What an audit found on an accountant's site: readable, rarely worth a citation. */
export const findings: readonly Finding[] = [
  finding('search-agents-allowed', 'A', ['partial', 6.2, 8, 'high'], {
    name: both(
      'robots.txt laisse entrer les robots de recherche des moteurs',
      'robots.txt lets the engines’ search crawlers in',
    ),
    sentence: both(
      '1 moteur sur 6 ne peut pas lire toutes les pages : Mistral.',
      '1 engine of 6 may not read every page: Mistral.',
    ),
    why: both(
      'Un moteur ne cite que des pages que son robot de recherche a le droit de lire. Bloquer les robots d’entraînement est un autre choix, qui ne coûte rien ici.',
      'An engine only cites pages that its search crawler may read. Blocking training crawlers is another choice, which costs nothing here.',
    ),
    sources: [openaiCrawlers],
    evidence: [seen('/robots.txt', 'robots.txt, line 7', 'User-agent: MistralAI-Index … Disallow: /')],
  }),
  finding('user-agents-allowed', 'A', ['passed', 3, 3, 'high'], {
    name: both(
      'robots.txt laisse entrer les robots qui agissent pour une personne',
      'robots.txt lets in the crawlers that act for a person',
    ),
    sentence: both(
      'Aucun robot d’action documenté n’est bloqué.',
      'No documented user-action crawler is blocked.',
    ),
    why: both(
      'Ces robots ouvrent une page quand une personne la demande dans une conversation.',
      'These crawlers open a page when a person asks for it in a conversation.',
    ),
    sources: [openaiCrawlers],
  }),
  finding('no-refusal', 'A', ['passed', 4, 4, 'high'], {
    name: both(
      'Le serveur répond aux robots comme aux visiteurs',
      'The server answers crawlers as it answers visitors',
    ),
    sentence: both(
      'Les 8 robots interrogés ont reçu la même page que nous.',
      'The 8 crawlers asked got the same page as we did.',
    ),
    why: both(
      'Un pare-feu peut refuser un robot que robots.txt autorise, sans que personne ne le voie.',
      'A firewall can refuse a crawler that robots.txt allows, without anyone noticing.',
    ),
  }),
  finding('missing-answers-404', 'A', ['partial', 1, 2, 'moderate'], {
    name: both('Une page absente répond 404', 'A missing page answers 404'),
    sentence: both(
      'Une adresse inventée a reçu 200 au lieu de 404.',
      'A made-up address got 200 instead of 404.',
    ),
    why: both(
      'Plus d’un tiers des lectures de robots d’IA tombent sur des pages absentes : une réponse claire leur évite de lire du vide.',
      'More than a third of AI crawlers’ fetches hit missing pages: a clear answer spares them from reading nothing.',
    ),
    sources: [riseOfTheAiCrawler],
    evidence: [seen('/une-page-qui-n-existe-pas', 'HTTP', '200 OK')],
  }),
  finding('text-without-script', 'B', ['partial', 4.6, 7, 'high'], {
    name: both('Le texte est dans la page, sans script', 'The text is in the page, without scripts'),
    sentence: both(
      'Sur 1 page de 12, le tableau des prix n’existe pas sans script.',
      'On 1 page of 12, the price table does not exist without scripts.',
    ),
    why: both(
      'La plupart des robots d’IA n’exécutent pas les scripts : ce qu’ils dessinent n’existe pas pour eux.',
      'Most AI crawlers do not run scripts: what scripts draw does not exist for them.',
    ),
    sources: [riseOfTheAiCrawler],
    evidence: [seen('/honoraires', 'div#pricing-table', '')],
    pages: onPages({ '/': 'passed', '/honoraires': 'failed', '/paie': 'passed', '/questions': 'passed' }),
  }),
  finding('heading-outline', 'B', ['partial', 2, 3, 'moderate'], {
    name: both('Les titres forment un plan sans saut', 'Headings form an outline without jumps'),
    sentence: both('3 pages sur 12 passent de h1 à h4.', '3 pages of 12 jump from h1 to h4.'),
    why: both(
      'Un passage est choisi avec le titre qui le précède : un plan juste dit de quoi il parle.',
      'A passage is chosen with the heading before it: a sound outline says what it is about.',
    ),
    evidence: [seen('/paie', 'h1 + h4', 'Nos atouts')],
    pages: onPages({ '/': 'passed', '/honoraires': 'passed', '/paie': 'failed', '/questions': 'passed' }),
  }),
  finding('figures-in-text', 'C', ['partial', 2.4, 5, 'moderate'], {
    name: both(
      'Le texte donne des chiffres avec leur unité ou leur date',
      'The text gives figures with their unit or date',
    ),
    sentence: both(
      '16 chiffres avec unité, base ou date, soit 2,4 pour 1 000 mots.',
      '16 figures with a unit, base or date, or 2.4 per 1,000 words.',
    ),
    why: both(
      'En laboratoire, des statistiques ajoutées à une page ont augmenté sa présence dans les réponses (+31 %, GEO, 2024) ; avec plusieurs concurrents qui font de même, l’effet baisse beaucoup.',
      'In the lab, statistics added to a page raised its presence in answers (+31%, GEO, 2024); when several competitors do the same, the effect falls sharply.',
    ),
    sources: [geo, absorption],
    evidence: [seen('/pourquoi-nous', 'main p:nth-child(3)', '78 % des PME externalisent leur paie.')],
    pages: onPages({ '/': 'failed', '/honoraires': 'partial', '/paie': 'partial', '/questions': 'passed' }),
  }),
  finding('sourced-claims', 'C', ['failed', 0.6, 5, 'moderate'], {
    name: both('Un chiffre a sa source à côté de lui', 'A figure has its source beside it'),
    sentence: both(
      '2 chiffres sur 16 ont une source dans le même paragraphe.',
      '2 figures of 16 have a source in the same paragraph.',
    ),
    why: both(
      'Un moteur attribue ce qu’il reprend : une affirmation déjà sourcée est plus simple à reprendre.',
      'An engine attributes what it reuses: a claim that already has a source is easier to reuse.',
    ),
    sources: [geo],
    evidence: [
      seen('/pourquoi-nous', 'main p:nth-child(3)', '78 % des PME externalisent leur paie.'),
      seen('/', 'main p:nth-child(2)', 'Nos clients gagnent 6 heures par mois.'),
    ],
  }),
  finding('attributed-quotations', 'C', ['failed', 0, 4, 'moderate'], {
    name: both('Les citations ont un auteur nommé', 'Quotations have a named author'),
    sentence: both('Aucune citation attribuée sur 12 pages.', 'No attributed quotation on 12 pages.'),
    why: both(
      'Dans l’étude GEO, l’ajout de citations a eu l’effet le plus fort, en laboratoire.',
      'In the GEO study, adding quotations had the strongest effect, in the lab.',
    ),
    sources: [geo],
  }),
  finding('first-hand-data', 'C', ['could-not-tell', 0, 0, 'estimated'], {
    name: both('Le site publie des données de première main', 'The site publishes first-hand data'),
    sentence: both(
      'Les pages lues sont trop courtes pour en juger.',
      'The pages read are too short to judge.',
    ),
    why: both(
      'Une mesure que vous êtes seul à publier ne peut être citée que chez vous.',
      'A measurement only you publish can only be cited from you.',
    ),
  }),
  finding('answer-first', 'D', ['failed', 0.7, 3, 'moderate'], {
    name: both('La page répond dans ses 150 premiers mots', 'The page answers within its first 150 words'),
    sentence: both(
      '9 pages sur 12 ouvrent sur une accroche ; la réponse vient après le troisième paragraphe.',
      '9 pages of 12 open on a hook; the answer comes after the third paragraph.',
    ),
    why: both(
      'Un passage qui répond seul à la question du titre peut être repris tel quel.',
      'A passage that answers the heading’s question by itself can be reused as it stands.',
    ),
    sources: [absorption],
    evidence: [
      seen('/honoraires', 'main p:first-of-type', 'Vous cherchez un expert-comptable à votre écoute ?'),
    ],
    pages: onPages({ '/': 'failed', '/honoraires': 'failed', '/paie': 'failed', '/questions': 'passed' }),
  }),
  finding('question-headings', 'D', ['partial', 1.6, 3, 'moderate'], {
    name: both('Les titres posent la question du lecteur', 'Headings ask the reader’s question'),
    sentence: both('5 titres sur 31 sont des questions.', '5 headings of 31 are questions.'),
    why: both(
      'Une question suivie de sa réponse est la forme que les moteurs cherchent.',
      'A question followed by its answer is the form that engines look for.',
    ),
    pages: onPages({ '/': 'failed', '/honoraires': 'partial', '/paie': 'failed', '/questions': 'passed' }),
  }),
  finding('topic-in-title', 'E', ['passed', 4, 4, 'moderate'], {
    name: both(
      'Titre, h1 et premier paragraphe disent le même sujet',
      'Title, h1 and first paragraph name the same topic',
    ),
    sentence: both(
      '11 pages sur 12 annoncent leur sujet trois fois.',
      '11 pages of 12 name their topic three times.',
    ),
    why: both(
      'La pertinence pour la question pèse plus que toute tournure.',
      'Relevance to the question weighs more than any turn of phrase.',
    ),
  }),
  finding('sitemap-dates', 'E', ['partial', 1.5, 3, 'moderate'], {
    name: both('Le plan du site porte de vraies dates', 'The sitemap carries true dates'),
    sentence: both(
      'Les 48 adresses du plan portent la même date.',
      'All 48 addresses of the sitemap carry the same date.',
    ),
    why: both(
      'Une date identique partout ne dit rien, et les robots apprennent à l’ignorer.',
      'The same date everywhere says nothing, and crawlers learn to ignore it.',
    ),
    evidence: [seen('/sitemap.xml', 'lastmod', '2024-01-01')],
  }),
  finding('canonical', 'E', ['passed', 2, 2, 'high'], {
    name: both('Chaque page désigne son adresse canonique', 'Each page names its canonical address'),
    sentence: both('12 pages sur 12.', '12 pages of 12.'),
    why: both(
      'Deux adresses pour un texte divisent ce qui le rend citable.',
      'Two addresses for one text divide what makes it citable.',
    ),
  }),
  finding('hreflang', 'E', ['not-applicable', 0, 0, 'high'], {
    name: both(
      'Les versions linguistiques se désignent l’une l’autre',
      'Language versions point to one another',
    ),
    sentence: both('Le site est en une seule langue.', 'The site is in one language.'),
    why: both(
      'Un moteur cite la version qui parle la langue de la question.',
      'An engine cites the version that speaks the language of the question.',
    ),
  }),
  finding('visible-date', 'F', ['partial', 1.8, 4, 'moderate'], {
    name: both('Les pages portent une date visible', 'Pages carry a visible date'),
    sentence: both(
      '4 pages sur 12 disent quand elles ont été mises à jour.',
      '4 pages of 12 say when they were updated.',
    ),
    why: both(
      'Les pages citées sont en moyenne plus récentes que celles qui ne le sont pas.',
      'Cited pages are on average more recent than those that are not.',
    ),
  }),
  finding('content-age', 'F', ['partial', 1, 2, 'estimated'], {
    name: both('Le contenu a moins d’un an', 'The content is less than a year old'),
    sentence: both('La page la plus récente a 14 mois.', 'The most recent page is 14 months old.'),
    why: both(
      'Sur les sujets qui bougent, les moteurs préfèrent le récent.',
      'On topics that move, engines prefer what is recent.',
    ),
  }),
  finding('organization-name', 'G', ['passed', 2, 2, 'estimated'], {
    name: both('Le nom de l’entreprise est le même partout', 'The company’s name is the same everywhere'),
    sentence: both(
      'Cabinet Lumière, dans le titre, le pied de page et les données structurées.',
      'Cabinet Lumière, in the title, the footer and the structured data.',
    ),
    why: both(
      'Un nom constant permet de relier vos pages à une seule entité.',
      'A constant name lets your pages be tied to one entity.',
    ),
  }),
  finding('about-and-author', 'G', ['passed', 2.6, 3, 'estimated'], {
    name: both('On sait qui écrit', 'One can tell who writes'),
    sentence: both(
      'Les mentions légales et la page Équipe existent ; 8 articles sur 9 ont un auteur.',
      'The legal notice and the Team page exist; 8 articles of 9 have an author.',
    ),
    why: both(
      'Une source dont l’auteur est connu est plus simple à croire.',
      'A source whose author is known is easier to believe.',
    ),
  }),
  finding('structured-data-valid', 'H', ['passed', 1, 1, 'high'], {
    name: both('Les données structurées se lisent', 'Structured data can be read'),
    sentence: both('12 blocs JSON-LD, sans erreur.', '12 JSON-LD blocks, without errors.'),
    why: both('Un bloc cassé est ignoré en entier.', 'A broken block is ignored as a whole.'),
  }),
  finding('structured-data-fits', 'H', ['partial', 1.2, 2, 'estimated'], {
    name: both('Leur type convient à la page', 'Their type fits the page'),
    sentence: both('La page de questions n’a pas de FAQPage.', 'The questions page has no FAQPage.'),
    why: both(
      'Le type dit à quoi sert la page ; son effet sur les citations n’est pas prouvé.',
      'The type says what the page is for; its effect on citations is not proven.',
    ),
    evidence: [
      seen('/questions', 'script[type="application/ld+json"]', '{"@type":"WebPage","name":"Questions"}'),
    ],
  }),
]
