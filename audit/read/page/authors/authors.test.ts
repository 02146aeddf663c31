import { expect, test } from 'vitest'
import { filler, madePage } from '../../../testing/made-up.ts'

function read(body: string, options: { head?: string; lang?: 'fr' | 'en' | 'de' } = {}) {
  const text = options.lang === 'de' ? german : filler(options.lang ?? 'en', 40)
  return madePage(`<main>${body}${text}</main>`, options).page.authors
}

const german = `<p>${'Der Schornstein wird im Herbst und im Frühling gefegt, damit er besser zieht. '.repeat(8)}</p>`

const names = (...parameters: Parameters<typeof read>) =>
  read(...parameters).map(({ source, name }) => [source, name])

test.each([
  ['property', '<p itemprop="author"><span itemprop="name">Marie Dupont</span>, sweep</p>'],
  ['link', '<a rel="author" href="/team/marie">Marie Dupont</a>'],
  ['link', '<p>Story by <a href="/author/marie">Marie Dupont</a></p>'],
  ['link', '<a class="post-author" href="/team/marie">Marie Dupont</a>'],
  ['byline', '<p class="byline">By Marie Dupont on March 12, 2026</p>'],
  ['byline', '<p class="article__author-name">Marie Dupont | Heating</p>'],
  ['byline', '<p class="author">Posted on March 12, 2026 by Marie Dupont</p>'],
  ['text', '<p>By Marie Dupont</p>'],
  ['text', '<p>March 12, 2026 · By Marie Dupont</p>'],
  ['text', '<p>ByMarie Dupont</p>'],
  ['text', '<h5>Author:</h5><p>Marie Dupont</p>'],
  ['text', '<ul><li>Heating</li></ul><footer>Author: Marie Dupont Published: March 12, 2026</footer>'],
  ['link', '<p><a href="/author/marie">View all posts by Marie Dupont</a></p>'],
])('an author is read from a %s: %s', (source, body) => {
  expect(names(body)[0]).toEqual([source, 'Marie Dupont'])
})

test.each([
  ['fr', '<p>Par Marie Dupont, ramoneuse</p>'],
  ['fr', '<p class="auteur">Écrit par Marie Dupont le 12 mars 2026</p>'],
  ['en', '<p>Written by Marie Dupont, chimney sweep</p>'],
  ['en', '<p class="autor">Von Marie Dupont am 26/10/13</p>'],
  ['fr', '<p>Publié par Marie Dupont</p>'],
  [
    'fr',
    '<div><div><img class="author-image" src="m.jpg"></div><div><p>Marie Dupont</p><p>12 mars 2026</p></div></div>',
  ],
  ['fr', '<h4 class="author-card-name"><a href="/">Marie Dupont</a></h4>'],
  ['fr', '<a class="authorName_yefp">Marie Dupont</a>'],
  ['fr', '<div><svg class="icon icon-author"></svg><span>Marie Dupont</span></div>'],
  ['fr', '<p>Chronique de Marie Dupont pour Le Feu :</p>'],
  ['fr', '<address rel="author">By <span>Marie Dupont</span></address>'],
  ['fr', '<div class="authorbox"><span class="authorbox__name">À propos de Marie Dupont</span></div>'],
  ['de', '<p>Von Marie Dupont, Hamburg</p>'],
  ['fr', '<a href="/profil/24471/marie-dupont">Marie Dupont (Consulter le profil)</a>'],
  ['fr', '<p>Par Marie Dupont avec AFP</p>'],
  [
    'fr',
    '<p>Par <span class="signature">Reuters</span> le 12 mars 2026</p><p>par Marie Dupont et Jean Martin</p>',
  ],
] as const)('a byline is read without what surrounds the name: %s %s', (lang, body) => {
  expect(names(body, { lang })[0]?.[1]).toBe('Marie Dupont')
})

