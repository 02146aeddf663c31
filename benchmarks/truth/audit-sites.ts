import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditSite } from '../../audit/index.ts'
import { nameOf, publicSites, serve } from './sites.ts'

/**
 * `node benchmarks/truth/audit-sites.ts <folder> <label>`: audits every site of the corpus, and keeps the
 * reports in `<folder>/reports/<label>`, where two versions of the audit can be compared.
 */
const [folder, label, ...only] = process.argv.slice(2)
if (!folder || !label) {
  console.error('Name the folder of the corpus and a label for the reports.')
  process.exit(2)
}
const reports = join(folder, 'reports', label)
mkdirSync(reports, { recursive: true })
for (const site of publicSites) {
  if (only.length > 0 && !only.includes(site.repository)) continue
  const served = await serve(site, folder)
  const report = await auditSite(served.address, { allow: [served.host] })
  await served.close()
  writeFileSync(join(reports, `${nameOf(site)}.json`), `${JSON.stringify(report, null, 2)}\n`)
  console.log(`${report.score?.points ?? '–'}\t${report.pages.length} pages\t${site.repository}`)
}
