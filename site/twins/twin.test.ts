import { expect, test } from 'vitest'
import { markdownTwin } from './twin.ts'

const head = `<title>Ready: “yes” | Ibid.</title><meta name="description" content="Twelve questions.">
  <link rel="canonical" href="https://ibid.example/en/faq">`
const main = `<main><h1>Ready?</h1><p>Yes.<sup class="ref"><a href="#source-1">1</a></sup></p>
  <ol><li id="source-1"><a href="https://x.example/a"><cite>A: work</cite></a></li></ol></main>`

function twin(html: string): string {
  return markdownTwin({ path: '/en/faq', html, updated: '2026-11-21', siteUrl: 'https://ibid.example' })
}

test('a twin has the metadata of the page, then its text, without the menus', () => {
  const html = `<html lang="en"><head>${head}</head><body><header>Menu</header>${main}<footer>Foot</footer></body></html>`
  expect(twin(html)).toBe(`---
title: "Ready: “yes” | Ibid."
description: "Twelve questions."
canonical_url: https://ibid.example/en/faq
lang: en
last_updated: 2026-11-21
index: https://ibid.example/en/llms.txt
sources:
  - title: "A: work"
    url: https://x.example/a
---

# Ready?

Yes.[1](https://x.example/a)

1. [*A: work*](https://x.example/a)
`)
})

test('a page without a main element has no twin, and an error says so', () => {
  expect(() => twin('<p>Nothing</p>')).toThrow('/en/faq has no main element')
})