test.each([
  ['fr', '<div>par braise, le mercredi 11 mars 2026</div>'],
  ['fr', '<p>Publié par braise le 1er mars 2026</p>'],
  ['en', '<p>Posted by braise on March 12, 2026</p>'],
] as const)('an account signs where a date follows: %s %s', (lang, body) => {
  expect(names(body, { lang })[0]).toEqual(['text', 'braise'])
})

test.each([
  ['Marie', '<p>Publié le 12 mars 2026 par Marie</p>'],
  ['Marie', '<p>Le dim. 12 mars 2026 à 8h30 Par Marie | Catégorie : Feu</p>'],
  ['Marie', '<p>12/03/2026. | Par : Marie</p>'],
  ['MarieD', '<p>Par MarieD dans Les conduits le 12 mars 2026 à 11:35</p>'],
  ['Marie Dupont', '<ul><li>Par Marie Dupont</li><li>Le 12/03/2026</li><li>Dans Feu</li></ul>'],
  ['Marie Dupont', '<p>Par Marie Dupont, le 2026-03-12.</p>'],
  ['Marie Dupont', '<p>Par Marie Dupont Commentaires (3)</p>'],
  ['marie dupont', '<p>Posté par marie dupont le 12 mars 2026</p>'],
  ['J.-P. Martin', '<p>Par J.-P. Martin</p>'],
  ['Feu d’Artois', '<p>Par Feu d’Artois | Conduits</p>'],
  ['la rédaction', '<p>Par la rédaction</p>'],
  ['Marie', '<p>Par Marie - 12 mars 2026</p>'],
  ['Marie', '<p>Publié il y a 3 mois par Marie</p>'],
  ['Marie', '<p>Posté par Marie sur 12 March 2026 | 0 Commentaires</p>'],
  ['Marie', '<p>Rédigé par Marie et publié depuis Suie</p>'],
  ['Marie', '<p>Soumis par Marie le 12 mars, 2026 - 10:20</p>'],
  ['Dr Jean Dupont', '<p>Article écrit par le Dr Jean Dupont</p>'],
  ['Marie Dupont', '<p>Autrice : Marie Dupont</p>'],
  ['braise', '<p>Written by braise</p>'],
  ['braise', '<p>Author braise Date 12 mars 2026</p>'],
  ['Marie Dupont', '<h5>Posté le 12 mars 2026 - par <a href="/equipe/marie"><b>Marie Dupont</b></a></h5>'],
  ['Marie Dupont', '<p>[12 mars 2026] - Propos recueillis par Marie Dupont</p>'],
  ['Marie Dupont', '<p>Propos recueillis et traduits par Marie Dupont</p>'],
  ['Marie', '<p>12 mars 2026 / par Marie</p>'],
  ['Marie', '<p>12 mars 2026</p><p>par Marie</p>'],
  ['Marie', '<p>Par Marie</p><p>Le 12 mars 2026</p>'],
  ['Marie', '<p>Par Marie et Paul Martin</p>'],
  ['Élo', '<p>Rédigé par E\u0301lo</p>'],
  ['D’Hervé', '<p>Publié par D’Hervé</p>'],
  ['Cætera', '<p>Écrit par Cætera</p>'],
  ['Marie', '<p>Voir tous les articles par Marie →</p>'],
  ['Marie Dupont', '<p><em>Article sous cc by sa 3.0 par Marie Dupont</em></p>'],
  ['Marie Dupont', '<p>Un article de Marie Dupont</p>'],
  ['Marie Dupont', '<p>Texte et photos : Marie Dupont</p>'],
  ['Marie Dupont', '<h3>À propos de l’auteur</h3><p>Marie Dupont est ramoneuse à Lille.</p>'],
  ['Marie', '<h3>L’autrice</h3><p>Marie</p>'],
  ['Marie Dupont', '<p>✍️ Par Marie Dupont</p>'],
  ['Marie Dupont', '<p>Article rédigé par</p><p>Marie Dupont</p>'],
  ['Marie Dupont', '<p>Rédactrice :</p><p>Marie Dupont</p>'],
  ['Marie Dupont', '<p>Dernière mise à jour : 12 mars 2026 par Marie Dupont</p>'],
  ['Marie Dupont', '<p>Cet article a été écrit par Marie Dupont.</p>'],
  ['Marie Dupont', '<p>Éditée le 12 mars 2026 par Marie Dupont</p>'],
  ['Marie Dupont', '<p>Tribune signée Marie Dupont</p>'],
  ['marie', '<p>Auteur de la discussion <a href="/members/marie">marie</a></p>'],
  ['Marie Dupont', '<p>Auteur·rice : Marie Dupont</p>'],
])('a byline in French tells the name from the date and the category: %s', (name, body) => {
  expect(names(body, { lang: 'fr' })[0]).toEqual(['text', name])
})

