import { describe, expect, test } from 'vitest'
import { parsePage } from './html.ts'
import { markdownOf } from './markdown.ts'

function markdown(html: string, language: 'fr' | 'en' = 'en'): string {
  return markdownOf(parsePage(html), {
    address: 'https://ibid.example/en/faq',
    language,
    sources: new Map([['#source-1', 'https://x.example/a']]),
  })
}

describe('text in a line', () => {
  test.each([
    ['paragraphs', '<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
    ['text beside blocks', '<div>One<p>Two</p>Three</div>', 'One\n\nTwo\n\nThree'],
    ['headings', '<h1>Title</h1><section><h2>Part <em>one</em></h2></section>', '# Title\n\n## Part *one*'],
    [
      'emphasis',
      '<p><b>strong</b> <em>soft</em> <code>a*b</code> <dfn>GEO</dfn></p>',
      '**strong** *soft* `a*b` **GEO**',
    ],
    ['a correction', '<p><del>34</del> <ins>37 figures</ins></p>', '~~34~~ 37 figures'],
    ['what touches', '<p>l’<em>édition</em>, <cite>Le Monde</cite>.</p>', 'l’*édition*, *Le Monde*.'],
    ['white space', '<p>  one\n  two <!-- --> three</p>', 'one two three'],
    ['a no-break space', '<p>48\u00a0%</p>', '48\u00a0%'],
    ['a quotation', '<blockquote><p>One</p><footer>Two</footer></blockquote>', '> One\n>\n> Two'],
    [
      'a film',
      '<div><video aria-label="GEO"><source src="/a.av1.mp4"><source src="/a.mp4"></video></div>',
      '[GEO](https://ibid.example/a.mp4)',
    ],
    ['code', '<pre>if (a &lt; b)\n  go()\n</pre>', '```\nif (a < b)\n  go()\n```'],
    [
      'a question that unfolds',
      '<details><summary><h3>Why?</h3></summary><p>So.</p></details>',
      '### Why?\n\nSo.',
    ],
    [
      'a work that unfolds',
      '<details><summary><b>7</b> <h3>GEO</h3> <span>Aggarwal, <time>2024</time></span></summary>So.</details>',
      '### GEO\n\n**7** Aggarwal, 2024\n\nSo.',
    ],
    [
      'a summary without a heading',
      '<details><summary>7 checks</summary>So.</details>',
      '**7 checks**\n\nSo.',
    ],
    [
      'what a drawing shows',
      '<figure><svg role="img" aria-label="A curve"><text>9</text></svg></figure>',
      'A curve',
    ],
    [
      'the questions of a form',
      '<fieldset><legend>Ready?</legend><label><input> Yes</label></fieldset>',
      '**Ready?**\n\n- Yes',
    ],
  ])('%s', (_name, html, expected) => {
    expect(markdown(html)).toBe(expected)
  })

  test.each([
    ['an address of the site', '<a href="/faq">all</a>', '[all](https://ibid.example/faq)'],
    ['an anchor of the page', '<a href="#geo">GEO</a>', '[GEO](https://ibid.example/en/faq#geo)'],
    ['an address with brackets', '<a href="https://x.example/a_(b)">x</a>', '[x](<https://x.example/a_(b)>)'],
    ['a mailbox', '<a href="mailto:a@x.example">a</a>', '[a](mailto:a@x.example)'],
    ['a heading within', '<a href="/x"><h2>Read</h2></a>', '## [Read](https://ibid.example/x)'],
  ])('a link to %s', (_name, html, expected) => {
    expect(markdown(html)).toBe(expected)
  })

  test.each([
    [
      '<p>a * b _c_ [d] `e` ~f~ &lt;g> &amp;lt; \\</p>',
      'a \\* b \\_c\\_ \\[d\\] \\`e\\` \\~f\\~ \\<g> &amp;lt; \\\\',
    ],
    ['<p>snake_case and +41 %</p>', 'snake_case and +41 %'],
    ['<p># no heading</p>', '\\# no heading'],
    ['<p>1. no list</p>', '1\\. no list'],
    ['<p>- no list</p>', '\\- no list'],
  ])('%s is escaped', (html, expected) => {
    expect(markdown(html)).toBe(expected)
  })
})

describe('lists', () => {
  test('of points, of steps, and one within another', () => {
    const html = '<ol><li>One<ul><li>a</li><li>b</li></ul></li><li><p>Two</p><p>More</p></li></ol>'
    expect(markdown(html)).toBe('1. One\n\n   - a\n   - b\n2. Two\n\n   More')
  })

  test('whose items have headings become sections, without decorative numbers', () => {
    const html = '<ol><li><span>1</span><h3>Access</h3><p>Open.</p></li><li><h3>Clarity</h3></li></ol>'
    expect(markdown(html)).toBe('### Access\n\nOpen.\n\n### Clarity')
  })

  test('of terms keep term and definition together, with the colon of their language', () => {
    const html =
      '<dl><div><dt>72 %</dt><dd>of searches</dd></div><div><dt><dfn>GEO</dfn></dt><dd>A</dd><dd>B</dd></div></dl>'
    expect(markdown(html)).toBe('- **72 %**: of searches\n- **GEO**: A B')
    expect(markdown('<dl><dt>GEO</dt><dd>Une méthode</dd></dl>', 'fr')).toBe('- **GEO**\u00a0: Une méthode')
  })

  test('of terms may say more than a line', () => {
    const html = '<dl><dt>We do</dt><dd><ul><li>this</li><li>that</li></ul></dd></dl>'
    expect(markdown(html)).toBe('- **We do**\n\n  - this\n  - that')
  })
})

describe('tables', () => {
  test('keep their caption, their headers and every cell, one row per line', () => {
    const html = `<table><caption>SEO and GEO</caption>
      <thead><tr><th>Criterion</th><th>GEO</th></tr></thead>
      <tbody><tr><th scope="row">Aim</th><td><p>A passage</p><p>cited | quoted</p></td></tr></tbody></table>`
    expect(markdown(html)).toBe(
      '**SEO and GEO**\n\n| Criterion | GEO |\n| --- | --- |\n| Aim | A passage<br>cited \\| quoted |',
    )
  })

  test('without headers get empty ones, which Markdown requires', () => {
    const html =
      '<table><tbody><tr><th>2024</th><td><svg aria-hidden="true"></svg>33 %</td></tr></tbody></table>'
    expect(markdown(html)).toBe('|  |  |\n| --- | --- |\n| 2024 | 33 % |')
  })
})

describe('sources', () => {
  test('are listed by number, and reference marks link to the works themselves', () => {
    const html = `<p>Up to 40 %.<sup class="ref"><a href="#source-1">1</a></sup> Once.</p>
      <ol><li id="source-1"><span>1</span><div><p>A. Author, <cite>Work</cite></p><p>A limit.</p></div></li></ol>`
    expect(markdown(html)).toBe(
      'Up to 40 %.[1](https://x.example/a) Once.\n\n1. A. Author, *Work*\n\n   A limit.',
    )
  })

  test('without an address of their own are where the page lists them', () => {
    expect(markdown('<sup class="ref"><a href="#source-2">2</a></sup>')).toBe(
      '[2](https://ibid.example/en/faq#source-2)',
    )
  })

  test('of an example are numbers in brackets', () => {
    expect(markdown('<p>Three points.<sup class="ref"><span>2</span></sup></p>')).toBe('Three points.\\[2\\]')
  })
})

describe('elements that are not text are left out', () => {
  test.each([
    '<nav aria-label="All questions"><a href="#a">A</a></nav>',
    '<button>Copy</button>',
    '<script>go()</script>',
    '<style>p{}</style>',
    '<p hidden>Copied</p>',
    '<svg aria-hidden="true" aria-label="x"><text>9</text></svg>',
    '<p data-markdown-ignore>§ 1</p>',
    '<input value="x"><select><option>One</option></select><textarea>x</textarea>',
    '<p> </p>',
  ])('%s', html => {
    expect(markdown(html)).toBe('')
  })

  test('except navigation to other pages', () => {
    expect(markdown('<nav><ul><li><a href="/faq">FAQ</a> Short answers</li></ul></nav>')).toBe(
      '- [FAQ](https://ibid.example/faq) Short answers',
    )
  })

  test('and unknown elements keep their text', () => {
    expect(markdown('<hgroup><p>One</p><widget-x>Two</widget-x></hgroup>')).toBe('One\n\nTwo')
  })
})
