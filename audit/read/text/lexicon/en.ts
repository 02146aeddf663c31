import { following, type Lexicon, labels, list, openings, phrases, wordSet, writtenDays } from './lexicon.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const study = '(?:study|studies|survey|surveys|report|reports|poll|barometer|analysis|research|paper)'

export const english: Lexicon = {
  language: 'en',
  attribution: phrases(
    'according to',
    'sources? ?:',
    `${study} (?:published |conducted |carried out |released )?(?:by|from)(?= ?\\p{L})`,
    `(?:data|figures|numbers) (?:published |released |compiled )(?:by|from)(?= ?\\p{L})`,
    'published (?:by|in) (?=\\p{L})',
    `(?:the|a|an) ${study} (?:shows?|found|finds?|indicates?|reports?|estimates?|notes?)`,
  ),
  speech: phrases(
    'according to',
    '(?:says?|said|explains?|explained|states?|stated|writes?|wrote|notes?|noted|recalls?|recalled|sums up|adds?|added|concludes?|concluded|estimates?|estimated|stresses|stressed|argues?|argued|warns?|warned)',
  ),
  firstHand: phrases(
    "(?:we|I)(?: have|'ve)? (?:\\p{L}+ )?(?:measured|analy[sz]ed|surveyed|interviewed|tested|recorded|counted|audited|calculated)",
    'our (?:own )?(?:measurements?|study|studies|surveys?|sample|barometer|benchmarks?)',
    'our (?:own )?(?:analys[ie]s|data|records|tests?|trials?|observations?) (?:shows?|showed|found|finds?|suggests?|of (?=\\d))',
    '(?:on|from|among|using) (?:a|an) (?:representative )?(?:sample|panel) (?:of)?',
    'n ?= ?\\d+',
  ),
  example: phrases(
    '(?:illustrative|fictitious|made-up|worked) examples?',
    "(?:suppose|imagine|assume|let's say)",
    '(?:take|consider) (?:the|an) (?:example|case)',
    'in (?:the|this) example',
    '(?:your|our|this|an) assumption',
  ),
  definition: phrases(
    '(?:is|are) (?:an?|the|any|all|some|one)(?= \\p{L})',
    'refers? to',
    'means?(?! (?:more|less|fewer|better|smarter|that (?:you|we|i)))',
    'denotes?',
    'consists? (?:of|in)',
    'is defined as',
    'corresponds? to',
    '(?:covers|describes|brings together|comprises)',
    'stands for',
    '(?:is|are) defined (?:as|by)',
  ),
  comparison: phrases(
    'compared (?:to|with)',
    'relative to',
    'in comparison',
    'unlike',
    'in contrast (?:to|with)',
    'as opposed to',
    'versus',
    'vs\\.?',
    // "More than 34%" gives a figure and "rather than" a choice: neither sets two things side by side.
    '(?:more|less|fewer) \\p{L}+ than',
    '(?!rather|other)\\p{L}+er than(?! \\d)',
    'worse than',
    'twice as \\p{L}+',
    'against \\d+',
  ),
  superlative: phrases(
    'the (?:very )?best(?! (?:ways?|times?|places?|practices?|parts?|things?|options?|choices?|known|of both|possible|thing))',
    '(?:no\\. ?1|number one|# ?1)',
    '(?:the|a) (?:world |market |industry |undisputed )?leader',
    '(?:unrivall?ed|unmatched|unparalleled|incomparable|must-have|revolutionary|unbeatable|exceptional|outstanding)',
    'second to none',
    'one of a kind',
    'world-class',
    '100 ?% guaranteed',
    'cutting-edge|state-of-the-art',
    'guaranteed (?:results?|success)|(?:results?|success) guaranteed',
  ),
  dangling: openings(
    'it(?! (?:takes|is (?:possible|necessary|useful|important|advisable|forbidden|rare|preferable|recommended|worth|about)))',
    'they|he|she',
    'the (?:latter|former)',
    '(?:this|that|these|those)(?= (?:is|are|was|were|means|makes|will|would|can|could|should|may|has|have|does|do|also|helps?|allows?|gives?|explains?|shows?|in turn))',
    "that's|it's|they're",
    'which',
    '(?:as|like) (?:seen|said|explained|mentioned|noted|discussed|we saw)(?: (?:above|earlier|before|previously))?',
    '(?:see )?above',
    'earlier',
    'however|in fact|indeed|moreover|furthermore|in addition|besides|nevertheless|nonetheless|therefore|consequently|likewise|on the other hand|by contrast',
    'but|so|and|or|because',
  ),
  enumeration: phrases(
    // "First … then …" are two steps, which a sentence carries well: a list has three.
    `(?:first|firstly|first of all|to begin with)${following('second|secondly|then|next')}${following('third|thirdly|then|next|finally|last|lastly')}`,
    `(?:the following|as follows|namely)[^.!?:]{0,60}:${list}`,
    '1[.)] [^.!?]{3,300} 2[.)] ',
  ),
  question: openings('how|why', '(?:can|should|must) (?:I|you|we|one)'),
  relativeYear: phrases('this year', '(?:last|next) year', '(?:coming|available|opening|launching) soon'),
  future: phrases(
    "(?:will|shall|we'll|it'll) (?:\\p{L}+ )?\\p{L}+",
    'going to \\p{L}+',
    'is (?:planned|expected|announced|scheduled) (?:for|in)',
  ),
  units:
    /^ ?-?(?:%|‰|(?:in|out of) (?!(?:19|20)\d{2})\d{1,12}|€|\$|£|°[CF]|(?:(?:thousand|million|billion)s? ?)?(?:percent|per cent|(?:percentage )?points?|euros?|dollars?|pounds?|USD|EUR|GBP|seconds?|s|ms|minutes?|min|hours?|h|days?|weeks?|months?|quarters?|years?|km²?|kilomet(?:er|re)s?|miles?|m²?|met(?:er|re)s?|feet|ft|inch(?:es)?|cm|mm|kg|kilos?|pounds?|lb|g|tons?|tonnes?|t|lit(?:er|re)s?|l|kWh|MWh|W|KB|MB|GB|TB|kB|px|times|words?|pages?|characters?))(?![\p{L}\p{N}])/u,
  label: labels(
    'figures?|fig|tables?|chapters?|sections?|steps?|parts?|pages?|volumes?|vol|issues?|numbers?|no|n°|ports?',
    'versions?|v|releases?|levels?|phases?|days?|weeks?|rules?|articles?|lessons?|exercises?|questions?|option|cve',
  ),
  plural: /(?:s|people|men|women|children|feet|teeth|mice|staff)$/u,
  ourselves: phrases('we|our|ours|us|i|my'),
  beforeYear: new RegExp(
    `(?:^|[\\s(“])(?:in|since|from|by|late|early|mid|before|after|between|and|to|of|until|the year|${months.join('|')}|(?:${months.join('|')}) \\d{1,2},) $`,
    'iu',
  ),
  ...writtenDays(months),
  published: phrases('published(?: on)?', 'posted(?: on)?', 'publication date ?:?', 'written on'),
  updated: phrases(
    '(?:last )?updated(?: on)? ?:?',
    'last (?:update|modified|revised|reviewed)(?: on)? ?:?',
    '(?:revised|reviewed)(?: on)?',
    'modified on',
  ),
  byline: phrases('by', 'written by', 'authors? ?:'),
  stopWords: wordSet(`
    a about after again all also an and any are as at be because been before being both but by can could did do
    does each even every few for from had has have he her here hers him his how i if in into is it its itself just
    like many may me might more most much must my no nor not of off on once one only or other our ours out over own
    same she should so some such than that the their theirs them then there these they this those through to too
    under until up us very was we were what when where which while who whom why will with would you your yours
    come comes look looks mean means say says
    s t re ve ll d m`),
}
