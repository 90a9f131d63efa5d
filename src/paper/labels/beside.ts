import { isolated } from '../format.ts';
import type { Labels } from './labels.ts';

/** Separates the two languages of a label. */
const SEPARATOR = ' / ';

/** Returns the labels of a language with those of another next to them, isolated: `تاريخ الإصدار / Issue date`. */
export function beside(labels: Labels, others: Labels): Labels {
  // Codes such as VAT are the English names.
  const codes = Object.fromEntries(Object.keys({ ...labels.taxes, ...others.taxes }).map((code) => [code, code]));
  const pair = joined(
    { ...labels, taxes: { ...codes, ...labels.taxes } },
    { ...others, taxes: { ...codes, ...others.taxes } },
  );
  return pair as unknown as Labels;
}

/** Returns a label of two languages as two lines, for narrow columns. */
export function stacked(label: string): string {
  return label.replace(SEPARATOR, '\n');
}

type Texts = Labels | Readonly<Record<string, string>>;

function joined(texts: Texts, others: Texts): Record<string, unknown> {
  const found = new Map<string, string | Texts>(Object.entries(others));
  return Object.fromEntries(
    Object.entries<string | Texts>({ ...texts }).map(([key, text]) => {
      const other = found.get(key);
      if (typeof text !== 'string') return [key, typeof other === 'object' ? joined(text, other) : text];
      return [key, typeof other === 'string' && other !== text ? `${text}${SEPARATOR}${isolated(other)}` : text];
    }),
  );
}