const ofArticle = '<meta property="og:type" content="article">'

test.each([
  ['Marie Dupont', '<h1>Le feu</h1><p>Marie Dupont</p>'],
  ['Marie Dupont', '<p>[12 mars 2026] - Marie Dupont, ramoneuse à Lille</p>'],
  ['Marie Dupont', '<p>Marie Dupont • 12 mars 2026</p>'],
  ['Marie Dupont', '<p>👤 Marie Dupont 📅 12 mars 2026 ⏱️ 5 min</p>'],
  ['Marie Dupont', '<p>12 mars 2026 · 5 min de lecture · Marie Dupont</p>'],
  ['Marie Dupont', '<p>Marie Dupont, le 12 mars 2026</p>'],
  ['La rédaction', '<p>La rédaction · 12 mars 2026</p>'],
])('a name that nothing announces signs beside the day or below the title: %s %s', (name, body) => {
  expect(names(body, { lang: 'fr', head: ofArticle })).toEqual([['text', name]])
})

test.each([
  '<h1>Les Misérables</h1><p>Victor Hugo</p><p>Victor Hugo est né à Besançon.</p>',
  '<h1>Victor Hugo</h1><p>Victor Hugo • 12 mars 2026</p>',
  '<p>12 mars 2026 • Rue Victor Hugo</p>',
  '<p>12 mars 2026 • Salle Victor Hugo</p>',
  '<p>La Rochelle, le 12 mars 2026</p>',
  '<p>12 mars 2026 • <a href="/categories/feu/">Open Source</a></p>',
  '<p>12 mars 2026 • Bois Sec</p><p>Le bois sec brûle mieux.</p>',
  '<p><span class="post-category">Vie Locale</span> 12 mars 2026</p>',
  '<p>Marie Dupont</p>',
])('a place, a category or a subject beside a day signs nothing: %s', body => {
  expect(names(body, { lang: 'fr', head: ofArticle })).toEqual([])
})

test.each([
  ['article', '<p>Marie DUPONT<br>Présidente de Suie</p>', ['Marie DUPONT']],
  ['article', '<p>Merci à tous</p><p>Marie Dupont</p>', ['Marie Dupont']],
  ['website', '<p>Marie DUPONT<br>Présidente de Suie</p>', []],
  ['article', '<p>Marie DUPONT<br>Présidente</p><p>Paul MARTIN<br>Trésorier</p>', []],
  ['article', '<p>— Marie D.</p>', ['Marie D.']],
  ['article', '<p>D’abord le feu.</p><p>— Marie D.</p>', ['Marie D.']],
  ['article', '<p>— La Rédaction</p><p>Feu, suie</p>', ['La Rédaction']],
  ['article', '<p>À bientôt !</p><p>Marie</p>', ['Marie']],
  ['article', '<p>Entrée</p><p>Gratuit</p>', []],
  ['article', '<p>« Le feu est vivant. »</p><p>Marie Dupont</p>', []],
  ['article', '<p>Adresse :</p><p>Gymnase Infroit</p>', []],
  ['article', '<p><a href="/suie">Marie Curie</a></p>', []],
  ['article', '<ul><li><p>Poujoulat Thermique</p></li></ul>', []],
  ['website', '<p>Marie Dupont</p>', ['Marie Dupont']],
  ['website', '<p>Feu</p><p>Marie Dupont</p>', []],
])('who signs an %s below its text is its author, one alone: %s', (type, foot, expected) => {
  const head = `<meta property="og:type" content="${type}">`
  const { authors } = madePage(`<main><h1>Le feu</h1>${filler('fr', 40)}${foot}</main>`, { head }).page
  expect(authors.map(({ name }) => name)).toEqual(expected)
})

