/** Reads lines, contributions, discounts and charges of FatturaPA, with their taxes. */

import { EXEMPTIONS } from '../../../engine/addons/it/sdi/codes.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { units } from '../../../engine/org/units.ts';
import { keyOfCode } from '../../../engine/tax/codes-by-key.ts';
import { message } from '../../../engine/text/message.ts';
import { withoutTrailing } from '../../../engine/text/trailing.ts';
import type { Report } from '../../declare/report.ts';
import { percentOf, plus } from '../shared/amounts.ts';
import type { Source } from '../shared/reading.ts';
import { currentNature, fundName, natureName } from './natures.ts';
import { amountIn, includedTax, isNear, type Members, sumOf } from './read-base.ts';
import { byRate, rateKey, type Summary, summariesOf, summaryOf } from './read-summaries.ts';
import { WITHHELD } from './write-base.ts';

/** Italian unit names, in lower case without trailing dots. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ PZ: 'piece', NR: 'piece', N: 'piece', NUM: 'piece', KG: 'kg', KGM: 'kg', H: 'h', ORE: 'h', ORA: 'h', HH: 'h' },
  ...{ GG: 'day', GIORNI: 'day', GIORNO: 'day', MESI: 'mon', MESE: 'mon', ANNI: 'yr', ANNO: 'yr', LT: 'l', L: 'l' },
  ...{ M: 'm', MT: 'm', ML: 'm' },
};
const KNOWN = new Set<string>(units.map(([key]) => key));

interface Taxed {
  readonly source: Source;
  readonly net: Amount;
  readonly rate: string;
  readonly nature: string | undefined;
  readonly isFund: boolean;
  readonly isWithheld: boolean;
  readonly taxes: Members[];
}

export interface LinesRead {
  readonly lines: Members[];
  readonly charges: Members[];
  readonly discounts: Members[];
  readonly isReversed: boolean;
  /** The legal basis of untaxed supplies. */
  readonly taxNotes: Members[];
}

export function linesOf(
  body: Source,
  { isSimplified, type, report }: { isSimplified: boolean; type: string; report: Report },
): LinesRead {
  const document = body.child('DatiGenerali')?.child('DatiGeneraliDocumento');
  if (isSimplified) {
    const rows = body.all('DatiBeniServizi');
    const lines = rows.map((each) => simplifiedLine(each, report));
    return { lines, charges: [], discounts: [], isReversed: false, taxNotes: taxNotesOf(rows, report) };
  }
  const goods = body.child('DatiBeniServizi');
  const groups = (goods?.all('DatiRiepilogo') ?? []).map(summaryOf);
  const rows = (goods?.all('DettaglioLinee') ?? []).map((source) => taxedOf(source, 'PrezzoTotale', false));
  const funds = (document?.all('DatiCassaPrevidenziale') ?? []).map((source) =>
    taxedOf(source, 'ImportoContributoCassa', true),
  );
  const all = [...rows, ...funds];
  const summaries = summariesOf(all, groups, ({ source }) => {
    const text = message(
      'Several summaries have this rate, and the lines do not add up to them; all lines were assigned to the first.',
    );
    report.changed('warning', { element: source.element }, text);
  });
  for (const each of all) each.taxes.push(vatOf(each, summaries.get(each), type, report));
  withhold(document?.all('DatiRitenuta') ?? [], rows, funds, report);
  let isReversed = false;
  const lines = rows.map((row) => {
    const { line, isReverse } = lineOf(row, report);
    isReversed ||= isReverse;
    return line;
  });
  const adjustments = wholeAdjustments(document, all, groups);
  return {
    lines,
    charges: [...funds.map((each) => fundOf(each, report)), ...adjustments.charges],
    discounts: adjustments.discounts,
    isReversed,
    taxNotes: taxNotesOf(goods?.all('DatiRiepilogo') ?? [], report),
  };
}

