import { type LocalServer, serveLocally } from './local-server.ts'

/** A made-up accounting firm with twelve pages in two languages, served on this machine. */
export interface SampleSite extends LocalServer {
  /** The user agents that have requested it. */
  readonly agents: ReadonlySet<string>
  /** Has it serve another robots.txt from now on. */
  changeRobots(text: string): void
}

/** Starts the site on a free port. `robots` replaces its robots.txt, to try other rules. */
export async function startSampleSite({ robots = 'User-agent: *\nAllow: /\n' } = {}): Promise<SampleSite> {
  const agents = new Set<string>()
  let rules = robots
  const server = await serveLocally((request, response) => {
    agents.add(request.headers['user-agent'] ?? '')
    const origin = `http://${request.headers.host}`
    const path = new URL(request.url ?? '/', origin).pathname
    const answer = answerTo(path, { origin, robots: rules })
    response.writeHead(answer.status, {
      'content-type': answer.type,
      'last-modified': new Date('2026-10-05T08:00:00Z').toUTCString(),
    })
    response.end(answer.body)
  })
  return {
    ...server,
    agents,
    changeRobots(text) {
      rules = text
    },
  }
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}

function answerTo(path: string, { origin, robots }: { origin: string; robots: string }): Answer {
  if (path === '/robots.txt') return text(`${robots}\nSitemap: ${origin}/sitemap.xml\n`)
  if (path === '/sitemap.xml') return { status: 200, type: 'application/xml', body: sitemap(origin) }
  const page = samplePages.find(candidate => candidate.path === path)
  if (!page)
    return { status: 404, type: 'text/html; charset=utf-8', body: '<!doctype html><title>404</title>' }
  return { status: 200, type: 'text/html; charset=utf-8', body: htmlOf(page, origin) }
}

function text(body: string): Answer {
  return { status: 200, type: 'text/plain; charset=utf-8', body }
}