test.each([
  '<h3>À propos de l’auteur</h3><p>Voir tous les articles</p>',
  '<p>Par Monts et Vaux</p>',
  '<p>Article de presse</p>',
])('a label or "par" before other words names nobody: %s', body => {
  expect(names(body, { lang: 'fr' })).toEqual([])
})

test.each([
  '<a href="/author/marie">Afficher tous les articles par Marie Dupont</a>',
  '<a href="/author/marie">Voir toutes les publications de Marie Dupont</a>',
  '<p class="post-author">À propos de l’auteur : Marie Dupont</p>',
])('what announces the name is no part of it: %s', body => {
  expect(names(body, { lang: 'fr' })[0]?.[1]).toBe('Marie Dupont')
})

test('a byline in French is read on a page whose language is not told', () => {
  expect(madePage('<p>Par Marie Dupont | Conduits</p>').page.authors.map(({ name }) => name)).toEqual([
    'Marie Dupont',
  ])
})

test('the name of an account may begin with digits', () => {
  const head = '<meta name="author" content="777sweeps">'
  expect(names('', { head: `<meta property="og:type" content="article">${head}` })).toEqual([
    ['meta', '777sweeps'],
  ])
})

test('a date after the name is no role', () => {
  expect(read('<p>Par Marie Dupont, le 12 mars</p>', { lang: 'fr' })).toMatchObject([{ role: null }])
})

test.each([
  '<p>Partager par mail</p>',
  '<p>Par ailleurs, le 12 mars 2026.</p>',
  '<p>Par exemple, le 12 mars 2026</p>',
  '<p>Par jour | Par mois</p>',
  '<p>Par Téléphone</p>',
  '<p>Écrit par nous</p>',
  '<p>Publié par erreur le 12 mars 2026</p>',
  '<p>Publié en 2026 par Suie</p>',
  '<p>Auteur Marie Dupont lit son livre</p>',
  '<p>Le ramonage par Marie Dupont</p>',
  '<p>Par Saint Nicolas la cheminée fume</p>',
])('nobody signs with %s', body => {
  expect(names(body, { lang: 'fr' })).toEqual([])
})

test.each([
  '<div class="testimonial-card"><p>Parfait !</p><div class="testimonial-card__author">Marie Dupont</div></div>',
  '<div class="temo"><p class="author">Marie Dupont</p></div>',
  '<section id="avis"><p class="author">Marie Dupont</p></section>',
  '<div class="story"><p>Nous avons signé en mai.</p><p class="case-author">Marie Dupont</p></div>',
])('a client who praises signs nothing: %s', body => {
  expect(names(body, { lang: 'fr' })).toEqual([])
})

test.each([
  ['fr', '<p>Par temps froid, le 12 mars, la cheminée fume.</p>'],
  ['fr', '<p>Par décret, le 12 mars 2026 devient un jour de ramonage.</p>'],
  ['fr', '<div><img class="author-image" src="m.jpg"><p>Écoutez la visite</p></div>'],
  ['en', '<p>Draught is improved by Including Valuable Context in the flue.</p>'],
  ['fr', '<p>La visite se termine par Notre Dame de Paris.</p>'],
  ['en', '<p>The survey was written by Marie Dupont.</p>'],
  ['en', '<pre>by Marie Dupont</pre>'],
  ['en', '<footer>By Marie Dupont</footer>'],
] as const)('a name that comes in a sentence signs nothing: %s %s', (lang, body) => {
  expect(names(body, { lang })).toEqual([])
})

