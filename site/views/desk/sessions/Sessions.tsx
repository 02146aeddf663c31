import { type DeskSession, type SessionsView, sessionsPaths } from '#contracts/desk.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { type DeskPlace, momentIn } from '../place.ts'

interface Props {
  readonly view: SessionsView
  readonly place: DeskPlace
}

/** Where the member is signed in, and a button that ends each session. */
export function Sessions({ view, place }: Props) {
  const { titles, sessions: say } = place.words
  return (
    <>
      <h1>{titles.sessions}</h1>
      <p className="desk-state">{say.text}</p>
      <table className="desk-table">
        <TableHead columns={[say.browser, say.began, say.seen, say.action]} />
        <tbody>
          {view.sessions.map(session => (
            <Row key={session.id} session={session} place={place} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ session, place }: { readonly session: DeskSession; readonly place: DeskPlace }) {
  const { language, words } = place
  const say = words.sessions
  return (
    <tr>
      <th scope="row">
        {session.browser}
        {session.isThis && <small> · {say.isThis}</small>}
      </th>
      <td data-label={say.began}>{momentIn(place, session.beganAt)}</td>
      <td data-label={say.seen}>{momentIn(place, session.seenAt)}</td>
      <td>
        <form method="post" action={sessionsPaths[language]}>
          <input type="hidden" name="session" value={session.id} />
          <button type="submit" className="desk-plain">
            {session.isThis ? say.endThis : say.end}
            {!session.isThis && <span className="visually-hidden"> {session.browser}</span>}
          </button>
        </form>
      </td>
    </tr>
  )
}
