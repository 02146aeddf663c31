import type { Audience, AudienceCampaign, AudienceForm } from '#contracts/desk-audience.ts'
import { figure, percentage } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import type { DeskPlace } from '../place.ts'
import { VisitsTable } from './VisitsTable.tsx'

interface Props {
  readonly audience: Audience
  readonly place: DeskPlace
}

/** How visits came: answer engines, search, social networks and so on. */
export function Channels({ audience, place }: Props) {
  const { language, words } = place
  const { channels: say, share } = words.audience
  const forms = audience.channels.reduce((sum, channel) => sum + channel.forms, 0)
  return (
    <VisitsTable
      caption={say.heading}
      columns={[say.channel, share]}
      rows={audience.channels.map(({ channel, ...figures }) => ({
        ...figures,
        key: channel,
        name: say.names[channel],
        second: percentage(figures.visits / audience.visits, language, 1),
        className: channel === 'engines' ? 'audience-engine' : undefined,
      }))}
      total={{ visits: audience.visits, second: percentage(1, language, 0), before: audience.before, forms }}
      place={place}
    />
  )
}

/** The single hosts behind them. */
export function Sources({ audience, place }: Props) {
  const { language, words } = place
  const { sources: say, share } = words.audience
  return (
    <section>
      <h2>{say.heading}</h2>
      <VisitsTable
        caption={say.heading}
        columns={[say.source, share]}
        rows={audience.sources.map(({ source, isEngine, visits, before, forms }) => ({
          key: source,
          name: source ? (
            <span className="mono">{source}</span>
          ) : (
            <span className="desk-hint">{say.unknown}</span>
          ),
          visits,
          second: percentage(visits / audience.visits, language, 1),
          before,
          forms,
          className: isEngine ? 'audience-engine' : undefined,
        }))}
        place={place}
      />
    </section>
  )
}

export function Campaigns({
  campaigns,
  place,
}: {
  readonly campaigns: readonly AudienceCampaign[]
  readonly place: DeskPlace
}) {
  const say = place.words.audience
  return (
    <Counts
      heading={say.campaigns.heading}
      columns={[say.campaigns.campaign, say.visits, say.formsSent]}
      rows={campaigns.map(({ campaign, visits, forms }) => [campaign, visits, forms])}
      none={say.campaigns.none}
      place={place}
    />
  )
}

export function Forms({
  forms,
  place,
}: {
  readonly forms: readonly AudienceForm[]
  readonly place: DeskPlace
}) {
  const say = place.words.audience
  const { names } = say.forms
  return (
    <Counts
      heading={say.forms.heading}
      columns={[say.forms.form, say.forms.sent, say.forms.refused]}
      rows={forms.map(({ form, sent, refused }) => [names[form] ?? form, sent, refused])}
      none={say.forms.none}
      place={place}
    />
  )
}

interface CountsProps {
  readonly heading: string
  readonly columns: readonly [string, string, string]
  readonly rows: readonly (readonly [name: string, one: number, other: number])[]
  readonly none: string
  readonly place: DeskPlace
}

function Counts({ heading, columns: [name, one, other], rows, none, place: { language } }: CountsProps) {
  return (
    <section>
      <h2>{heading}</h2>
      {rows.length === 0 ? (
        <p className="desk-empty">{none}</p>
      ) : (
        <table className="desk-table desk-compact audience-narrow">
          <TableHead columns={[name, [one, 'desk-number'], [other, 'desk-number']]} />
          <tbody>
            {rows.map(([label, ...figures]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="mono desk-number" data-label={one}>
                  {figure(figures[0], language)}
                </td>
                <td className="mono desk-number" data-label={other}>
                  {figure(figures[1], language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
