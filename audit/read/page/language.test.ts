import { expect, test } from 'vitest'
import { readLanguage } from './language.ts'

const samples = {
  fr: 'Le ramonage retire les suies du conduit et évite les feux de cheminée. Nous venons deux fois par an, sur rendez-vous.',
  en: 'Sweeping removes soot from the flue and prevents chimney fires. We come twice a year, by appointment.',
  de: 'Das Kehren entfernt den Ruß aus dem Schornstein und verhindert Kaminbrände. Wir kommen zweimal im Jahr nach Vereinbarung.',
  es: 'La limpieza retira el hollín del conducto y evita los incendios de chimenea. Venimos dos veces al año, con cita previa.',
  it: 'La pulizia toglie la fuliggine dalla canna fumaria ed evita gli incendi. Veniamo due volte all’anno, su appuntamento.',
  nl: 'Het vegen verwijdert roet uit het rookkanaal en voorkomt schoorsteenbranden. Wij komen twee keer per jaar, op afspraak.',
  pt: 'A limpeza retira a fuligem da conduta e evita os incêndios de chaminé. Vimos duas vezes por ano, com marcação prévia.',
  pl: 'Czyszczenie usuwa sadzę z przewodu kominowego i zapobiega pożarom. Przyjeżdżamy dwa razy w roku, po umówieniu wizyty.',
  ru: 'Чистка удаляет сажу из дымохода и предотвращает пожары. Мы приезжаем два раза в год по предварительной записи.',
  ja: '煙突掃除はすすを取り除き、煙突火災を防ぎます。年に二回、ご予約のうえお伺いします。毎年多くのお客様にご利用いただいております。',
  ar: 'يزيل التنظيف السخام من المدخنة ويمنع حرائقها. نأتي مرتين في السنة حسب الموعد المتفق عليه مع العميل مسبقا.',
} as const

test.each(Object.entries(samples))('the words of a page tell its language: %s', (code, text) => {
  expect(readLanguage(null, text).detected).toBe(code)
})

test('the words win over what the page declares', () => {
  expect(readLanguage('en', samples.fr)).toMatchObject({ declared: 'en', detected: 'fr', read: 'fr' })
})

test('a few words say nothing, and the declaration is believed', () => {
  expect(readLanguage('fr-CA', 'Contact')).toEqual({
    declared: 'fr-ca',
    written: 'fr-CA',
    detected: null,
    isDetectable: true,
    read: 'fr',
  })
})

test('a language without a lexicon is not read', () => {
  expect(readLanguage('de', samples.de)).toMatchObject({ detected: 'de', read: null })
})

test('detection knows French, and not Indonesian, which it takes for Malay', () => {
  expect(readLanguage('fr', '').isDetectable).toBe(true)
  expect(readLanguage('id-ID', '').isDetectable).toBe(false)
  expect(readLanguage(null, '').isDetectable).toBe(false)
})
