import './Filter.css'

interface Props {
  /** What is chosen among. */
  readonly legend: string
  /** The choice that hides nothing. */
  readonly all: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/**
 * Shows one kind of thing alone. The style of the page does it, by the value that is checked:
 * where it cannot, everything is shown.
 */
export function Filter({ legend, all, options }: Props) {
  return (
    <form className="filter" data-markdown-ignore>
      <fieldset>
        <legend className="mono">{legend}</legend>
        <label>
          <input type="radio" name="filter" value="all" defaultChecked /> {all}
        </label>
        {options.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="filter" value={id} /> <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}
