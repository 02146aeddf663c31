import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../bilingual.ts'
import { type PageId, routes } from '../../routes.ts'

/**
 * The words of the header and footer of every page (`content/labels/layout.yaml`); a page without a name is
 * refused.
 */
export const layoutLabels = z.strictObject({
  skip: bilingual(),
  home: bilingual(),
  navigation: bilingual(),
  menu: bilingual(),
  closeMenu: bilingual(),
  about: bilingual(),
  agency: bilingual(),
  auditButton: bilingual(),
  otherLanguage: bilingual(),
  breadcrumb: bilingual(),
  footer: bilingual(),
  forMachines: bilingual(),
  contact: bilingual(),
  hours: bilingual(),
  steps: z.record(z.string(), bilingual()),
  pages: z.record(z.enum(routes.map(route => route.id) as [PageId, ...PageId[]]), bilingual()),
})

export type LayoutLabels = InLanguage<z.infer<typeof layoutLabels>>
