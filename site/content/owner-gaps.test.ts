import { expect, test } from 'vitest'
import { withOwner, withoutOwner } from './owner-gaps.ts'

const one = {
  name: 'Ibid.',
  domain: 'ibid.example',
  crawler: 'IbidAudit',
  note: { fr: '*Ibid.*,\u00a0du latin. [L’équipe](/sources).', en: '*Ibid.*, from Latin.' },
  phones: ['+33\u00a01\u00a099\u00a000\u00a012\u00a034', '+33 6 39 98 12 34'] as [string, string],
}
const other = {
  name: 'Orme',
  domain: 'orme.example',
  crawler: 'OrmeAudit',
  note: { fr: 'Un arbre.', en: 'A tree.' },
  phones: ['+33 1 99 00 00 00', '+33 6 39 98 00 00'] as [string, string],
}

test('a report recorded for one owner can be read as another’s, and again as the first one’s', () => {
  const recorded =
    'Ibid., du latin. L’équipe. Ibid. · https://ibid.example/ · IbidAudit/1.0 · +33 1 99 00 12 34'
  const blank = withoutOwner(recorded, one)
  expect(blank).not.toMatch(/ibid|\+33/iu)
  expect(withOwner(blank, one)).toBe(recorded)
  expect(withOwner(blank, other)).toBe(
    'Un arbre. Orme · https://orme.example/ · OrmeAudit/1.0 · +33 1 99 00 00 00',
  )
})
