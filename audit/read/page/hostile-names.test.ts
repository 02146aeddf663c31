import { expect, test } from 'vitest'
import { judge } from '../../judge/judge.ts'
import { filler, madeVisit, pageOf, readPagesOf } from '../../testing/made-up.ts'
import { parseHtml } from './html.ts'

/** What every object inherits: looked up by a name that a page chose, each would answer. */
const inherited = Object.getOwnPropertyNames(Object.prototype)

test('a name that every object inherits is a name like any other, wherever a page writes it', () => {
  expect(inherited).toContain('constructor')
  for (const name of inherited) {
    const page = pageOf(
      `<main><h1>Sweeping</h1><${name} ${name}="1" role="${name}">text</${name}>${filler('en', 60)}</main>`,
      {
        lang: name,
        head: `<meta name="${name}" content="2026-01-01"><meta property="${name}" content="2026-01-01">
          <link rel="${name}" hreflang="${name}" href="/${name}"><meta name="robots" content="${name}: ${name}">
          <script type="application/ld+json">{"@type":"${name}","@id":"${name}","${name}":"2026-01-01",
            "author":{"@type":"${name}","name":"${name}","${name}":{"@id":"${name}"}}}</script>`,
        headers: {
          'content-type': 'text/html',
          [name.toLowerCase()]: name,
          'x-robots-tag': `${name}: ${name}`,
        },
      },
    )
    const visit = madeVisit([page], {
      robots: `User-agent: ${name}\nDisallow: /${name}\n${name}: ${name}\nContent-Signal: ${name}=${name}\n`,
    })
    const readPages = readPagesOf(visit)
    // What crosses to another thread or into a report is data: a function that was looked up is not.
    expect(structuredClone(readPages)).toEqual(readPages)
    const report = judge(visit, readPages)
    expect(report.outcome, name).toBe('complete')
    expect(JSON.stringify(report)).not.toContain('[native code]')
  }
})

test('those names are element names to the parser, so that the test above says what it seems to', () => {
  const names = inherited.filter(name => /^[a-z]/u.test(name))
  for (const name of names) expect(JSON.stringify(tagsOf(`<${name}>`))).toContain(name.toLowerCase())
})

function tagsOf(html: string): readonly string[] {
  const body = parseHtml(html).childNodes.flatMap(node => ('childNodes' in node ? node.childNodes : []))
  return body.flatMap(node => ('childNodes' in node ? node.childNodes.map(({ nodeName }) => nodeName) : []))
}
