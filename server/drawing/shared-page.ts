import { emptyForm } from '#contracts/forms.ts'
import { type Language, languageOfPath } from '#contracts/languages.ts'
import type { VisitorPage } from '#contracts/visitor-page.ts'

/** A drawing that is the same for everyone who asks for it, and by what it is known. */
export interface SharedPage {
  readonly key: string
  /** What to draw in place of what was asked for. */
  readonly path: string
  readonly page: VisitorPage
  /** What is written into it afterwards, by what stands for it. */
  readonly inserted: Readonly<Record<string, string>>
}

/** What an error's reference looks like before it is known. */
const referencePlace = '0REFERENCE0'
/** A path that is no page's: what is drawn for it leads to no other language of one page, and has no address. */
const nowhere: Readonly<Record<Language, string>> = { fr: '/-', en: '/en/-' }

/** Null for a drawing that is for one visitor alone. */
export function sharedPage(path: string, page: VisitorPage): SharedPage | null {
  const language = languageOfPath(path)
  switch (page.kind) {
    case 'error': {
      const { reference, status } = page
      return {
        key: `error ${language} ${status}`,
        path: nowhere[language],
        page: { ...page, reference: referencePlace },
        inserted: { [referencePlace]: reference },
      }
    }
    case 'no-audit':
      return { key: `no-audit ${language} ${page.end}`, path: nowhere[language], page, inserted: {} }
    case 'form': {
      const { form, confirmation } = page
      const isEmpty = Object.keys(form.values).length === 0 && form.problems.length === 0
      if (confirmation || !isEmpty || form.key !== undefined) return null
      const shared = { kind: 'form', form: { ...emptyForm, outcome: form.outcome } } as const
      return { key: `form ${path} ${form.outcome}`, path, page: shared, inserted: {} }
    }
    case 'audit': {
      const { record, surroundings, ownerKey, refused, filter } = page.audit
      const { rival, newest, repeatableFrom, isRival } = surroundings
      const isFinished = record.report !== null && (rival === null || rival.report !== null)
      if (page.confirmation || ownerKey || refused || !isFinished) return null
      // The button that runs an audit again wakes up with time.
      const isEarly = Date.parse(repeatableFrom) > Date.now()
      const state = [record.id, filter, rival?.id, newest, repeatableFrom, isEarly, isRival]
      return { key: `audit ${language} ${JSON.stringify(state)}`, path, page, inserted: {} }
    }
    case 'audit-deletion':
      return null
  }
}
