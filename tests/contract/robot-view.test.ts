import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { isCitable } from '#audit/read/page/citable.ts'
import { firstIn, parseHtml, textOf } from '#audit/read/page/html.ts'
import { readPage } from '#audit/read/page/read-page.ts'
import { countWords } from '#audit/read/text/words.ts'
import { madeExchange } from '#audit/testing/made-up.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { everyRoute } from '#site/every-route.ts'
import { attribute, builtText, elementsIn } from '../support/built-page.ts'

const sentences = {
  fr: (kept: string, whole: string, citable: string) =>
    `Un moteur garde ${kept} mots sur ${whole}. Passages citables : ${citable}.`,
  en: (kept: string, whole: string, citable: string) =>
    `An engine keeps ${kept} of ${whole} words. Passages it can quote: ${citable}.`,
}

test.each(languages)(
  'every page but home says how much of it an engine keeps, and shows just that: as the audit reads it as it is served (%s)',
  language => {
    const pages = everyRoute
      .filter(({ id }) => id !== 'home')
      .map(route => readBuilt(route[language], language))
    expect(pages.length).toBeGreaterThan(90)
    expect(pages.map(({ path, said, shown, lit }) => ({ path, said, shown, lit }))).toEqual(
      pages.map(({ path, kept, whole, citable, text }) => ({
        path,
        said: spaced(
          sentences[language](...([kept, whole, citable].map(count => figure(count, language)) as Figures)),
        ),
        shown: text,
        lit: citable,
      })),
    )
  },
  120_000,
)

test('the styles of every page take precedence in the same order, the switch or not', () => {
  const orders = everyRoute.flatMap(({ fr, en }) => [fr, en]).map(path => layersOf(builtText(file(path))))
  expect(orders.length).toBeGreaterThan(180)
  expect(new Set(orders)).toEqual(new Set(['tokens base blocks layout views overrides']))
})

/** The layers of styles, in the order in which a page first names them, which decides. */
function layersOf(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(([, css]) => css).join('')
  const named = [...styles.matchAll(/@layer ([\w,\s]+)[;{]/gu)].flatMap(([, names = '']) => names.split(','))
  return [...new Set(named.map(name => name.trim()))].join(' ')
}

type Figures = [string, string, string]

/** What a built page says and marks, and what the audit reads of it. */
function readBuilt(path: string, language: Language) {
  const body = builtText(file(path))
  const { text } = readPage(madeExchange(path, { body }))
  const whole = firstIn(parseHtml(body), 'body')
  const elements = elementsIn(parse(body))
  const said = elements.find(element => attribute(element, 'class') === 'robot-count')
  return {
    path,
    said: said && spaced(textOf(said)),
    shown: withoutSpaces(unmarked(elements.find(({ tagName }) => tagName === 'body'))),
    lit: elements.filter(element => attribute(element, 'data-citable') !== undefined).length,
    kept: text.words,
    whole: whole ? countWords(textOf(whole), language) : 0,
    citable: text.blocks.filter(isCitable).length,
    text: withoutSpaces(text.blocks.map(block => block.text).join('')),
  }
}

function file(path: string): string {
  return path === '/' ? 'index.html' : `${path}.html`
}

/** The text that is shown as kept while the switch is on. */
function unmarked(node: DefaultTreeAdapterTypes.ChildNode | undefined): string {
  if (!node) return ''
  if ('value' in node) return node.value
  if (!('tagName' in node)) return ''
  const isShownSo =
    attribute(node, 'data-passed') === undefined &&
    !attribute(node, 'class')?.includes('robot-view') &&
    !['script', 'style', 'template', 'noscript'].includes(node.tagName)
  return isShownSo ? node.childNodes.map(unmarked).join('') : ''
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, '')
}

/** One kind of space: French figures and signs have several. */
function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ')
}
