import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'

/** What strangers send, from nonsense to nearly valid. */

/** Characters and words with a meaning in markup, in files for machines, in addresses or in our own formats. */
const fragments: readonly string[] = [
  ...'< > </ /> <!-- --> <![CDATA[ ]]> & &amp; &#0; &#x110000; &nbsp; " \' = ; : , . / // \\ # ? % %00 %zz %2e%2e * $ | ^ ~ @ + - _'.split(
    ' ',
  ),
  ...'<html <head> <body> <main> <title> <h1> <p> <a href= <time datetime= <link rel=canonical <meta name= <meta charset= <base href= <script type="application/ld+json"> </script> <template> <table> <li> <svg> <math> <plaintext> <frameset> <nav> <article> </p> </div>'.split(
    ' ',
  ),
  ...'User-agent: Disallow: Allow: Sitemap: Crawl-delay: Content-Signal: License: GPTBot * search=yes ai-train=no # \r \n \r\n \t'.split(
    ' ',
  ),
  ...'<?xml <urlset> <url> <loc> </loc> <lastmod> <sitemapindex> <sitemap> <xhtml:link hreflang="fr" href='.split(
    ' ',
  ),
  ...'{ } [ ] "@type": "@graph": "@id": "name": "datePublished": "sameAs": null true -0 1e400 "\\ud800"'.split(
    ' ',
  ),
  ...'http:// https:// //evil.example https://atelier.example/ www. :80 :99999 user:pw@ [::1] 127.0.0.1 0x7f.1 169.254.169.254 xn-- xn--a .. ../ javascript: data: mailto:'.split(
    ' ',
  ),
  ...'bytes= bytes=0- -1 q= q=0 ;q=1.5 gzip br zstd text/html text/markdown charset= utf-8 utf-16 iso-8859-1 x-user-defined noindex nosnippet max-age='.split(
    ' ',
  ),
  ...'2026-11-22 2026-02-31 0000-00-00 +275760-09-13 12 mars 2026 March le publié updated fr en-GB x-default zh-Hans-CN'.split(
    ' ',
  ),
  ...'constructor __proto__ toString hasOwnProperty then NaN Infinity -1 0 9007199254740993 1,5 1 234,56 € 12 % $3.4m'.split(
    ' ',
  ),
  ...'La marque est une agence. According to a study, 42 of 100 people agree! Qui ? Pourquoi « citer » d’après Nº 1 etc. e.g. U.S.A.'.split(
    ' ',
  ),
  '\0',
  '\u001b[2J',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '\udc00',
  '😀',
  'e\u0301',
  'İ',
  'ß',
  'ﬁ',
  '中文',
  'العربية',
  ' ',
]

const samples: readonly string[] = globSync('audit/testing/site/*.html', {
  cwd: join(import.meta.dirname, '../..'),
})
  .sort()
  .map(file => readFileSync(join(import.meta.dirname, '../..', file), 'utf8').slice(0, 6_000))

const fragment = fc.constantFrom(...fragments)

/** Characters of every kind, also lone surrogates. */
const character = fc
  .oneof(fc.nat({ max: 0xffff }), fc.nat({ max: 0xff }))
  .map(code => String.fromCharCode(code))

/** A few fragments in a row: the shortest text that still resembles something. */
export const shortText = fc.oneof(
  fc.array(fragment, { maxLength: 6 }).map(parts => parts.join('')),
  fc.string({ unit: character, maxLength: 40 }),
  fc.constant(''),
)

export const text = fc.oneof(
  { weight: 4, arbitrary: shortText },
  {
    weight: 4,
    arbitrary: fc.array(fc.oneof(fragment, character), { maxLength: 300 }).map(parts => parts.join('')),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(shortText, fc.integer({ min: 1, max: 3_000 }))
      .map(([unit, times]) => unit.repeat(times).slice(0, 20_000)),
  },
)

/** Addresses that can be parsed, some of them odd. */
export const address: fc.Arbitrary<string> = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true, validSchemes: ['http', 'https'] }),
  fc
    .tuple(
      fc.constantFrom(
        'https://atelier.example',
        'http://www.atelier.example:8080',
        'https://xn--caf-dma.example',
      ),
      fc.array(
        fc.oneof(shortText, fc.constantFrom('blog', 'faq', 'en', 'mentions-legales', '.pdf', '?page=2')),
        {
          maxLength: 5,
        },
      ),
    )
    .map(([origin, parts]) => `${origin}/${parts.join('/')}`)
    .filter(written => URL.canParse(written)),
)

/** Markup, mostly nested and rarely closed, or a page of ours with a part replaced. */
export const html: fc.Arbitrary<string> = fc.oneof(
  text,
  fc
    .array(fc.tuple(markup(), shortText), { maxLength: 60 })
    .map(parts => parts.flat().join(''))
    .map(body => `<!doctype html><html lang="en">${body}`),
  fc
    .tuple(fc.constantFrom(...samples), fc.nat(6_000), fc.nat(400), fc.oneof(shortText, markup()))
    .map(([page, at, length, put]) => page.slice(0, at) + put + page.slice(at + length)),
)

function markup(): fc.Arbitrary<string> {
  const tag = fc.constantFrom(
    ...'html head title meta link base script style body header nav main article section aside footer h1 h2 h3 p div span a img time address ul ol li dl dt dd table tr td th caption blockquote q cite code pre button form iframe template noscript svg math select option constructor'.split(
      ' ',
    ),
  )
  const name = fc.constantFrom(
    ...'id class href src rel hreflang lang name property content charset http-equiv itemprop itemtype datetime type role aria-label aria-hidden hidden style alt title cite constructor'.split(
      ' ',
    ),
  )
  const value = fc.oneof(
    shortText,
    address,
    fc.constantFrom(
      ...'author robots canonical alternate description article:published_time og:site_name noindex license main navigation GPTBot refresh text/html;charset=utf-16 application/ld+json tdm-reservation 1'.split(
        ' ',
      ),
    ),
  )
  return fc
    .tuple(tag, fc.array(fc.tuple(name, value), { maxLength: 4 }), fc.boolean())
    .map(([tag, attributes, closed]) => {
      const written = attributes.map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
      return `<${tag}${written.join('')}>${closed ? `</${tag}>` : ''}`
    })
}

/** Lines of robots.txt, sitemaps and files in JSON. */
export const file: fc.Arbitrary<string> = fc.oneof(
  text,
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          ...'User-agent Disallow Allow Sitemap Crawl-delay Content-Signal Content-Usage License Host user agent disalow'.split(
            ' ',
          ),
        ),
        fc.oneof(shortText, fc.constantFrom('*', '/', '/*?x=*$', 'GPTBot', 'ai-train=n, search=y', '1e9')),
      ),
      { maxLength: 80 },
    )
    .map(lines => lines.map(([name, value]) => `${name}: ${value}`).join('\n')),
  fc
    .array(fc.tuple(fc.oneof(address, shortText), shortText, shortText), { maxLength: 40 })
    .map(entries =>
      entries.map(
        ([loc, day, tag]) =>
          `<url><loc>${loc}</loc><lastmod>${day}</lastmod><xhtml:link rel="alternate" hreflang="${tag}" href="${loc}"/></url>`,
      ),
    )
    .map(entries => `<?xml version="1.0"?><urlset>${entries.join('')}</urlset>`),
  fc.json({ maxDepth: 6, stringUnit: 'binary' }),
)

/** JSON values that only an attacker would send. */
export const jsonValue: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
  fc.constantFrom(null, true, -0, 1e308, [], {}, '\0', '\ud800'),
)
