import './ToolPage.css'
import type { ComponentProps } from 'react'
import { SignedPage } from './SignedPage.tsx'

interface Props extends Omit<ComponentProps<typeof SignedPage>, 'words' | 'opening'> {
  readonly words: ComponentProps<typeof SignedPage>['words'] & {
    /** What to do where there is no JavaScript; shown only there. */
    readonly withoutScript: string
  }
}

/** A page with a tool first, then its explanation. */
export function ToolPage(props: Props) {
  const opening = (
    <noscript>
      <p className="without-script">{props.words.withoutScript}</p>
    </noscript>
  )
  return <SignedPage {...props} opening={opening} />
}
