import { type Route, routes } from '../../routes.ts'

/** The pages of answer engines, in the order in which they are listed. */
export const engineRoutes: readonly Route[] = routes.filter(({ id }) => id.startsWith('engine-'))