/** Returns the legal bases that differ from the official name of their Natura, and reports codes of before 2021. */
function taxNotesOf(rows: readonly Source[], report: Report): Members[] {
  const found = new Map<string, Members>();
  for (const row of rows) {
    const given = row.text('Natura');
    const nature = currentNature(given);
    if (given !== nature) {
      const text = message(
        'The code {given}, used before 2021, was read as {nature}; documents have only its subdivisions.',
        {
          given: given ?? '',
          nature: nature ?? '',
        },
      );
      report.changed('warning', { element: row.child('Natura')?.element }, text);
    }
    const basis = row.text('RiferimentoNormativo');
    if (basis === undefined || (nature !== undefined && basis === natureName(nature)?.slice(0, MOST_BASIS))) continue;
    const key = nature === undefined ? 'standard' : keyOfCode(EXEMPTIONS, nature);
    const known = found.get(nature ?? '');
    if (known === undefined) {
      const ext = nature !== undefined && { ext: { 'it-sdi-exempt': nature } };
      found.set(nature ?? '', { cat: 'VAT', ...(key && { key }), text: basis, ...ext });
    } else if (known.text !== basis) {
      const { element } = row.child('RiferimentoNormativo') ?? row;
      report.dropped(
        'warning',
        { element },
        message('Not read: the document can have only one legal basis for each treatment.'),
      );
    }
  }
  return [...found.values()];
}

/** The characters of RiferimentoNormativo. */
const MOST_BASIS = 100;

function taxedOf(source: Source, total: string, isFund: boolean): Taxed {
  return {
    source,
    net: amountIn(source, total) ?? Amount.zero(2),
    rate: amountIn(source, 'AliquotaIVA')?.rescale(2).toString() ?? '0.00',
    nature: currentNature(source.text('Natura')),
    isFund,
    isWithheld: source.text('Ritenuta') === 'SI',
    taxes: [],
  };
}

/** Returns the VAT of a line from its Natura or rate, and when it becomes due. */
function vatOf({ source, rate, nature }: Taxed, summary: Summary | undefined, type: string, report: Report): Members {
  const isTaxed = rate !== '0.00';
  if (nature !== undefined && isTaxed) {
    const element = source.child('Natura')?.element ?? source.element;
    if (type === 'TD16')
      report.dropped(
        'warning',
        { element },
        message('In a document, a tax with a rate cannot have {nature}.', { nature }),
      );
  }
  const ext = {
    ...(nature !== undefined && !isTaxed && { 'it-sdi-exempt': nature }),
    ...(summary?.liability !== undefined && { 'it-sdi-vat-liability': summary.liability }),
  };
  return {
    cat: 'VAT',
    ...(nature !== undefined && !isTaxed ? {} : { percent: `${rate}%` }),
    ...(Object.keys(ext).length > 0 && { ext }),
  };
}

function lineOf({ source, taxes }: Taxed, report: Report): { line: Members; isReverse: boolean } {
  const given = amountIn(source, 'Quantita');
  const stated = amountIn(source, 'PrezzoUnitario') ?? Amount.zero(2);
  const isNegative = stated.compare(Amount.ZERO) < 0;
  const quantity = given ?? Amount.ONE;
  const price = isNegative ? stated.negate() : stated;
  const { discounts, charges } = adjustmentsOf(source, price, quantity);
  const { notes, isReverse } = otherData(source);
  const [start, end] = [source.text('DataInizioPeriodo')?.slice(0, 10), source.text('DataFinePeriodo')?.slice(0, 10)];
  const cost = source.text('RiferimentoAmministrazione');
  const line: Members = {
    quantity: (isNegative ? quantity.negate() : quantity).toString(),
    ...((start || end) && { period: { ...(start && { start }), ...(end && { end }) } }),
    ...(cost && { cost }),
    item: itemOf(source, price, report),
    ...(discounts.length > 0 && { discounts }),
    ...(charges.length > 0 && { charges }),
    taxes,
    ...(notes.length > 0 && { notes }),
  };
  return { line, isReverse };
}

