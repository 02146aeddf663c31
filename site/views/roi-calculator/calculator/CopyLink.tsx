import { useState } from 'react'
import type { Inputs } from './roi.ts'
import { addressWith } from './shared-address.ts'
import type { CalculatorWords } from './words.ts'

interface Props {
  readonly inputs: Inputs
  readonly words: CalculatorWords['form']
}

export function CopyLink({ inputs, words }: Props) {
  const [copied, setCopied] = useState('')
  const address = () => addressWith(location.href, inputs)
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address())
    setCopied(address())
  }
  return (
    <p className="roi-copy" data-needs-script>
      <button className="button button-line" type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      {/* The note disappears when the numbers change, which change the link too. */}
      <span role="status">{copied !== '' && copied === address() && words.copied}</span>
    </p>
  )
}
