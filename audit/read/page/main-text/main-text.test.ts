import { expect, test } from 'vitest'
import { madePage } from '../../../testing/made-up.ts'

const textOf = (body: string) => madePage(body).page.text
const blocks = (body: string) => textOf(body).blocks.map(({ kind, text }) => [kind, text])

test('the main text is what the main element holds, less its menus and side notes', () => {
  const body = `<header>Brand</header><main><nav>Menu</nav><h1>Title</h1><p>One.</p><aside>Note</aside></main><footer>Legal</footer>`
  expect(blocks(body)).toEqual([
    ['heading', 'Title'],
    ['paragraph', 'One.'],
  ])
  expect(textOf(body).skipped.map(({ tag, text }) => [tag, text])).toEqual([
    ['header', 'Brand'],
    ['nav', 'Menu'],
    ['aside', 'Note'],
    ['footer', 'Legal'],
  ])
})

test('without a main element the only article is the main text, and the rest is passed over', () => {
  const body = '<div>Banner</div><article><header><h1>Title</h1></header><p>One.</p></article>'
  expect(blocks(body)).toEqual([
    ['heading', 'Title'],
    ['paragraph', 'One.'],
  ])
  expect(textOf(body).skipped).toMatchObject([{ tag: 'body', text: 'Banner' }])
})

test.each(['<main></main>', '<article><p hidden>A</p></article>'])(
  'a part that holds no word is left for the body: %s',
  empty => expect(blocks(`${empty}<div><p>One.</p></div>`)).toEqual([['paragraph', 'One.']]),
)

test('without either, the body less its chrome is the main text', () => {
  expect(blocks('<nav>Menu</nav><div>Loose <b>text</b></div><footer>Legal</footer>')).toEqual([
    ['paragraph', 'Loose text'],
  ])
})

test('each kind of block is told apart', () => {
  const body = `<main><h2>Q</h2><p>P</p><ul><li>A</li><li>B</li></ul><table><tr><th>T</th></tr></table>
    <blockquote>C</blockquote><pre>D</pre><dl><dt>Term</dt><dd>Meaning</dd></dl><details><summary>S</summary><p>E</p></details></main>`
  expect(blocks(body)).toEqual([
    ['heading', 'Q'],
    ['paragraph', 'P'],
    ['list', 'A B'],
    ['table', 'T'],
    ['quote', 'C'],
    ['code', 'D'],
    ['paragraph', 'Term'],
    ['paragraph', 'Meaning'],
    ['heading', 'S'],
    ['paragraph', 'E'],
  ])
})

test('a list of cards is a layout: its headings and paragraphs are read one by one', () => {
  expect(blocks('<main><ul><li><h3>Card</h3><p>Text</p></li></ul></main>')).toEqual([
    ['heading', 'Card'],
    ['paragraph', 'Text'],
  ])
})

test('what the page hides is not read', () => {
  const body =
    '<main><p hidden>A</p><p aria-hidden="true">B</p><p style="display: none">C</p><template>D</template><noscript>E</noscript><p>F</p></main>'
  expect(blocks(body)).toEqual([['paragraph', 'F']])
})

test('each block says where it stands, by a selector that a browser understands', () => {
  const body = '<main><section><p>A</p></section><section id="prices"><p>B</p><p>C</p></section></main>'
  expect(textOf(body).blocks.map(({ selector }) => selector)).toEqual([
    'body > main > section:nth-of-type(1) > p:nth-of-type(1)',
    '#prices > p:nth-of-type(1)',
    '#prices > p:nth-of-type(2)',
  ])
})

test('links of a block are known, with those that leave the site', () => {
  const [block] = textOf(
    '<main><p>See <a href="/a">here</a> and <a href="https://other.example/">there</a>.</p></main>',
  ).blocks
  expect(block?.links).toEqual([
    { text: 'here', address: 'https://atelier.example/a', external: false },
    { text: 'there', address: 'https://other.example/', external: true },
  ])
})

test('words of neighboring blocks stay apart, words cut by tags stay whole', () => {
  expect(
    blocks('<main><div>One<div>two</div>three</div><p>re<b>made</b></p></main>').map(([, text]) => text),
  ).toEqual(['One', 'two', 'three', 'remade'])
})

test('a line break parts words, not paragraphs', () => {
  expect(blocks('<main><div>One<br>two</div><p>three<br>four</p></main>')).toEqual([
    ['paragraph', 'One two'],
    ['paragraph', 'three four'],
  ])
})

test('a text without end is read up to its limit', () => {
  const { blocks: read } = textOf(`<main>${`<p>${'x'.repeat(150_000)}</p>`.repeat(4)}</main>`)
  expect(read.map(({ text }) => text.length)).toEqual([150_000, 150_000, 100_000])
})
