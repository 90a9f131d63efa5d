/** Recognises table rows that only contain sums of other rows and their tax. */

import type { Field } from './columns.ts';

const list = (words: string) => new Set(words.split(' '));

/**
 * Words for sums and taxes, in lower case without accents, in the languages of the column names; words for taxes also
 * in others.
 */
const MAIN = list(
  'total totals totales totale totali totalen totaux totaal totais subtotal subtotals subtotale subtotaal summe summen gesamt gesamtsumme gesamtbetrag zwischensumme nettosumme bruttosumme nettobetrag bruttobetrag rechnungsbetrag endsumme endbetrag zahlbetrag suma razem lacznie ogolem soma net netto gross brutto imponible imponibile due payable vat tax taxes gst hst pst qst sst iva igic ipsi mwst mehrwertsteuer ust umsatzsteuer steuer tva btw moms mva alv pvm dph afa kdv pdv ddv ptu podatek imposta imposto impuesto impuestos φπα',
);

/** Words that occur next to the words for sums and taxes. */
const BESIDE = list(
  'sub sous grand sum amount balance invoice sales value added incl inkl inc including excl exkl exc excluding zzgl plus zuzuglich enthaltene before after of on the general generale final base importe importo montant betrag wartosc kwota bedrag sin con senza con avec sans hors ht ttc taxe a da do de des del della di la le les pagar pagare payer zaplaty rechnung factura facture fattura fatura und and y et e i en eur euro euros usd gbp chf pln zl kc kr',
);

/** The maximum length of a text to check. */
const LONGEST = 80;

/** Columns that sum rows may fill, besides columns without names. */
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

/** Recognises sum rows of one table. Rows must be passed in order. */
export class Sums {
  readonly #fields: readonly (Field | undefined)[];
  /** The total quantity of the rows so far that are not sums. */
  #quantity = 0;

  /** @param fields the fields of the columns, if known */
  constructor(fields: readonly (Field | undefined)[]) {
    this.#fields = fields;
  }

  /**
   * Returns whether a row is a sum: it begins with words for a sum, has otherwise only figures, and is not a line
   * itself.
   */
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
      // A row after a document number may be an item with such a name, if lines have more than a sum.
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

/** Returns whether a text consists of words for a sum or a tax, with or without figures and signs. */
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

/** Returns whether a text is a number, with or without a currency. */
function isFigure(text: string): boolean {
  return text.length <= LONGEST && text.replace(/\P{L}/gu, '').length <= 3;
}

function plainNumber(text = ''): number {
  return Number(text.replace(',', '.'));
}
