import { expect, test } from 'vitest'
import { timed } from '../../testing/processor-time.ts'
import { limits } from '../../limits.ts'
import { readSitemap } from './sitemap.ts'

test('a page is read with its date and its versions', () => {
  const sitemap = readSitemap(`<?xml version="1.0"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      <url>
        <loc>
          https://example.com/a?b=1&amp;c=2
        </loc>
        <lastmod>2026-11-18</lastmod>
        <xhtml:link rel="alternate" hreflang="fr" href="https://example.com/a"/>
        <xhtml:link href='https://example.com/en/a' rel='alternate' hreflang='en' />
      </url>
      <url><loc><![CDATA[https://example.com/b]]></loc></url>
      <url><lastmod>2026</lastmod></url>
    </urlset>`)
  expect(sitemap).toEqual({
    kind: 'pages',
    entries: [
      {
        address: 'https://example.com/a?b=1&c=2',
        lastModified: '2026-11-18',
        alternates: [
          { language: 'fr', address: 'https://example.com/a' },
          { language: 'en', address: 'https://example.com/en/a' },
        ],
      },
      { address: 'https://example.com/b', lastModified: null, alternates: [] },
    ],
  })
})

test('an index is read with its children', () => {
  const index = '<sitemapindex><sitemap><loc>https://example.com/1.xml</loc></sitemap></sitemapindex>'
  expect(readSitemap(index)).toMatchObject({
    kind: 'index',
    entries: [{ address: 'https://example.com/1.xml' }],
  })
})

test('a file that names its elements with a prefix is read, and the address of a picture is not that of a page', () => {
  const file = `<sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="…">
    <sm:url><image:image><image:loc>https://example.com/a.png</image:loc></image:image>
    <sm:loc>https://example.com/a</sm:loc><sm:lastmod>2026-11-18</sm:lastmod></sm:url></sm:urlset>`
  expect(readSitemap(file)).toMatchObject({
    kind: 'pages',
    entries: [{ address: 'https://example.com/a', lastModified: '2026-11-18' }],
  })
  const index = file.replaceAll('sm:urlset', 'sm:sitemapindex').replaceAll('sm:url>', 'sm:sitemap>')
  expect(readSitemap(index)).toMatchObject({ kind: 'index', entries: [{ address: 'https://example.com/a' }] })
})

test('an article of an RSS feed is a page of the sitemap, with its day', () => {
  const feed = `<rss version="2.0"><channel><link>https://example.com/</link>
    <item rdf:about="x"><title>A</title><link>https://example.com/a</link>
      <pubDate>Wed, 18 Nov 2026 09:30:00 +0100</pubDate></item>
    <item><link><![CDATA[https://example.com/b?c=1&d=2]]></link><pubDate>yesterday</pubDate></item>
    <item><guid>https://example.com/c</guid></item></channel></rss>`
  expect(readSitemap(feed)).toEqual({
    kind: 'pages',
    entries: [
      { address: 'https://example.com/a', lastModified: '2026-11-18', alternates: [] },
      { address: 'https://example.com/b?c=1&d=2', lastModified: null, alternates: [] },
    ],
  })
})

test('an article of an Atom feed is a page of the sitemap, by the link where it is read', () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://example.com/"/>
    <entry gd:etag="1"><link rel="edit" href="https://example.com/a?edit"/>
      <link href="https://example.com/a"/><updated>2026-11-18T09:30:00+01:00</updated></entry>
    <entry><link rel='replies' href='https://example.com/b#c'/>
      <link rel='alternate' type='text/html' href='https://example.com/b'/><modified>2026-11-17</modified></entry>
    <entry><link rel="edit" href="https://example.com/c?edit"/></entry></feed>`
  const pages = readSitemap(feed).entries.map(({ address, lastModified }) => [address, lastModified])
  expect(pages).toEqual([
    ['https://example.com/a', '2026-11-18T09:30:00+01:00'],
    ['https://example.com/b', '2026-11-17'],
  ])
  const prefixed = feed.replaceAll(/(<\/?)(?=feed|entry|link|updated|modified)/g, '$1a:')
  expect(readSitemap(prefixed).entries).toEqual(readSitemap(feed).entries)
})

test('a tag of an entry may have attributes', () => {
  expect(
    readSitemap('<urlset><url id="1"><loc>https://example.com/a</loc></url></urlset>').entries,
  ).toHaveLength(1)
})

test('characters written as numbers are read, and those that do not exist are left', () => {
  const [entry] = readSitemap(
    '<urlset><url><loc>https://example.com/?a=1&#038;b=2&#x26;c=&#9999999;</loc>',
  ).entries
  expect(entry?.address).toBe('https://example.com/?a=1&b=2&c=&#9999999;')
})

test('a page in a comment is not in the sitemap', () => {
  const page = (path: string) => `<url><loc>https://example.com/${path}</loc></url>`
  const { entries } = readSitemap(
    `<!-- a --><urlset>${page('a')}<!-- <!-- ${page('b')} -->${page('c')}<!--${page('d')}`,
  )
  expect(entries.map(({ address }) => address)).toEqual(['https://example.com/a', 'https://example.com/c'])
})

// XML 1.0, section 2.5: whatever stands in a comment, the first --> ends it.
test('a comment that looks as if another began in it ends at its first end', () => {
  const { entries } = readSitemap(
    '<urlset><!-- <url><loc>https://example.com/old</loc></url> <!--><url><loc>https://example.com/a</loc></url></urlset>',
  )
  expect(entries.map(({ address }) => address)).toEqual(['https://example.com/a'])
})

test('a list of addresses is a sitemap, another text is not', () => {
  expect(readSitemap('https://example.com/a\nhttps://example.com/b\n').entries).toHaveLength(2)
  expect(readSitemap('Not found').entries).toEqual([])
  expect(readSitemap('<html><p>Not found</p></html>').entries).toEqual([])
})

test('a file cut in the middle yields what it holds', () => {
  expect(
    readSitemap('<urlset><url><loc>https://example.com/a</loc></url><url><loc>https://exa').entries,
  ).toHaveLength(1)
})

test.each([
  ['entries', '<url><loc>https://example.com/a</loc></url>'],
  ['tags that never end', '<url>'],
  ['dates that never end', '<url><loc>a</loc><lastmod>'],
  ['versions', '<xhtml:link '],
  ['spaces', ' '],
  ['comments that never end', '<!--'],
  ['comments', '<!---->'],
  ['tags whose names begin alike', '<urls'],
])('5 MB of %s are read in a moment', (_name, piece) => {
  const text = `<urlset><url><loc>x</loc>${piece.repeat(limits.bodyBytes / piece.length)}`
  const { answer, took } = timed(() => readSitemap(text))
  expect(answer.entries.length).toBeLessThanOrEqual(limits.linksPerFile)
  expect(took).toBeLessThan(250)
})
