import { scorecard } from '#audit/judge/scorecard.ts'
import { checkRoute, type Route, routes } from './routes.ts'

/** Every page of the site: those of the table, and one for each check of the rubric. */
export const everyRoute: readonly Route[] = [
  ...routes,
  ...scorecard.pillars.flatMap(({ checks }) => checks.map(([{ id }]) => checkRoute(id))),
]
