import type { CaseStudy } from '../../content/schemas/case-study.ts'

/** A role and a kind of company, after the name of those who allow it to be shown. */
export function speakerOf({ author, role }: CaseStudy['testimonial']): string {
  return author ? `${author}, ${role}` : role
}