function itemOf(source: Source, price: Amount, report: Report): Members {
  const name = source.text('Descrizione') ?? '';
  const supply = source.text('TipoCessionePrestazione');
  const { unit, text } = unitOf(source, report);
  const meta: Members = {
    ...(supply && { 'it-sdi-supply-type': supply }),
    ...(text && { 'it-sdi-unit': text }),
  };
  let ref: string | undefined;
  const identities: Members[] = [];
  for (const each of source.all('CodiceArticolo')) {
    const kind = each.text('CodiceTipo') ?? '';
    const code = each.text('CodiceValore');
    if (code === undefined) continue;
    if (!/^[\x20-\x7e]+$/.test(code) || /^ | {2}| $/.test(code)) {
      report.dropped(
        'warning',
        { element: each.element },
        message('Not read: {code} is not a code of the document.', { code }),
      );
    } else if (kind.toUpperCase() === 'INTERNO' && ref === undefined) ref = code;
    else identities.push(/^(?:EAN|GTIN)$/i.test(kind) ? { key: 'gtin', code } : { label: kind, code });
  }
  return {
    ...(ref && { ref }),
    name,
    ...(identities.length > 0 && { identities }),
    price: price.toString(),
    ...(unit && { unit }),
    ...(Object.keys(meta).length > 0 && { meta }),
  };
}

function unitOf(source: Source, report: Report): { unit?: string; text?: string } {
  const text = source.text('UnitaMisura');
  if (text === undefined) return {};
  const italian = UNITS[withoutTrailing(text.toUpperCase(), '.')];
  if (italian === text) return { unit: text };
  if (italian !== undefined) {
    report.changed(
      'info',
      { element: source.child('UnitaMisura')?.element ?? source.element },
      message('The unit {text} is {unit} in the document.', { text, unit: italian }),
    );
    return { unit: italian, text };
  }
  if (KNOWN.has(text)) return { unit: text };
  return { text };
}

/** Returns discounts and charges of a line: per unit, applied in order. */
function adjustmentsOf(source: Source, price: Amount, quantity: Amount): { discounts: Members[]; charges: Members[] } {
  const discounts: Members[] = [];
  const charges: Members[] = [];
  let running = price.up(10);
  for (const each of source.all('ScontoMaggiorazione')) {
    const kind = each.text('Tipo');
    const percent = amountIn(each, 'Percentuale');
    const given = amountIn(each, 'Importo');
    const unit = given ?? (percent && percentOf(running, percent));
    if (unit === undefined) continue;
    if (given === undefined || percent !== undefined) running = plus(running, kind === 'MG' ? unit : unit.negate());
    const amount = unit.up(10).multiply(quantity);
    const ofPrice = percent && percentOf(price, percent).multiply(quantity);
    const isKept = percent !== undefined && ofPrice?.rescale(2).equals(amount.rescale(2));
    const row = { ...(isKept && percent && { percent: `${percent.toString()}%` }), amount: shown(amount) };
    (kind === 'MG' ? charges : discounts).push(row);
  }
  return { discounts, charges };
}

/** Returns an amount with two to four decimals. An amount per unit has eight decimals, so more would not be exact. */
function shown(amount: Amount): string {
  return amount
    .rescale(4)
    .toString()
    .replace(/0{1,2}$/, '');
}

function otherData(source: Source): { notes: Members[]; isReverse: boolean } {
  const notes: Members[] = [];
  let isReverse = false;
  for (const each of source.all('AltriDatiGestionali')) {
    const code = each.text('TipoDato') ?? '';
    const [text, number, date] = [
      each.text('RiferimentoTesto'),
      each.text('RiferimentoNumero'),
      each.text('RiferimentoData')?.slice(0, 10),
    ];
    if (code === 'INVCONT') {
      isReverse = true;
      continue;
    }
    const meta = {
      ...(text === undefined && { 'it-sdi-no-text': 'true' }),
      ...(number && { 'it-sdi-number': number }),
      ...(date && { 'it-sdi-date': date }),
    };
    notes.push({
      code,
      src: 'it-sdi-other-data',
      text: text ?? number ?? date ?? code,
      ...(Object.keys(meta).length > 0 && { meta }),
    });
  }
  return { notes, isReverse };
}

