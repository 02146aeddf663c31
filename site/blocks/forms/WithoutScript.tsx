import './WithoutScript.css'

/** What to do where there is no JavaScript; shown only there. */
export function WithoutScript({ text }: { readonly text: string }) {
  return (
    <noscript>
      <p className="without-script">{text}</p>
    </noscript>
  )
}
