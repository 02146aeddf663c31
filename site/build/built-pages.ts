import { languageOfPath, languages } from '#contracts/languages.ts'
import { notFoundPaths } from '#contracts/paths.ts'
import { everyRoute } from '../every-route.ts'
import { pathsOf } from '../routes.ts'

export interface BuiltPage {
  /** `/en/faq` */
  readonly path: string
  readonly file: URL
}

/** Every page that was built below `client`, French first, the 404 pages included. */
export function builtPages(client: URL): readonly BuiltPage[] {
  const paths = everyRoute.flatMap(pathsOf)
  return languages
    .flatMap(language => [
      ...paths.filter(path => languageOfPath(path) === language),
      notFoundPaths[language],
    ])
    .map(path => ({ path, file: fileOf(path, client) }))
}

/** Where the page at this path is built; the pages that answer a form without a script are built there too. */
export function fileOf(path: string, client: URL): URL {
  return new URL(path === '/' ? './index.html' : `.${path}.html`, client)
}
