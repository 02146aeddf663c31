import type { Language } from '#contracts/languages.ts'

/** A table for a spreadsheet. Text stays text: no cell can be a formula, whoever wrote it. */
export function csvTable(rows: readonly (readonly string[])[], language: Language): string {
  const lines = rows.map(cells => cells.map(cell).join(separators[language]))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

/** Without it, Excel reads UTF-8 as the code page of the machine. */
const byteOrderMark = '\ufeff'

/** What a spreadsheet set to the language expects: where a comma is the decimal sign, it cannot part cells. */
const separators: Readonly<Record<Language, string>> = { fr: ';', en: ',' }

/** A cell that begins with one of these is a formula to some spreadsheet, in quotes or not (OWASP, "CSV Injection"). */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/u

function cell(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
