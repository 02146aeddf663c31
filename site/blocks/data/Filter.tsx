import './Filter.css'

interface Props {
  readonly legend: string
  /** The choice that shows everything. */
  readonly all: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

/** Shows items of one kind. CSS does it, by the checked value: without it, everything is shown. */
export function Filter({ legend, all, options }: Props) {
  return (
    <form className="filter" data-markdown-ignore>
      <fieldset>
        <legend className="mono">{legend}</legend>
        <div>
          <label>
            <input type="radio" name="filter" value="all" defaultChecked /> {all}
          </label>
          {options.map(({ id, label }) => (
            <label key={id}>
              <input type="radio" name="filter" value={id} /> <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