test.each([
  ['an account', '<a rel="author" href="/a">wordpressadmin</a>'],
  ['the word before a name', '<a rel="author" href="/a">Par</a>'],
  ['what Hugo makes of a table', '<p class="byline">map[email:m@braise.example web:braise.example]</p>'],
  ['the name of a tool', '<a rel="author" href="/a">SweepIt!</a>'],
  ['an address', '<a rel="author" href="/a">marie@atelier.example</a>'],
  ['a part of the site', '<a href="/authors/policies">Research data</a>'],
  ['a menu', '<nav><a href="/authors/marie">Marie Dupont</a></nav>'],
  ['what stands beside', '<div id="aside"><span class="author">Marie Dupont</span></div>'],
  ['another page', '<article><h1>Flues</h1></article><article><p class="byline">Marie Dupont</p></article>'],
  ['a day', '<p class="byline">12 March 2026</p>'],
  ['a day in French', '<div class="byline"><p>Le 27/3/2026</p></div>'],
  [
    'the title of the site',
    '</main><header><a class="site-title" rel="author" href="/">Suie et Feu</a></header><main>',
  ],
  ['the label of a day', '<p class="byline"><span>Date</span> 12 March 2026</p>'],
  ['a label of a form', '<p class="author">Name (erforderlich)</p>'],
  ['a portrait', `<div class="author">Marie Dupont ${'sweeps flues '.repeat(20)}</div>`],
  ['a comment', '<div class="comment"><cite class="author">Marie Dupont</cite></div>'],
])('%s is no name of an author', (_name, body) => {
  expect(names(body)).toEqual([])
})

test.each([
  ['dc.creator', '<meta name="dc.creator" content="Marie Dupont">'],
  ['article:author', '<meta property="article:author" content="Marie Dupont">'],
  [
    'twitter:data1',
    '<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Marie Dupont">',
  ],
])('an author is read from the meta %s', (meta, head) => {
  expect(read('', { head })).toMatchObject([{ name: 'Marie Dupont', where: `meta[${meta}]` }])
})

test.each([
  ['Posted by Konstantin', ['Konstantin']],
  ['By Konstantin', []],
])('a single word is a name only where more than "by" precedes it: %s', (line, expected) => {
  expect(read(`<p>${line}</p>`).map(({ name }) => name)).toEqual(expected)
})

test('whatever the site is called, its name signs after "par"', () => {
  const head = '<meta property="og:site_name" content="L’Aire du feu">'
  const signed = (line: string) => names(`<p>${line}</p>`, { lang: 'fr', head })
  expect(signed('8 juin 2018 | par L’Aire du feu')).toEqual([['text', 'L’Aire du feu']])
  expect(signed('Une flambée vue par L’Aire du feu')).toEqual([])
})

test('who made the site, named beside its copyright, signs no page', () => {
  const credit = 'Conçu avec <i></i> par <a href="/x">Suie Marketing</a></p>'
  expect(names(`<p>© 2026 Atelier. ${credit}`, { lang: 'fr' })).toEqual([])
  expect(names('<p>Posté par <a href="/x">Suie Marketing</a></p>', { lang: 'fr' })).toHaveLength(1)
})

test('the name of the site signs where readers find it, after that of a person', () => {
  const link = '<a rel="author" href="/a">Atelier</a>'
  expect(names(link)).toEqual([['link', 'Atelier']])
  expect(names(`${link}<p>By Marie Dupont</p>`)[0]).toEqual(['text', 'Marie Dupont'])
})

test.each([
  ['WebPage', []],
  ['Article', [['json-ld', 'Atelier']]],
])('the site is the author that machines are told of an article only: %s', (type, expected) => {
  const data = { '@type': type, author: { '@type': 'Organization', name: 'Atelier' } }
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(names('', { head })).toEqual(expected)
})