function sitemap(origin: string): string {
  const entries = samplePages.map(
    ({ path }) => `<url><loc>${origin}${path}</loc><lastmod>2026-10-05</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}

interface SamplePage {
  readonly path: string
  readonly language: 'fr' | 'en'
  /** The same page in the other language. */
  readonly counterpart?: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export const samplePages: readonly SamplePage[] = [
  {
    path: '/',
    language: 'fr',
    counterpart: '/en',
    title: 'Cabinet Lumen, expertise comptable pour les PME',
    paragraphs: [
      'Le cabinet Lumen est un cabinet d’expertise comptable qui accompagne 140 PME de 5 à 50 salariés à Lyon. Il publie ses honoraires, de 180 à 320 € HT par mois, et répond aux questions courantes en moins de 24 heures ouvrées.',
      'Selon l’Insee, une entreprise sur deux passe le cap des cinq ans. Notre mesure, faite sur 140 dossiers en 2026, montre que 82 % des clients suivis chaque mois ont clos leur exercice à la date prévue.',
    ],
  },
  {
    path: '/services',
    language: 'fr',
    counterpart: '/en/services',
    title: 'Nos services de comptabilité et de paie',
    paragraphs: [
      'La tenue comptable est l’enregistrement de toutes les opérations d’une entreprise. Elle comprend la saisie des factures, le rapprochement bancaire et la déclaration de TVA, chaque mois ou chaque trimestre.',
      'La paie coûte 22 € HT par bulletin en 2026. Le prix comprend les déclarations sociales et la réponse aux questions des salariés.',
    ],
  },
  {
    path: '/services/paie',
    language: 'fr',
    title: 'Externaliser la paie d’une PME : prix et délais',
    paragraphs: [
      'Externaliser la paie consiste à confier les bulletins et les déclarations sociales à un cabinet. Pour 10 salariés, le prix est de 220 € HT par mois et la mise en place prend trois semaines.',
      'D’après l’Urssaf, les déclarations sont dues le 5 ou le 15 du mois suivant. Un retard coûte une majoration de 5 %.',
    ],
  },
  {
    path: '/honoraires',
    language: 'fr',
    title: 'Honoraires 2026 d’un expert-comptable pour une PME',
    paragraphs: [
      'Une mission comptable pour une PME de 5 salariés coûte de 180 à 320 € HT par mois. Le prix dépend du nombre de factures et de bulletins.',
      'Nos prix sont fixes pendant 12 mois. Ils comprennent le bilan, la liasse fiscale et deux rendez-vous par an.',
    ],
  },
  {
    path: '/blog/choisir-expert-comptable',
    language: 'fr',
    title: 'Comment choisir un expert-comptable ?',
    paragraphs: [
      'Trois points suffisent pour comparer deux cabinets : le périmètre de la mission, le délai de réponse et le prix. L’inscription au tableau de l’Ordre se vérifie en ligne, sur le site de l’Ordre des experts-comptables.',
      '« Un devis clair tient en une page », écrit l’Ordre des experts-comptables dans son guide de 2025.',
    ],
  },
  {
    path: '/blog/facture-electronique-2026',
    language: 'fr',
    title: 'Facture électronique : ce qui change en 2026',
    paragraphs: [
      'La facture électronique est une facture émise, transmise et reçue dans un format structuré. Toutes les entreprises doivent pouvoir en recevoir à partir de septembre 2026.',
      'Les grandes entreprises doivent aussi en émettre à la même date, et les PME un an plus tard.',
    ],
  },
  {
    path: '/faq',
    language: 'fr',
    counterpart: '/en/faq',
    title: 'Questions fréquentes sur la comptabilité d’une PME',
    paragraphs: [
      'Combien coûte un expert-comptable ? Une mission complète coûte de 180 à 320 € HT par mois pour une PME de 5 salariés.',
      'Quand faut-il déposer les comptes ? Les comptes annuels se déposent au greffe dans le mois qui suit leur approbation, soit sept mois après la clôture.',
    ],
  },
  {
    path: '/a-propos',
    language: 'fr',
    title: 'Le cabinet Lumen et son équipe',
    paragraphs: [
      'Le cabinet Lumen réunit douze personnes, dont trois expertes-comptables inscrites à l’Ordre de la région Auvergne-Rhône-Alpes depuis 2011.',
      'L’équipe suit 140 entreprises. Chaque dossier a une personne responsable et une remplaçante.',
    ],
  },
  {
    path: '/mentions-legales',
    language: 'fr',
    title: 'Mentions légales',
    paragraphs: ['Cabinet Lumen, société au capital de 40 000 €, 12 rue de l’Exemple, 69000 Lyon.'],
  },
  {
    path: '/en',
    language: 'en',
    counterpart: '/',
    title: 'Lumen, accounting for small companies',
    paragraphs: [
      'Lumen is an accounting firm that supports 140 companies of 5 to 50 employees in Lyon. It publishes its fees, from €180 to €320 a month before tax, and answers common questions within 24 working hours.',
      'According to Insee, one company in two is still active after five years. We measured 140 files in 2026: 82% of the clients followed every month closed their year on time.',
    ],
  },
  {
    path: '/en/services',
    language: 'en',
    counterpart: '/services',
    title: 'Our accounting and payroll services',
    paragraphs: [
      'Bookkeeping is the recording of all the operations of a company. It includes entering invoices, bank reconciliation and the VAT return, every month or every quarter.',
      'Payroll costs €22 a payslip before tax in 2026. The price includes social declarations and answers to employees.',
    ],
  },
  {
    path: '/en/faq',
    language: 'en',
    counterpart: '/faq',
    title: 'Common questions on the accounts of a small company',
    paragraphs: [
      'How much does an accountant cost? A complete mission costs from €180 to €320 a month before tax for a company of 5 employees.',
      'When must accounts be filed? Annual accounts are filed within a month of their approval, which is seven months after the end of the year.',
    ],
  },
]

function htmlOf(page: SamplePage, origin: string): string {
  const alternate = page.counterpart
    ? [page, samplePages.find(other => other.path === page.counterpart)]
        .map(
          version =>
            `<link rel="alternate" hreflang="${version?.language}" href="${origin}${version?.path}">`,
        )
        .join('')
    : ''
  const menu = samplePages
    .filter(other => other.language === page.language)
    .map(other => `<a href="${other.path}">${other.title}</a>`)
    .join(' ')
  return `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><title>${page.title}</title>
<meta name="description" content="${page.paragraphs[0]}"><link rel="canonical" href="${origin}${page.path}">${alternate}
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","@id":"${origin}/#organization","name":"Cabinet Lumen","url":"${origin}/"}</script></head>
<body><header><nav>${menu}</nav></header><main><h1>${page.title}</h1>${page.paragraphs.map(paragraph => `<p>${paragraph}</p>`).join('')}
<p>${page.language === 'fr' ? 'Mis à jour le' : 'Updated on'} <time datetime="2026-10-05">${page.language === 'fr' ? '5 octobre 2026' : 'October 5, 2026'}</time></p></main>
<footer>Cabinet Lumen</footer></body></html>`
}
