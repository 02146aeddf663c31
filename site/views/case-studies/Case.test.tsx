import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CaseStudy } from '../../content/schemas/case-study.ts'
import { Case } from './Case.tsx'
import type { CaseStudiesWords } from './words.ts'

const study: CaseStudy = {
  order: 1,
  title: 'A shop enters AI answers',
  kind: 'fictional case, retail',
  client: 'Online shop',
  industry: 'Retail',
  duration: '3 months',
  tags: ['E-commerce'],
  challenge: 'Absent from answers.',
  solution: 'Answer the question.',
  work: [{ text: 'Answer first.' }],
  passage: { label: 'Example', before: 'Exceptional.', after: 'Two drops a day.' },
  results: 'Cited more often.',
  testimonial: { quote: 'We were taught to write down what we know.', role: 'Owner, shop' },
  limits: ['Stock changes.'],
}

const words: CaseStudiesWords['labels'] = {
  client: 'Company',
  industry: 'Industry',
  duration: 'Duration',
  challenge: 'The problem',
  solution: 'The plan',
  tags: 'Subjects',
  before: 'Before',
  after: 'After',
  results: 'The result',
  limits: 'The limits',
  rest: 'The other changes',
  whole: 'Read the whole case',
}

test('a case links to its full text, with its picture, once its client has allowed both', () => {
  const shown = drawn({ ...study, caseStudyUrl: 'https://shop.example/case', imageUrl: '/cases/shop.webp' })
  expect(shown).toContain('<a href="https://shop.example/case">Read the whole case</a>')
  expect(shown).toContain('<img src="/cases/shop.webp" alt=""')
  expect(drawn(study)).not.toMatch(/<img|Read the whole case/)
})

test('a case has a testimonial only of someone who allows their name, and gives it with their role', () => {
  const named = { ...study, testimonial: { ...study.testimonial, author: 'A. Martin' } }
  expect(drawn(named)).toContain('<b>A. Martin, Owner, shop</b>')
  expect(drawn(study)).not.toContain('<blockquote>')
})

function drawn(shown: CaseStudy): string {
  return renderToStaticMarkup(<Case id="shop" number={1} study={shown} words={words} language="en" />)
}
