/** Tells rows of a table that only say what others come to: sums, and the tax on them. */

import type { Field } from './columns.ts';

const list = (words: string) => new Set(words.split(' '));

/** Words for sums and for taxes on them, in small letters without accents: in the languages of the names of columns, taxes in some more. */
const MAIN = list(
  'total totals totales totale totali totalen totaux totaal totais subtotal subtotals subtotale subtotaal summe summen gesamt gesamtsumme gesamtbetrag zwischensumme nettosumme bruttosumme nettobetrag bruttobetrag rechnungsbetrag endsumme endbetrag zahlbetrag suma razem lacznie ogolem soma net netto gross brutto imponible imponibile due payable vat tax taxes gst hst pst qst sst iva igic ipsi mwst mehrwertsteuer ust umsatzsteuer steuer tva btw moms mva alv pvm dph afa kdv pdv ddv ptu podatek imposta imposto impuesto impuestos φπα',
);

/** Words that stand beside them. */
const BESIDE = list(
  'sub sous grand sum amount balance invoice sales value added incl inkl inc including excl exkl exc excluding zzgl plus zuzuglich enthaltene before after of on the general generale final base importe importo montant betrag wartosc kwota bedrag sin con senza con avec sans hors ht ttc taxe a da do de des del della di la le les pagar pagare payer zaplaty rechnung factura facture fattura fatura und and y et e i en eur euro euros usd gbp chf pln zl kc kr',
);

/** Characters of the longest text that is looked at. */
const LONGEST = 80;

/** Columns of which rows of sums have something, beside those without a name. */
const FIGURES: ReadonlySet<Field> = new Set([
  'quantity',
  'price',
  'grossPrice',
  'discount',
  'rate',
  'net',
  'gross',
  'currency',
]);

/** Tells rows of sums of one table, whose rows are asked for in their order. */
export class Sums {
  readonly #fields: readonly (Field | undefined)[];
  /** How many there are in the rows so far that are no sums. */
  #quantity = 0;

  /** @param fields what the columns hold, as far as it is known */
  constructor(fields: readonly (Field | undefined)[]) {
    this.#fields = fields;
  }

  /** Returns whether a row only says what others come to: one that begins with words for that and has figures only, but no line of its own. */
  isSum(cells: readonly string[]): boolean {
    const is = this.#isSum(cells);
    if (!is) this.#quantity += plainNumber(cells[this.#fields.indexOf('quantity')]) || 0;
    return is;
  }

  #isSum(cells: readonly string[]): boolean {
    const fields = this.#fields;
    const filled = cells.map((cell, i) => ({ cell, field: fields[i] })).filter(({ cell }) => cell !== '');
    const has = (field: Field) => filled.some((each) => each.field === field);
    const [label, ...others] = filled;
    if (!label || !isSumName(label.cell)) {
      // Behind the number of a document: an item that is called so, where lines have more than a sum.
      const item = filled.find(({ field }) => field === 'item')?.cell ?? '';
      const hasFactors = fields.includes('quantity') && (fields.includes('price') || fields.includes('grossPrice'));
      return isSumName(item) && hasFactors && !has('quantity') && !has('price') && !has('grossPrice');
    }
    const isFigures = others.every(
      ({ cell, field }) => (field === undefined || FIGURES.has(field)) && (isFigure(cell) || isSumName(cell)),
    );
    if (!isFigures) return false;
    if (others.length <= 1) return true;
    if (others.some(({ field }) => field === 'price' || field === 'grossPrice')) return false;
    if (!others.some(({ field }) => field === 'quantity')) return true;
    const quantity = plainNumber(cells[fields.indexOf('quantity')]);
    return fields.includes('price') || fields.includes('grossPrice') || Math.abs(quantity - this.#quantity) < 1e-6;
  }
}

/** Whether a text is words for a sum or a tax, with figures and signs or without. */
function isSumName(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('.', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]/u)
    .filter((word) => word !== '');
  return words.some((word) => MAIN.has(word)) && words.every((word) => MAIN.has(word) || BESIDE.has(word));
}

/** Whether a text is a number, with the code or sign of a currency or without. */
function isFigure(text: string): boolean {
  return text.length <= LONGEST && text.replace(/\P{L}/gu, '').length <= 3;
}

function plainNumber(text = ''): number {
  return Number(text.replace(',', '.'));
}