test.each([
  ['author', 'Atelier', 'article', '', ['Atelier']],
  ['author', 'Atelier', 'website', '<time datetime="2026-03-12">12 mars 2026</time>', ['Atelier']],
  ['author', 'Atelier', 'website', '', []],
  ['author', 'Atelier.example', 'article', '', []],
  ['twitter:data1', 'Atelier', 'article', '', []],
])(
  'the %s %s, whose name the site bears, signs an %s, or below a day: %s',
  (meta, name, type, body, expected) => {
    const head = `<meta property="og:site_name" content="Atelier"><meta property="og:type" content="${type}">
    <meta name="twitter:label1" content="Written by"><meta name="${meta}" content="${name}">`
    expect(read(body, { head }).map(author => author.name)).toEqual(expected)
  },
)

test('who reviews a film has written the page that is nothing but the review', () => {
  const review = { '@type': 'Review', author: { '@type': 'Person', name: 'Marie Dupont' } }
  const read = (data: unknown) =>
    names('', { head: `<script type="application/ld+json">${JSON.stringify(data)}</script>` })
  expect(read(review)).toEqual([['json-ld', 'Marie Dupont']])
  expect(read([review, review])).toEqual([])
  expect(read([{ '@type': 'Store', name: 'Suie' }, review])).toEqual([])
})

test('a person comes before an organization, and an account keeps its signs', () => {
  const property =
    '<div itemprop="author" itemscope itemtype="https://schema.org/Organization"><meta itemprop="name" content="Flue Review"></div>'
  expect(names(`${property}<a rel="author" href="/a">ThE_PaiN</a>`)).toEqual([
    ['link', 'ThE_PaiN'],
    ['property', 'Flue Review'],
  ])
})

test('the author of a review or of a picture has not written the page', () => {
  const head = `<script type="application/ld+json">[
    {"@type":"Review","author":{"@type":"Person","name":"Paul Martin"}},
    {"@type":"Article","author":{"@type":"Person","name":"Marie Dupont"},
     "image":{"@type":"ImageObject","author":{"@type":"Person","name":"Luc Petit"}}}]</script>`
  expect(names('', { head })).toEqual([['json-ld', 'Marie Dupont']])
})

test.each([
  '<a href="/login"><i class="fa fa-user"></i> Mon compte</a>',
  '<a rel="author" href="mailto:a@atelier.example">Écrire à l’auteur</a><a rel="author" href="/about">À propos</a>',
])('what leads to an account, a mail or a page about the site names nobody: %s', body => {
  expect(names(body, { lang: 'fr' })).toEqual([])
})

test('an account that the data of an article state comes before the name of the site in its header', () => {
  const head = `<meta property="og:site_name" content="Suie et Feu"><script type="application/ld+json">
    {"@type":"BlogPosting","author":{"@type":"Person","name":"dvdn"}}</script>`
  expect(names('<a rel="author" href="/">Suie et Feu</a>', { head })).toEqual([
    ['json-ld', 'dvdn'],
    ['link', 'Suie et Feu'],
  ])
})

test.each([
  '<h1>La suie vue par Victor Hugo</h1><p>Auteur : Victor Hugo</p>',
  '<h1>Le feu</h1><div id="foot"><p><a href="/t">Thème</a> par <a href="/s">Suie</a></p></div>',
])('whom the title is about, and who made a theme or a picture, sign nothing: %s', body => {
  expect(names(body, { lang: 'fr' })).toEqual([])
})

test.each([
  ['map[email:m@braise.example name:Marie Dupont]', 'Marie Dupont'],
  ['map[author:Marie Dupont]', 'Marie Dupont'],
  ['Marie&Paul', 'Marie&Paul'],
  ['Marie Dupont 🔥', 'Marie Dupont'],
])('the name is read in what themes and people write around it: %s', (written, name) => {
  expect(names(`<a rel="author" href="/a">${written}</a>`)[0]?.[1]).toBe(name)
})

test('a person whose name the site bears is its author, and a name comes before an account', () => {
  const head = `<script type="application/ld+json">{"@type":"Article","author":[
    {"@type":"Person","name":"marie.dupont"},{"@type":"Person","name":"Atelier"}]}</script>`
  expect(names('', { head })).toEqual([
    ['json-ld', 'Atelier'],
    ['json-ld', 'marie.dupont'],
  ])
})

