import type { Look } from '../paper.ts';
import type { Colour } from './canvas.ts';
import type { Weight } from './fonts.ts';

/** The style of a text, as in the preview in light colours. */
export interface Style {
  /** The size in points. */
  size: number;
  weight: Weight;
  colour: Colour;
  /** The line height in points. */
  leading: number;
  /** The indentation in points. */
  inset?: number;
}

const INK: Colour = [0.11, 0.106, 0.098];
const SOFT: Colour = [0.384, 0.369, 0.341];
const FAINT: Colour = [0.42, 0.4, 0.369];

export const colours = { ink: INK, soft: SOFT, line: [0.89, 0.878, 0.851] } satisfies Record<string, Colour>;

const SIZE = 9;
const LEADING = 13;

const plain: Style = { size: SIZE, weight: 'regular', colour: INK, leading: LEADING };

export const styles = {
  plain,
  soft: { ...plain, colour: SOFT },
  strong: { ...plain, weight: 'bold' },
  small: { ...plain, size: 8.2, leading: 12, colour: SOFT },
  inner: { ...plain, colour: SOFT, inset: 9 },
  title: { ...plain, size: 16, leading: 20, weight: 'bold' },
  caption: { ...plain, size: 7.4, leading: 11, colour: FAINT },
  party: { ...plain, size: 9.8, leading: 14, weight: 'bold' },
  sum: { ...plain, size: 11.2, leading: 16, weight: 'bold' },
  message: { ...plain, size: 10, leading: 16 },
  mark: { ...plain, size: 96, weight: 'bold', colour: [0.98, 0.88, 0.87] },
  foot: { ...plain, size: 7.4, leading: 10, colour: FAINT },
} satisfies Record<string, Style>;

/** Returns the style for the look of a line of text. */
export function styleOf(look: Look | undefined): Style {
  return styles[look ?? 'plain'];
}

/** Returns a style in another size. */
export function scaled(style: Style, factor: number): Style {
  return factor === 1 ? style : { ...style, size: style.size * factor, leading: style.leading * factor };
}
