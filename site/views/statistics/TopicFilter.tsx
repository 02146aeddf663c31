import './TopicFilter.css'
import type { StatisticsProps } from '../Statistics.tsx'

interface Props {
  readonly topics: StatisticsProps['topics']
  readonly labels: StatisticsProps['page']['labels']
}

/** Shows one topic alone, by style rules: without them, every topic is shown. */
export function TopicFilter({ topics, labels }: Props) {
  return (
    <form className="topic-filter">
      <fieldset>
        <legend className="mono">{labels.filter}</legend>
        <label>
          <input type="radio" name="topic" value="all" defaultChecked /> {labels.all}
        </label>
        {topics.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="topic" value={id} /> {label}
          </label>
        ))}
      </fieldset>
    </form>
  )
}
