import { z } from 'astro/zod'
import { scorecard } from '#audit/judge/scorecard.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { englishTypography, frenchTypography } from '#language/typography.ts'
import { type CheckPageId, type PageId, routes, type WrittenPageId } from '../../routes.ts'
import { bilingual, bilinguals, type InLanguage } from '../bilingual.ts'

/** The pages of checks are named as the rubric names the checks. */
const checkNames: Readonly<Record<CheckPageId, Bilingual>> = Object.fromEntries(
  scorecard.pillars.flatMap(({ checks }) =>
    checks.map(([{ id, name }]) => [
      `check-${id}`,
      { fr: frenchTypography(name.fr), en: englishTypography(name.en) },
    ]),
  ),
)

/**
 * The words of the header and footer of every page (`content/labels/layout.yaml`); a page without a name is
 * refused.
 */
export const layoutLabels = z.strictObject({
  ...bilinguals('skip', 'home', 'navigation', 'menu', 'closeMenu', 'about', 'agency', 'auditButton'),
  ...bilinguals('otherLanguage', 'breadcrumb'),
  /** The switch that shows what an engine keeps; a build counts `{kept}` of `{whole}` words, and `{citable}`. */
  robot: z.strictObject({ read: bilingual(), count: bilingual() }),
  ...bilinguals('footer', 'forMachines', 'contact', 'hours'),
  steps: z.record(z.string(), bilingual()),
  pages: z
    .record(z.enum(routes.map(route => route.id) as [WrittenPageId, ...WrittenPageId[]]), bilingual())
    .transform((names): Readonly<Record<PageId, Bilingual>> => ({ ...names, ...checkNames })),
})

export type LayoutLabels = InLanguage<z.infer<typeof layoutLabels>>
