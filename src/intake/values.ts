/** Reads cells as people write them: numbers, dates, percentages, countries, currencies, units. */

import { countryNamed } from '../engine/country/likely.ts';
import { UNIT_CODE, unitOfCode } from '../engine/org/units.ts';
import { type DateOrder, readDate, readNamedMonth } from './dates.ts';
import { type DecimalSign, readNumber } from './numbers.ts';

/** The notation of cells in a table. */
export interface Writing {
  decimal: DecimalSign;
  order: DateOrder;
}

/** Returns the notation of numbers and dates in a table, from cells with only one reading; otherwise the default. */
export function writingOf(cells: Iterable<string>, otherwise: Writing): Writing {
  let [comma, point, dayFirst, monthFirst] = [0, 0, 0, 0];
  for (const cell of cells) {
    if (/^-?[\d.\s'’]*\d,\d{1,2}(?:\s*(?:%|\p{Sc}|\p{L}{1,3}))?$/u.test(cell)) comma++;
    else if (/^-?[\d,\s'’]*\d\.\d{1,2}(?:\s*(?:%|\p{Sc}|\p{L}{1,3}))?$/u.test(cell)) point++;
    const [, first, second] = /^(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}\b/.exec(cell) ?? [];
    if (Number(first) > 12) dayFirst++;
    else if (Number(second) > 12) monthFirst++;
  }
  return {
    decimal: comma === point ? otherwise.decimal : comma > point ? ',' : '.',
    order: dayFirst === monthFirst ? otherwise.order : dayFirst > monthFirst ? 'dmy' : 'mdy',
  };
}

/**
 * Returns a number in the standard's form; undefined if the cell is not a number. Of two readings, the decimal
 * separator decides: with a comma, `1.234` is 1234.
 */
export function numberIn(cell: string, { decimal }: Writing): string | undefined {
  const bracketed = /^\((.+)\)$/.exec(cell)?.[1];
  const read = readNumber(
    (bracketed ?? cell).replace(/^(-?)\s*(?:\p{Sc}|[A-Z]{3})\s*/u, '$1').replace(/-$/, ''),
    decimal,
  );
  if (read.kind === 'none') return undefined;
  const text = read.kind === 'number' ? read.text : read.readings[0];
  return bracketed !== undefined || /\d-$/.test(cell) ? `-${text}` : text;
}

/** Returns a percentage in the standard's form: `19`, `19 %` and `0,19` are nineteen percent. */
export function percentIn(cell: string, writing: Writing): string | undefined {
  const number = numberIn(cell.replace(/%/g, '').trim(), writing);
  if (number === undefined) return undefined;
  // No rate is between zero and one percent, so such a number is a share, as workbooks store percentages.
  const isShare = !cell.includes('%') && /^0\.\d+$/.test(number) && Number(number) > 0;
  return `${isShare ? hundredfold(number) : number}%`;
}

/** Multiplies by a hundred: `0.075` → `7.5`. */
function hundredfold(share: string): string {
  const digits = share.slice(2).padEnd(3, '0');
  const whole = digits.slice(0, 2).replace(/^0/, '');
  let end = digits.length;
  while (end > 2 && digits[end - 1] === '0') end--;
  return end === 2 ? whole : `${whole}.${digits.slice(2, end)}`;
}

/** Returns a date in the standard's form, without a time after it. */
export function dateIn(cell: string, { order }: Writing): string | undefined {
  const time = cell.search(/[T ]\d{1,2}:\d{2}/);
  const day = (time < 0 ? cell : cell.slice(0, time)).replace(/\.$/, '');
  const isYearFirst = /^\d{4}[./]/.test(day) || /^(?:19|20)\d{6}$/.test(day);
  return readDate(day, isYearFirst ? 'ymd' : order) ?? readNamedMonth(day);
}

/**
 * Words for units, besides the words of the standard, in English, German, Spanish, French, Italian, Portuguese, Polish and
 * Dutch.
 */
const UNITS: readonly (readonly [unit: string, words: string])[] = [
  [
    'piece',
    'piece|pieces|pc|pcs|pce|stk|stck|stuck|st|pieza|piezas|pza|pzas|uds|ud|unidad|unidades|piece(s)|pieces|pezzo|pezzi|pz|un|unidade|unidades|szt|sztuka|stuks|unit|units|u',
  ],
  ['h', 'h|hr|hrs|hour|hours|std|stunde|stunden|hora|horas|heure|heures|ora|ore|godz|godzina|godziny|uur|uren'],
  ['day', 'day|days|tag|tage|tg|dia|dias|jour|jours|j|giorno|giorni|gg|dzien|dni|dag|dagen'],
  ['wk', 'week|weeks|woche|wochen|semana|semanas|semaine|settimana|tydzien|weken'],
  ['mon', 'month|months|monat|monate|mes|meses|mois|mese|mesi|miesiac|maand|maanden'],
  ['yr', 'year|years|jahr|jahre|ano|anos|an|annee|anni|anno|rok|jaar'],
  ['kg', 'kg|kilo|kilogram|kilogramm|kilogramme|chilogrammi|kilograms'],
  ['g', 'g|gr|gram|gramm|gramme|grams'],
  ['t', 't|tonne|tonnen|tonnes|tonelada|toneladas'],
  ['l', 'l|ltr|liter|litre|litres|litro|litros|litri|litr'],
  ['m', 'm|meter|metre|metres|metro|metros|metri|mb'],
  ['m2', 'm2|qm|sqm|mq'],
  ['m3', 'm3|cbm|mc'],
  ['km', 'km|kilometer|kilometre|kilometres|kilometro|kilometros'],
  ['kwh', 'kwh'],
  ['job', 'job|pauschal|pauschale|psch|lump sum|forfait|forfetario|a corpo|ryczalt'],
  ['box', 'box|boxes|karton|caja|cajas|boite|scatola|caixa|pudelko|doos'],
  ['pkg', 'pkg|package|packung|paket|paquete|paquet|pacco|pacote|opak'],
  ['bottle', 'bottle|bottles|flasche|flaschen|fl|botella|botellas|bouteille|bouteilles|bottiglia|garrafa|butelka|fles'],
  ['set', 'set|sets|satz|juego'],
];

const unitWords: ReadonlyMap<string, string> = new Map(
  UNITS.flatMap(([unit, words]) => words.split('|').map((word) => [word, unit] as const)),
);

/** Returns a unit of the standard, or a UN/ECE code without a unit; undefined for other texts. */
export function unitIn(cell: string): string | undefined {
  const text = cell.trim().replace(/\.$/, '');
  const plain = text.toLowerCase().replace('²', '2').replace('³', '3').normalize('NFD').replace(/\p{M}/gu, '');
  return unitWords.get(plain) ?? unitOfCode(text) ?? (UNIT_CODE.test(text) ? text : undefined);
}

/** Returns the ISO code of a country, by its code or its name; undefined if unknown. */
export function countryIn(cell: string): string | undefined {
  const text = cell.trim();
  return /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : countryNamed(text);
}
