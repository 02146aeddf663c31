import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Inline, WholeNames } from './inline.tsx'
import { firstSentence, plainText } from './marks.ts'

test.each([
  ['plain words', 'plain words'],
  ['a **strong** word', 'a <strong>strong</strong> word'],
  ['a *foreign* word', 'a <em>foreign</em> word'],
  ['==a passage that can be cited==', '<mark>a passage that can be cited</mark>'],
  ['==a passage with *emphasis*==', '<mark>a passage with <em>emphasis</em></mark>'],
  [
    '`npm run bench -- robots-txt`',
    '<code class="mono" translate="no"><span class="whole">npm</span> <span class="whole">run</span> <span class="whole">bench</span> <span class="whole">--</span> <span class="whole">robots-txt</span></code>',
  ],
  ['[write](/agency/contact) to us', '<a href="/agency/contact">write</a> to us'],
  ['5 * 3 and a = b == c', '5 * 3 and a = b == c'],
  ['<b> & co', '&lt;b&gt; &amp; co'],
])('an author may write %s', (text, html) => {
  expect(renderToStaticMarkup(<Inline text={text} />)).toBe(html)
})

test.each([
  ['let OAI-SearchBot in', 'let <span class="whole">OAI-SearchBot</span> in'],
  [
    '**OAI-SearchBot**, E-E-A-T',
    '<strong><span class="whole">OAI-SearchBot</span></strong>, <span class="whole">E-E-A-T</span>',
  ],
  ['un e-mail à envoyer', 'un <span class="whole">e-mail</span> à envoyer'],
  ['read /llms-full.txt', 'read /<span class="whole">llms-full.txt</span>'],
  ['« __Host-consent »', '« <span class="whole">__Host-consent</span> »'],
  ['the ai-training-consent entry', 'the <span class="whole">ai-training-consent</span> entry'],
  ['nosnippet et max-snippet', 'nosnippet et <span class="whole">max-snippet</span>'],
  ['lisez ci-dessus', 'lisez <span class="whole">ci-dessus</span>'],
  ['le résumé lui-même', 'le résumé <span class="whole">lui-même</span>'],
  ['[OAI-SearchBot](/bots)', '<a href="/bots"><span class="whole">OAI-SearchBot</span></a>'],
  ['robots.txt, well-known words, peut-être, y a-t-il', 'robots.txt, well-known words, peut-être, y a-t-il'],
])('no line of %s ends inside a name', (text, html) => {
  expect(renderToStaticMarkup(<Inline text={text} />)).toBe(html)
})

test('a text that quotes others keeps its names whole and reads no marks', () => {
  expect(renderToStaticMarkup(<WholeNames text="User-agent: OAI-SearchBot … Disallow: /*a*" />)).toBe(
    'User-agent: <span class="whole">OAI-SearchBot</span> … Disallow: /*a*',
  )
})

test('a reference is a link to its source, with a name for screen readers', () => {
  expect(renderToStaticMarkup(<Inline text="Measured.[[2.1]]" />)).toBe(
    'Measured.<sup class="ref" id="reference-2-1"><a href="#source-2" aria-label="Source 2">2</a></sup>',
  )
})

test('plain text keeps the words without the marks', () => {
  expect(plainText('==Cited== *words*, **once**.[[1.3]] See [the page](/faq).')).toBe(
    'Cited words, once. See the page.',
  )
})

test.each([
  ['A robots.txt says it. More follows.', 'A robots.txt says it.'],
  ['It is read.[[1.1]] More follows.', 'It is read.'],
  ['Without an end', 'Without an end'],
])('of “%s”, a folded answer shows “%s”', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
