/** The title of a case, and in brackets what kind of case it is: `Three pages (beauty, fictional case)`. */
export function titleAndKind(title: string): readonly [title: string, kind: string] {
  const [name = title, kind = ''] = title.split(/ (?=\()/u)
  return [name, kind]
}
