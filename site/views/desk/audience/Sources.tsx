import type { AudienceCampaign, AudienceForm, AudienceSource } from '#contracts/desk-audience.ts'
import { figure, percentage } from '#language/numbers.ts'
import type { DeskPlace } from '../place.ts'

interface SourcesProps {
  readonly sources: readonly AudienceSource[]
  /** All visits of the period. */
  readonly visits: number
  readonly place: DeskPlace
}

export function Sources({ sources, visits, place }: SourcesProps) {
  const { language, words } = place
  const say = words.audience
  return (
    <table className="desk-table desk-compact audience-narrow">
      <caption className="visually-hidden">{say.sources.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{say.sources.source}</th>
          <th scope="col" className="desk-number">
            {say.visits}
          </th>
          <th scope="col" className="desk-number desk-more">
            {say.share}
          </th>
          <th scope="col" className="desk-number">
            {say.before}
          </th>
          <th scope="col" className="desk-number">
            {say.formsSent}
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, isEngine, visits: own, before, forms }) => (
          <tr key={source} className={isEngine ? 'audience-engine' : undefined}>
            <th scope="row" className="mono">
              {source || <span className="desk-hint">{say.sources.unknown}</span>}
            </th>
            <td className="mono desk-number" data-label={say.visits}>
              {figure(own, language)}
            </td>
            <td className="mono desk-number desk-more" data-label={say.share}>
              {percentage(own / visits, language, 1)}
            </td>
            <td className="mono desk-number desk-hint" data-label={say.before}>
              {figure(before, language)}
            </td>
            <td className="mono desk-number" data-label={say.formsSent}>
              {figure(forms, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col" className="desk-number">
                {one}
              </th>
              <th scope="col" className="desk-number">
                {other}
              </th>
            </tr>
          </thead>
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
