import type { CaseStudy } from '../../content/schemas/case-study.ts'

/** Who gives a testimonial: a role and a kind of company, after the name of those who let it be shown. */
export function speakerOf({ author, role }: CaseStudy['testimonial']): string {
  return author ? `${author}, ${role}` : role
}
