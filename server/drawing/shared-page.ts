import { emptyForm } from '#contracts/forms.ts'
import { type Language, languageOfPath } from '#contracts/languages.ts'
import type { VisitorPage } from '#contracts/visitor-page.ts'

/** A page that is the same for everyone who asks for it, and its key in the cache. */
interface SharedPage {
  readonly key: string
  readonly path: string
  readonly page: VisitorPage
  /** Replaced in the HTML after drawing: placeholder to text. */
  readonly inserted: Readonly<Record<string, string>>
}

/** Stands for the reference of an error, which is not known yet. */
const referencePlace = '0REFERENCE0'
/** A path of no page: the page drawn for it links to no translation of itself, and has no canonical address. */
const nowhere: Readonly<Record<Language, string>> = { fr: '/-', en: '/en/-' }

/** Null for a page for one visitor alone. */
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
      const { record, surroundings, ownerKey, refused, filter, contradicted } = page.audit
      const { rival, newest, repeatableFrom, isRival } = surroundings
      const isFinished = record.report !== null && (rival === null || rival.report !== null)
      if (page.confirmation || ownerKey || refused || !isFinished) return null
      // The button that runs an audit again becomes enabled with time.
      const isEarly = Date.parse(repeatableFrom) > Date.now()
      const state = [record.id, filter, contradicted, rival?.id, newest, repeatableFrom, isEarly, isRival]
      return { key: `audit ${language} ${JSON.stringify(state)}`, path, page, inserted: {} }
    }
    case 'audit-deletion':
    case 'watch':
    case 'desk':
      return null
  }
}
