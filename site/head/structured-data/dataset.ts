import type { Dataset } from 'schema-dts'
import { markdownTwinOf } from '#contracts/addresses/machine-paths.ts'
import { plainText } from '../../content/marks.ts'
import type { Entry } from '../../content/read.ts'
import type { Statistic } from '../../content/schemas/statistic.ts'
import { pathOf } from '../../routes.ts'
import type { Place } from './place.ts'

interface Figures {
  readonly name: string
  readonly description: string
  readonly updated: string
  readonly figures: readonly Entry<Statistic>[]
}

/** The published figures as data: what each measures, how, and its value. */
export function datasetNode({ name, description, updated, figures }: Figures, place: Place): Dataset {
  const { language, absolute, organization, webPage } = place
  return {
    '@type': 'Dataset',
    '@id': place.node('figures'),
    name,
    description,
    url: place.address,
    inLanguage: language,
    creator: organization,
    license: absolute(pathOf('ai-policy', language)),
    isAccessibleForFree: true,
    isPartOf: webPage,
    dateModified: updated,
    variableMeasured: figures.map(figure => variable(figure, place)),
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'text/markdown',
      contentUrl: absolute(markdownTwinOf(pathOf('statistics', language))),
    },
  }
}

/** The value in words: a bare number would lose its “up to” or its “over”. */
function variable({ id, statistic, description, measurementTechnique }: Entry<Statistic>, place: Place) {
  return {
    '@type': 'PropertyValue',
    '@id': place.node(id),
    name: plainText(description),
    value: plainText(statistic),
    measurementTechnique: plainText(measurementTechnique),
  } as const
}
