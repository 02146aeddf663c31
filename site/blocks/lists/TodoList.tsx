import './TodoList.css'

interface Props {
  readonly heading: string
  readonly items: readonly string[]
}

export function TodoList({ heading, items }: Props) {
  return (
    <div className="todo">
      <h3>{heading}</h3>
      <ul>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