function fundOf({ source, taxes, net }: Taxed, report: Report): Members {
  const kind = source.text('TipoCassa') ?? '';
  const percent = amountIn(source, 'AlCassa');
  const stated = amountIn(source, 'ImponibileCassa');
  const exact =
    percent && !percent.isZero() ? net.up(10).multiply(Amount.HUNDRED).divide(percent).rescale(2) : undefined;
  const isRight = stated !== undefined && percent !== undefined && isNear(percentOf(stated, percent).rescale(2), net);
  if (stated !== undefined && !isRight) {
    report.changed(
      'info',
      { element: source.element },
      message('The base of the contribution was calculated from its amount.'),
    );
  }
  const base = isRight ? stated : exact;
  const code = source.text('RiferimentoAmministrazione');
  const name = fundName(kind);
  return {
    key: 'fund-contribution',
    ...(code && { code }),
    reason: name ? `Contributo cassa previdenziale - ${name}` : 'Contributo cassa previdenziale',
    ...(base && { base: base.toString() }),
    ...(percent && { percent: `${percent.toString()}%` }),
    amount: net.toString(),
    taxes,
    ext: { 'it-sdi-fund-type': kind },
  };
}

/** Returns discounts and charges of the whole document, with the tax of the only group that explains them. */
function wholeAdjustments(document: Source | undefined, rows: readonly Taxed[], groups: readonly Summary[]) {
  const all = document?.all('ScontoMaggiorazione') ?? [];
  const base = rows.reduce((sum, { net, isFund }) => (isFund ? sum : plus(sum, net)), Amount.zero(2));
  const read = all.map((each) => {
    const kind = each.text('Tipo');
    const percent = amountIn(each, 'Percentuale');
    const amount = amountIn(each, 'Importo') ?? (percent && percentOf(base, percent).rescale(2)) ?? Amount.zero(2);
    const isKept = percent !== undefined && percentOf(base, percent).rescale(2).equals(amount.rescale(2));
    return { kind, percent: isKept ? percent : undefined, amount };
  });
  const change = sumOf(read.map(({ kind, amount }) => (kind === 'MG' ? amount : amount.negate())));
  const sums = new Map([...byRate(rows)].map(([key, own]) => [key, sumOf(own.map(({ net }) => net))]));
  const open = groups.flatMap((group) => {
    const own = sums.get(rateKey(group)) ?? sumOf([]);
    const rest = plus(plus(group.base, own.negate()), group.rounding.negate());
    return isNear(rest, Amount.zero(2), 0) ? [] : [{ group, rest }];
  });
  const [only] = open;
  const taxed =
    only && open.length === 1 && isNear(only.rest, change)
      ? rows.find((row) => row.rate === only.group.rate && row.nature === only.group.nature)
      : undefined;
  const vat = taxed?.taxes.find(({ cat }) => cat === 'VAT');
  const members = ({ percent, amount }: (typeof read)[number]): Members => ({
    ...(percent && { percent: `${percent.toString()}%` }),
    amount: amount.toString(),
    ...(vat && { taxes: [vat] }),
  });
  return {
    discounts: read.filter(({ kind }) => kind !== 'MG').map(members),
    charges: read.filter(({ kind }) => kind === 'MG').map(members),
  };
}

const CATEGORIES = new Map([...WITHHELD].map(([category, kind]) => [kind, category]));