test.each([
  ['fr', 'Comment nous vérifions nos sources'],
  ['en', 'How we check our sources'],
] as const)(
  'a link that leads to the author leads to the one who signs, whatever it says: %s',
  (lang, says) => {
    const body = `<p class="author-name">Marie Dupont</p><a rel="author" href="/sources">${says}</a>`
    expect(read(body, { lang }).map(({ name, address }) => [name, address])).toEqual([
      ['Marie Dupont', 'https://atelier.example/sources'],
    ])
  },
)

test.each(['Braise Hugo Theme', 'Thème Braise'])(
  'a site that has the name of its author is not signed by its theme: %s',
  theme => {
    const head = '<meta property="og:site_name" content="Marie">'
    const credits = `<footer><p class="author"><a href="/theme">${theme}</a></p></footer>`
    expect(names(`<p class="author"><a href="/author/marie">Marie</a></p>${credits}`, { head })[0]).toEqual([
      'link',
      'Marie',
    ])
  },
)

test.each([
  '<aside class="author"><b>Marie Dupont</b><p>Lille, bay of the Deûle</p></aside>',
  '<p class="author">Marie Dupont <span>Share</span></p>',
  '<div class="author-box"><h4>Marie Dupont</h4><p>She has swept flues since 2010.</p></div>',
  '<div class="author-box"><p>ÉCRIT PAR</p><p>Marie Dupont</p></div>',
  '<p>By <b>Marie Dupont</b> <span>Share</span></p>',
  '<p>Posted in <a href="/flues">Flues</a> by <a href="/marie">Marie Dupont</a></p>',
])('a name ends where its element does: %s', body => {
  expect(names(body)[0]?.[1]).toBe('Marie Dupont')
})

test.each([
  '<p class="author">Tags: <a href="/tags/suie">suie</a></p>',
  '<p class="post-author"><span>Updated</span></p>',
  '<figure><img src="f.jpg" alt=""><span class="author">Marie Dupont</span></figure>',
  '<footer><p class="author">Marie Dupont</p></footer>',
  '<header><hr class="author-separator"><p>Flues and stoves</p></header>',
])('a label, a caption, the footer of the site and a line that parts name nobody: %s', body => {
  expect(names(body)).toEqual([])
})

test.each([
  ['<p>par Marie Dupont</p>', []],
  ['<p>Texte rédigé par Marie Dupont</p>', ['Marie Dupont']],
])('amidst the text, "par" alone tells who made something else: %s', (line, expected) => {
  const body = `<h1>Le feu</h1>${filler('fr', 90)}${line}${filler('fr', 30)}`
  expect(names(body, { lang: 'fr' }).map(([, name]) => name)).toEqual(expected)
})

test.each([
  ['<h1>Le feu</h1><p>Marie Dupont</p><p>12 mars 2026</p>', ['Marie Dupont']],
  ['<h1>Le feu</h1><p>Posté le 12 mars 2026 | Marie Dupont</p>', ['Marie Dupont']],
  ['<h1>Le feu</h1><p><span>Marie Dupont</span><span>12 mars 2026</span></p>', ['Marie Dupont']],
  ['<h1>Le feu</h1><p>Sunday, Jan, 2020 By braise.</p>', ['braise']],
  ['<h1>Le feu</h1><p>12 mars 2026 par le cabinet DUPONT</p>', ['le cabinet DUPONT']],
  ['<h1>Le feu</h1><p>Post soumis par Marie Dupont :</p>', ['Marie Dupont']],
  ['<a href="/">Marie Dupont</a><p>12 mars 2026</p><h1>Le feu</h1>', []],
])('a name beside a day signs below the title, on any page: %s', (body, expected) => {
  expect(names(body, { lang: 'fr' }).map(([, name]) => name)).toEqual(expected)
})

