import { expect, test } from 'vitest'
import { outline } from '#audit/report/outline.ts'
import { languages } from '#contracts/languages.ts'
import { partHeadings } from '#contracts/report-words.ts'
import { pathOf } from '#site/routes.ts'
import { builtPage } from '../support/built-page.ts'
import { completeReport } from '../support/sample-report.ts'

test.each(languages)(
  'the page of a report and its files tell the parts they share in one order, under one heading (%s)',
  language => {
    const { changes: _onlyOfASecondAudit, ...headings } = partHeadings
    const shared = Object.values(headings).map(heading => heading[language])
    const isShared = (heading: string) => shared.includes(heading)
    const page = builtPage(pathOf('sample-report', language))
    const file = outline(completeReport, { language, before: null, timeZone: 'UTC' })
    expect(page.all('h2').map(page.text).filter(isShared)).toEqual(shared)
    expect(file.sections.map(({ heading }) => heading).filter(isShared)).toEqual(shared)
  },
)
