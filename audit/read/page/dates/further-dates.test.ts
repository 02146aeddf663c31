import { expect, test } from 'vitest'
import { timed } from '../../../testing/processor-time.ts'
import { type MadePage, madePage } from '../../../testing/made-up.ts'
import { shownDay } from '../../days.ts'

const text = '<p>A flue that is swept twice a year draws well and burns less wood.</p>'

function read(body: string, options: { head?: string; lang?: string } & Partial<MadePage> = {}) {
  return madePage(`<main><h1>Flues</h1>${text}${text}</main>${body}`, { role: 'article', ...options }).page
}

const far = text.repeat(12)

test.each([
  ['line', '<h1>A flue</h1><p>Friday, March 12, 2021</p>', {}],
  ['property', `${far}<span itemprop="datePublished" content="2021-03-12"></span>`, {}],
  ['time', `${far}<time>12 March 2021</time>`, {}],
  ['meta', far, { head: '<meta name="citation_date" content="2021/03/12">' }],
  ['script', far, { head: '<script>var state = {"datePublished":"2021-03-12T08:00"}</script>' }],
  ['abbreviation', `${far}<abbr class="published" title="2021-03-12T08:00">yesterday</abbr>`, {}],
  ['label', `${far}<div class="post-date">12 March 2021</div>`, {}],
  ['text', `${far}<p>Posted on: 12.3.2021</p>`, { lang: 'de' }],
  ['text', `${far}<p>Communiqué de presse du 12 mars 2021</p>`, { lang: 'fr' }],
  ['text', `${far}<p>Press release of 12 March 2021</p>`, {}],
  ['line', '<h1>A flue</h1><p>Stand: 12.03.2021 18:00</p>', { lang: 'de' }],
  ['line', `${far}<span data-testid="article-details-date">Hugo 12 March 2021</span>`, {}],
  ['script', `${far}<script>var review = {"publishedDate":"2021-03-12T08:00"}</script>`, {}],
  ['picture', far, { head: '<meta property="og:image" content="/uploads/2021/03/12/a.jpg">' }],
  ['line', `${far}<div class="news-meta"><a>Hugo</a>, 12 March 2021, Heating</div>`, {}],
  ['title', far, { head: '<title>Flues, 12 March 2021</title>' }],
  ['address', far, { path: '/2021/03/12/flues' }],
])('a page without a date of the usual kind is dated by its %s', (source, body, options) => {
  expect(read(body, options).dates).toMatchObject([{ source, day: '2021-03-12' }])
})

test.each([
  ['a script', '', { head: '<script>{"datePublished":"2021-03-12"}</script>' }],
  ['the address of a picture', '', { head: '<meta property="og:image" content="/2021/03/12/a.jpg">' }],
  ['its own address', '', { path: '/2021/03/12/flues' }],
])('a day in %s is shown to nobody', (_name, body, options) => {
  const page = read(body, options)
  expect(page.dates).toHaveLength(1)
  expect(shownDay(page)).toBeNull()
})

test('a page that says when it was published is not dated by anything else', () => {
  const head =
    '<meta property="article:published_time" content="2020-01-05"><meta name="date" content="2021-03-12">'
  expect(read('<p class="post-date">12 March 2021</p>', { head }).dates.map(({ day }) => day)).toEqual([
    '2020-01-05',
  ])
})

test('a moment that is another day elsewhere is of the day that the address names', () => {
  const head = '<meta property="article:published_time" content="2020-02-25T02:25:54Z">'
  const { dates } = read('', { head, path: '/2020/02/24/flues' })
  expect(dates.map(({ source, day }) => [source, day])).toEqual([
    ['address', '2020-02-24'],
    ['meta', '2020-02-25'],
  ])
})

test('a moment that the day of the address never sees is of its own day', () => {
  const head = '<meta property="article:published_time" content="2020-02-19T18:37:32+01:00">'
  const { dates } = read('', { head, path: '/2020/02/18/flues' })
  expect(dates.map(({ day }) => day)).toEqual(['2020-02-19'])
})

const posted = (...seconds: readonly number[]) =>
  seconds.map(second => `<abbr data-utime="${second}">then</abbr>`).join('')

test.each([
  ['one day', posted(1_615_536_000, 1_615_539_600), ['2021-03-12']],
  ['several days', posted(1_615_536_000, 1_615_968_000), []],
])('a page of posts is dated only if all are of one day: %s', (_what, posts, days) => {
  expect(read(far + posts).dates.map(({ day }) => day)).toEqual(days)
})

const newspaper = (body: string) => madePage(body, { role: 'article' }).page.dates.map(({ day }) => day)

test.each([
  ['a label', '<span class="date">Fri, 12 March 2021</span>'],
  ['a line', '<div class="top-info">Atelier<p>12 March 2021</p></div>'],
])("a day in the header of a site is today's, unless the title is there too: %s", (_what, day) => {
  expect(newspaper(`<header>${day}</header><h2>Flues</h2>${far}`)).toEqual([])
  expect(newspaper(`<header><h1>Flues</h1>${day}</header>${far}`)).toEqual(['2021-03-12'])
  expect(newspaper(`<article><header>${day}</header><h2>Flues</h2>${far}</article>`)).toEqual(['2021-03-12'])
})

test.each(['comment', 'sidebar', 'related posts', 'teaser'])(
  'the dates of others are not its own: %s',
  name => {
    expect(
      read(`${far}<div class="${name}"><time datetime="2021-03-12">12 March 2021</time></div>`).dates,
    ).toEqual([])
  },
)

test('a day to come, or before there were pages, dates none', () => {
  expect(read('<h1>A flue</h1><p>12 March 2031</p><p>12 March 1981</p>').dates).toEqual([])
})

test('a page that is no article is not dated by a line that nothing explains', () => {
  const page = read('<h1>A flue</h1><p>12 March 2021</p>', { role: 'service' })
  expect(shownDay(page)).toBeNull()
})

test('a thousand nested elements that are named after a date are read in time', () => {
  const nested = '<div class="date meta">'.repeat(3_000) + text
  expect(timed(() => read(nested)).took).toBeLessThan(5_000)
})

const told = `<script type="application/ld+json">{"@type":"Article","headline":"Flues",
  "datePublished":"2021-01-05","dateModified":"2021-03-12"}</script>`

test.each([
  ['in its words', '<p>Friday, 12 March 2021</p>'],
  ['with the time that reading takes', '<p>Mar 12, 2021 · 6 min read</p>'],
  ['within its standfirst', '<h2>The flue that draws.<span class="hl__date">12 March 2021</span></h2>'],
])('the day that readers find under the title of an article is its day: %s', (_form, under) => {
  const { page } = madePage(`<main><h1>Flues</h1>${under}${far}</main>`, { head: told })
  expect(page.dates[0]).toMatchObject({ source: 'line', event: 'published', day: '2021-03-12' })
})

test.each([
  ['of a change', '<p>21.3.2021 aktualisiert</p>', told],
  ['that two conventions read as two days', '<p>03/12/2021</p>', told],
  [
    'of the story',
    `<p>12 March 2021 is the day on which all flues of the old town were swept at once.</p>`,
    told,
  ],
  [
    'of a page that is no article',
    '<p>12 March 2021</p>',
    '<meta property="article:published_time" content="2021-01-05">',
  ],
])(
  'a day under the title does not stand for what machines are told when it is one %s',
  (_what, under, head) => {
    const { page } = madePage(`<main><h1>Flues</h1>${under}${far}</main>`, { head })
    expect(page.dates.find(({ event }) => event === 'published')?.day).toBe('2021-01-05')
  },
)
