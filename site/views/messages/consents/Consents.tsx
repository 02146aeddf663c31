import './Consents.css'
import type { Language } from '#contracts/languages.ts'
import { HeadMargin } from '../../../blocks/opening/HeadMargin.tsx'
import { PageHead } from '../../../blocks/opening/PageHead.tsx'
import { Paragraph } from '../../../content/inline.tsx'
import { Choices } from '../../../features/consent/Choices.tsx'
import type { ConsentLabels } from '../../../features/consent/labels.ts'

interface Props {
  readonly language: Language
  readonly words: ConsentLabels
}

export function Consents({ language, words }: Props) {
  const { heading, lead, validity, more } = words.page
  const margin = (
    <HeadMargin>
      <div>
        <Paragraph text={validity} />
        <Paragraph text={more} />
      </div>
    </HeadMargin>
  )
  return (
    <div className="wrap choices-page">
      <PageHead heading={heading} lead={lead} margin={margin} />
      <div className="grid">
        <Choices language={language} words={words.choices} forAll={words.banner} />
      </div>
    </div>
  )
}
