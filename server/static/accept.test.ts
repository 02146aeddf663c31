import { describe, expect, test } from 'vitest'
import { prefersMarkdown } from './accept.ts'

describe('a client gets Markdown when it likes it better than HTML, or names it and likes it as well', () => {
  test.each([
    'text/markdown',
    'Text/Markdown; charset=utf-8',
    'text/markdown, */*',
    'text/markdown, text/html, */*',
    'text/html;q=0.5, text/markdown;q=0.5',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/markdown;q=0.5, text/html;q=0.4',
    'text/markdown;q=0.001',
    'text/html;q=0, text/*',
    'text/html;q=0.2, */*;q=0.3',
    'text/markdown;variant=GFM, text/html;q=0.8',
  ])('%s', header => {
    expect(prefersMarkdown(header)).toBe(true)
  })
})

describe('a client gets HTML otherwise', () => {
  test.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/html',
    'text/markdown;q=0.3, text/html;q=0.4',
    'text/markdown;q=0, */*',
    'text/markdown;q=0, text/html;q=0',
    'text/markdown;q=nonsense, text/html',
    'application/json',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  ])('%s', header => {
    expect(prefersMarkdown(header)).toBe(false)
  })
})
