import { Pairs } from '../../../blocks/lists/Pairs.tsx'
import { Clause } from '../PolicyPage.tsx'
import { PolicyPage } from '../PolicyPage.tsx'
import type { PolicyContext } from '../read-policy.ts'
import { ContrastScene } from './ContrastScene.tsx'
import type { AccessibilityWords } from './words.ts'

type Props = PolicyContext & { readonly words: AccessibilityWords }

/** What of the site was tested for everyone's use, when and how, and what was not. */
export function Accessibility({ words, ...context }: Props) {
  const { summary, sections } = words
  return (
    <PolicyPage
      {...context}
      words={words}
      picture={<ContrastScene words={words.contrasts} language={context.language} />}
      summary={
        <>
          <h2>{summary.heading}</h2>
          <Pairs items={summary.rows.map(({ name, value }) => ({ name, text: value }))} />
        </>
      }
      contents={sections.map(({ id, heading }) => ({ id, name: heading }))}
    >
      {sections.map(section => (
        <Clause key={section.id} {...section} />
      ))}
    </PolicyPage>
  )
}
