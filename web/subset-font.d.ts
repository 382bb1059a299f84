/** The part of the package that fonts.ts uses; it brings no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(font: Uint8Array, text: string | null, options: Options): Promise<Uint8Array>;
}
