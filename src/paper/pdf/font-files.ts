/**
 * The files of the font Noto Sans (SIL Open Font License 1.1), each loaded when a text needs it. They are base64
 * modules, so that they load in any environment: a server, a command, a browser worker.
 */

import ranges from '@fontsource/noto-sans/unicode.json' with { type: 'json' };
import arabicRanges from '@fontsource/noto-sans-arabic/unicode.json' with { type: 'json' };

type Load = () => Promise<{ default: string }>;

export interface FontFile {
  name: string;
  /** The characters of the file in CSS notation: `U+0370-03FF,U+1F00`. */
  ranges: string;
  regular: Load;
  bold: Load;
}

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
];