/** Assigns withholding taxes to lines and contributions so that they match the file's amounts. */
function withhold(given: readonly Source[], rows: readonly Taxed[], funds: readonly Taxed[], report: Report): void {
  const marked = rows.filter(({ isWithheld }) => isWithheld);
  const lines = marked.length > 0 ? marked : rows;
  const candidates = [...lines, ...funds.filter(({ isWithheld }) => isWithheld)];
  const sets = given.length > 0 ? setsOf(candidates, lines) : [];
  const whole = sumOf(candidates.map(({ net }) => net));
  for (const each of given.slice(MOST_WITHHELD)) {
    const text = message('Not read: Billwright reads at most {most} withholding taxes.', { most: MOST_WITHHELD });
    report.dropped('warning', { element: each.element }, text);
  }
  for (const each of given.slice(0, MOST_WITHHELD)) {
    const amount = amountIn(each, 'ImportoRitenuta') ?? Amount.zero(2);
    const percent = amountIn(each, 'AliquotaRitenuta') ?? Amount.zero(2);
    const kind = CATEGORIES.get(each.text('TipoRitenuta') ?? '') ?? 'IRPEF';
    const reason = each.text('CausalePagamento');
    const found = sets.find(({ sum }) => isNear(percentOf(sum, percent).rescale(2), amount))?.rows;
    const own = found ? percent : exactPercent(amount, whole);
    if (!found) {
      report.changed(
        'warning',
        { element: each.element },
        message('The base of the withholding tax is reduced: {given} % is {own} % of the whole.', {
          given: percent.toString(),
          own: own.toString(),
        }),
      );
    }
    for (const { taxes } of found ?? candidates) {
      taxes.push({ cat: kind, percent: `${own.toString()}%`, ...(reason && { ext: { 'it-sdi-retained': reason } }) });
    }
  }
}

/** Yields sets of lines and contributions that may be subject to a withholding tax, most likely first. */
function* setsIn(candidates: readonly Taxed[], lines: readonly Taxed[]): Generator<readonly Taxed[]> {
  yield candidates;
  yield lines;
  for (const each of candidates) yield [each];
  yield* byRate(candidates).values();
  for (const [at, one] of candidates.slice(0, MOST_PAIRED).entries()) {
    for (const other of candidates.slice(at + 1, MOST_PAIRED)) yield [one, other];
  }
}

/** Maximum number of candidates tried in pairs. */
const MOST_PAIRED = 100;

/** Maximum number of withholding taxes to read. Each is repeated on all its lines. */
const MOST_WITHHELD = 50;

/** Returns the sets that are not empty, with their sums. */
function setsOf(candidates: readonly Taxed[], lines: readonly Taxed[]) {
  const sets = [...setsIn(candidates, lines)].filter(({ length }) => length > 0);
  return sets.map((rows) => ({ rows, sum: sumOf(rows.map(({ net }) => net)) }));
}

/** Returns the percentage with the fewest decimals, up to four, that yields exactly an amount. */
function exactPercent(amount: Amount, base: Amount): Amount {
  if (base.isZero()) return Amount.zero(2);
  const whole = amount.up(12).multiply(Amount.HUNDRED).divide(base);
  for (const decimals of [2, 3, 4]) {
    const tried = whole.rescale(decimals);
    if (percentOf(base, tried).rescale(2).equals(amount.rescale(2))) return tried;
  }
  return whole.rescale(4);
}

/** Current VAT rates, for rows that state only the tax. */
const RATES = ['22', '10', '5', '4'];

function simplifiedLine(source: Source, report: Report): Members {
  const amount = amountIn(source, 'Importo') ?? Amount.zero(2);
  const data = source.child('DatiIVA');
  const nature = currentNature(source.text('Natura'));
  const stated = data && amountIn(data, 'Aliquota');
  const tax = data && amountIn(data, 'Imposta');
  const rate = stated ?? (tax && rateOf(amount, tax, source, report));
  return {
    quantity: '1',
    item: { name: source.text('Descrizione') ?? '', price: amount.toString() },
    taxes: [
      nature !== undefined
        ? { cat: 'VAT', ext: { 'it-sdi-exempt': nature } }
        : { cat: 'VAT', percent: `${(rate ?? Amount.zero(2)).rescale(2).toString()}%` },
    ],
  };
}

function rateOf(amount: Amount, tax: Amount, source: Source, report: Report): Amount {
  for (const text of RATES) {
    const rate = Amount.parse(text) ?? Amount.ZERO;
    if (includedTax(amount, rate).equals(tax.rescale(2))) return rate;
  }
  const net = plus(amount, tax.negate());
  report.changed('warning', { element: source.element }, message('The rate was calculated from the tax.'));
  return net.isZero() ? Amount.zero(2) : tax.up(10).multiply(Amount.HUNDRED).divide(net).rescale(2);
}
