/**
 * The files of the fonts Noto Sans and Noto Emoji (SIL Open Font License 1.1), each loaded when a text needs it. They are base64
 * modules, so that they load in any environment: a server, a command, a browser worker.
 */

import ranges from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import arabicRanges from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };
import hebrewRanges from '@fontsource/noto-sans-hebrew/unicode.json' with { type: 'json' };

type Load = () => Promise<{ default: string }>;

export interface FontFile {
  name: string;
  /** The characters of the file in CSS notation: `U+0370-03FF,U+1F00`. */
  ranges: string;
  regular: Load;
  bold: Load;
}

/** Returns a file of signs, which have one weight. */
const signs = (name: string, ranges: string, load: Load): FontFile => ({ name, ranges, regular: load, bold: load });

/** Arrows, mathematical and technical signs, shapes, stars and ticks. The package names only the Latin letters of its file. */
const SIGNS = 'U+2190-23FF,U+2500-27FF,U+2900-2BFF';

const EMOJI = 'U+2300-23FF,U+2600-27BF,U+2B00-2BFF,U+1F000-1FAFF';

/** The files in order of precedence for characters that several have. */
export const fontFiles: readonly FontFile[] = [
  {
    name: 'latin',
    ranges: ranges.latin,
    regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?inline'),
  },
  {
    name: 'latin-ext',
    ranges: ranges['latin-ext'],
    regular: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?inline'),
  },
  {
    name: 'vietnamese',
    ranges: ranges.vietnamese,
    regular: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?inline'),
  },
  {
    name: 'greek',
    ranges: ranges.greek,
    regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?inline'),
  },
  {
    name: 'greek-ext',
    ranges: ranges['greek-ext'],
    regular: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?inline'),
  },
  {
    name: 'cyrillic',
    ranges: ranges.cyrillic,
    regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?inline'),
  },
  {
    name: 'cyrillic-ext',
    ranges: ranges['cyrillic-ext'],
    regular: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?inline'),
  },
  {
    name: 'arabic',
    ranges: arabicRanges.arabic,
    regular: () => import('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff?inline'),
  },
  {
    name: 'hebrew',
    ranges: hebrewRanges.hebrew,
    regular: () => import('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?inline'),
    bold: () => import('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff?inline'),
  },
  signs('signs', SIGNS, () => import('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?inline')),
  signs('emoji', EMOJI, () => import('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff?inline')),
];