test.each([
  ['Marie Dupont', ['Marie Dupont']],
  ['Suie et Feu', []],
])('the header may hold more than the name of who keeps the site: %s', (site, expected) => {
  const head = `<title>Le feu</title><meta property="og:site_name" content="${site}">`
  const body = '<h1>Marie Dupont, contes du feu</h1><h2>Le feu</h2><p>12 mars 2026</p><p>Marie Dupont</p>'
  expect(names(body, { lang: 'fr', head }).map(([, name]) => name)).toEqual(expected)
})

test.each([
  ['/speakers/marie-dupont/', []],
  ['/equipe/marie-dupont/', ['Marie Dupont']],
])('who gives a talk has not written its programme: %s', (path, expected) => {
  const body = `<h1>Le feu</h1><p>Par <a href="${path}">Marie Dupont</a></p>`
  expect(names(body, { lang: 'fr' }).map(([, name]) => name)).toEqual(expected)
})

test.each([
  ['Le blog de Braise', ['Braise']],
  ['Suie et Feu', []],
])('a single word beside a day is a name where the site bears it: %s', (site, expected) => {
  const head = `<meta property="og:site_name" content="${site}">`
  const body = '<h1>Le feu</h1><p>12 mars 2026 • Braise</p>'
  expect(names(body, { lang: 'fr', head }).map(([, name]) => name)).toEqual(expected)
})

test('who signs below the text in the name of the site has written it, and may say what they do', () => {
  const head = `${ofArticle}<meta property="og:site_name" content="Atelier Suie">
    <meta property="article:author" content="Atelier Suie">`
  const foot = '<p>Marie Dupont — ramoneuse à Lille</p><p>marie.dupont@atelier.example</p>'
  const { authors } = madePage(`<main><h1>Le feu</h1>${filler('fr', 40)}${foot}</main>`, { head }).page
  expect(authors.map(({ name }) => name)).toEqual(['Marie Dupont', 'Atelier Suie'])
})

test('who made the site has not written each page of it', () => {
  const data = { '@type': 'WebSite', author: { '@type': 'Person', name: 'Marie Dupont' } }
  expect(names('', { head: `<script type="application/ld+json">${JSON.stringify(data)}</script>` })).toEqual(
    [],
  )
})

test('who they are does not continue the name in the line above', () => {
  expect(names('<p class="author">Marie<br>Ramoneuse et conteuse</p>')).toEqual([['byline', 'Marie']])
})

test.each([
  ['', '<h1>Flues</h1><div class="sidebar-page"><p>By Marie Dupont</p>'],
  ['</head><body class="has-sidebar">', '<h2>Flues</h2><div><p>By Marie Dupont</p>'],
])('a page that leaves room for a sidebar is read: %s%s', (head, body) => {
  const { authors } = madePage(`${body}${filler('en', 40)}</div>`, { head }).page
  expect(authors.map(({ name }) => name)).toEqual(['Marie Dupont'])
})

test('a profile that is not called like a person does not sign', () => {
  expect(names('<a href="/profil/abonnement.html">Acheter</a>', { lang: 'fr' })).toEqual([])
})

test('a first name in the data is read with the family name beside it', () => {
  const data = { '@type': 'Recipe', author: { '@type': 'Person', name: 'Marie', familyName: 'Dupont' } }
  const head = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
  expect(names('', { head })).toEqual([['json-ld', 'Marie Dupont']])
})

test('an account whose name holds a number after a line is read whole', () => {
  expect(names('<span class="post-author">marie_13833892</span>')[0]?.[1]).toBe('marie_13833892')
})

test('a column beside the text names the author where all its links to one lead to the same person', () => {
  const link = (name: string) => `<div class="sidebar"><a rel="author" href="/source/x">${name}</a></div>`
  expect(names(link('Marie Dupont'))).toEqual([['link', 'Marie Dupont']])
  expect(names(link('Marie Dupont') + link('Jean Martin'))).toEqual([])
})

test('an hour in a byline is no name', () => {
  const line = (text: string) => `<ul class="entry-byline"><li>${text}</li></ul>`
  expect(names(line('22h56'), { lang: 'fr' })).toEqual([])
  expect(names(line('Marie'), { lang: 'fr' })).toEqual([['byline', 'Marie']])
})
