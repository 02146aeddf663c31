import type { Author } from '../page-facts.ts'

/** An author whose name is not checked yet. A person is kept even when the site has the same name. */
export interface ReadAuthor extends Author {
  readonly isPerson?: boolean
  readonly isOrganization?: boolean
  /** Stated by the data of an article. */
  readonly isOfArticle?: boolean
}
