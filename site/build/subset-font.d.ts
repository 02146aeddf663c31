/** The part of subset-font that we use: the package ships no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt'
    /** A number pins an axis, a range narrows it. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType features to keep besides those that HarfBuzz keeps by default. */
    readonly keepFeatures?: readonly string[]
    /** Leave out the glyphs that only ligatures and alternates lead to. */
    readonly noLayoutClosure?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
