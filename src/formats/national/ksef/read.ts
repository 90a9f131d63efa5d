/** Reads invoices in FA(3) and FA(2) as documents. */

import { type Environment, failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import type { JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { noteKeys } from '../../../engine/org/note.ts';
import { message } from '../../../engine/text/message.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import { Report, type Severity } from '../../declare/report.ts';
import type { NationalSource } from '../../declare/source-file.ts';
import type { ReadOptions } from '../../declare/syntax.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { plus } from '../shared/amounts.ts';
import { ElementReader, type Source } from '../shared/reading.ts';
import { CORRECTIONS } from './codes.ts';
import { type Members, present, type Reading } from './read-base.ts';
import { builtOf } from './read-figures.ts';
import { partiesOf } from './read-parties.ts';
import { paymentOf, settlementOf } from './read-payment.ts';
import { type Lines, linesOf } from './read-rows.ts';
import { shownOf } from './shown.ts';
import { verificationOf } from './verification.ts';
import { unknownVersion } from './version.ts';
import { amountOrZero } from './write-base.ts';

/** Reads a file and builds its document. */
export async function read(
  { root, text, bytes }: SyntaxFile,
  _from: unknown,
  { formatOptions }: ReadOptions,
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  if (root.name !== 'fa:Faktura' && root.name !== 'fa2:Faktura') {
    return failure('validation', [faultOf('BW-KSEF-VERSION', '/', unknownVersion(root).text)]);
  }
  const report = new Report();
  const reader = new ElementReader(report, root.name.slice(0, root.name.indexOf(':') + 1));
  const reading = new Invoice(reader.of(root), report);
  const draft = reading.draft();
  await load(draft);
  const { document, faults } = builtOf(reading, draft, environment);
  reader.reportUnread(root, severityOf);
  report.sortByElement();
  // Invoices in FA(2) are older than the code.
  const isCurrent = root.name === 'fa:Faktura';
  const verification = isCurrent ? await verificationOf(bytes ?? text, root, formatOptions?.environment) : undefined;
  const source: NationalSource = { syntax: 'ksef', root, report };
  const result = {
    format: 'ksef',
    document,
    report,
    files: [],
    faults,
    source,
    shown: () => shownOf(document, root),
    ...(verification && { verification }),
  };
  return { ok: true, result, warnings: [] };
}

/** Elements whose loss matters little or not at all. */
const MINOR = new Set([
  'RachunekWlasnyBanku',
  'OpisRachunku',
  'SystemInfo',
  'DataWytworzeniaFa',
  'P_11Vat',
  'P_11VatZ',
  'FakturaZaliczkowa',
  'KursWaluty',
  'KursWalutyZW',
]);
const NOTHING = new Set([
  'KodFormularza',
  'WariantFormularza',
  'Naglowek',
  'P_19N',
  'P_22N',
  'P_PMarzyN',
  'P_PMarzy',
  'P_15',
  'NrKSeF',
  'NrKSeFN',
  'NrKSeFZN',
  'SumaObciazen',
  'SumaOdliczen',
  'DoZaplaty',
  'DoRozliczenia',
  'PlatnoscInna',
  'ZnacznikZaplatyCzesciowej',
  'NrWierszaFa',
  'NrWierszaZam',
  'NoweSrodkiTransportu',
  'BrakID',
  'RolaInna',
]);

function severityOf({ localName }: XmlElement): Severity | undefined {
  if (localName === 'NoweSrodkiTransportu') return undefined;
  if (NOTHING.has(localName) || /^P_1[34]_/.test(localName)) return undefined;
  return MINOR.has(localName) ? 'info' : 'warning';
}

class Invoice implements Reading {
  readonly #root: Source;
  readonly fa: Source;
  readonly report: Report;
  readonly kind: string;
  readonly isCorrection: boolean;
  #lines: Lines = { lines: [], isGross: false, byNumber: new Map() };

  constructor(root: Source, report: Report) {
    this.#root = root;
    this.report = report;
    root.child('Naglowek');
    this.fa = root.child('Fa') ?? root;
    this.kind = this.fa.text('RodzajFaktury') ?? 'VAT';
    this.isCorrection = CORRECTIONS.has(this.kind);
  }

  /** Returns the document before building. */
  draft(): JsonObject {
    const fa = this.fa;
    const parties = partiesOf(this.#root, this.report);
    const buyer = this.#root.child('Podmiot2');
    this.#lines = linesOf({
      fa,
      report: this.report,
      kind: this.kind,
      isCorrection: this.isCorrection,
      isPolishBuyer: buyer?.child('DaneIdentyfikacyjne')?.child('NIP') !== undefined,
      buyerCountry: buyer?.child('Adres')?.text('KodKraju'),
    });
    const { tax, notes: legal } = this.#annotations();
    const { notes, ordering, terms } = this.#texts();
    const payment = { ...parties.within.payment, ...paymentOf(this, terms) };
    const order = { ...parties.within.ordering, ...ordering, ...this.#ordering() };
    const meta = this.#meta();
    const allNotes = [...legal, ...notes];
    const settlement = settlementOf(this);
    const preceding = this.#preceding();
    const exchange = this.#exchange();
    const number = this.#number(meta);
    const draft: Members = {
      $schema: schemaId('bill/invoice'),
      $regime: 'PL',
      $addons: ['pl-favat-v3'],
      ...this.#tags(),
      type: this.isCorrection ? 'credit-note' : 'standard',
      ...(number !== undefined && { code: number }),
      ...present('issue_date', fa.text('P_1')),
      ...present('op_date', fa.text('P_6')),
      ...present('currency', fa.text('KodWaluty')),
      ...(exchange && { exchange_rates: [exchange] }),
      ...(preceding.length > 0 && { preceding }),
      ...(Object.keys(tax).length > 0 && { tax }),
      supplier: parties.supplier,
      ...(parties.customer && { customer: parties.customer }),
      lines: this.#lines.lines,
      ...settlement,
      ...(Object.keys(order).length > 0 && { ordering: order }),
      ...(Object.keys(payment).length > 0 && { payment }),
      ...(parties.within.delivery && { delivery: parties.within.delivery }),
      ...(allNotes.length > 0 && { notes: allNotes }),
      ...(Object.keys(meta).length > 0 && { meta }),
    };
    return draft as JsonObject;
  }

  #tags(): Members {
    const adnotacje = this.fa.child('Adnotacje');
    const kind = this.kind;
    const tags = [
      ...(kind === 'ZAL' || kind === 'KOR_ZAL' ? ['partial'] : []),
      ...(kind === 'ROZ' || kind === 'KOR_ROZ' ? ['settlement'] : []),
      ...(kind === 'UPR' ? ['simplified'] : []),
      ...(adnotacje?.text('P_17') === '1' ? ['self-billed'] : []),
      ...(adnotacje?.text('P_18') === '1' ? ['reverse-charge'] : []),
    ];
    return tags.length > 0 ? { $tags: tags } : {};
  }

  /** Returns the number, cut to the length of codes. */
  #number(meta: Members): string | undefined {
    const number = this.fa.text('P_2');
    if (number === undefined || bytesOf(number) <= 64) return number;
    meta['ksef-p2'] = number;
    let cut = number;
    while (bytesOf(cut) > 64) cut = [...cut].slice(0, -1).join('');
    this.report.changed(
      'warning',
      { element: this.fa.child('P_2')?.element },
      message('The number was truncated; meta has the complete one.'),
    );
    return cut;
  }

  #meta(): Members {
    const fa = this.fa;
    return {
      ...present('ksef-place', fa.text('P_1M')),
      ...(fa.text('FP') === '1' && { 'ksef-fp': '1' }),
      ...(fa.text('TP') === '1' && { 'ksef-tp': '1' }),
      ...(fa.text('ZwrotAkcyzy') === '1' && { 'ksef-excise-refund': '1' }),
      ...(fa.child('Adnotacje')?.text('P_23') === '1' && { 'ksef-p23': '1' }),
    };
  }

  #annotations(): { tax: Members; notes: JsonObject[] } {
    const adnotacje = this.fa.child('Adnotacje');
    const ext: Members = {};
    const notes: JsonObject[] = [];
    const flag = (name: string, key: string) => {
      if (adnotacje?.text(name) === '1') ext[`pl-favat-${key}`] = '1';
    };
    flag('P_16', 'cash-accounting');
    flag('P_17', 'self-billing');
    flag('P_18', 'reverse-charge');
    flag('P_18A', 'split-payment');
    const exemption = adnotacje?.child('Zwolnienie');
    exemption?.text('P_19');
    for (const ground of ['A', 'B', 'C']) {
      const text = exemption?.text(`P_19${ground}`);
      if (text === undefined) continue;
      ext['pl-favat-exemption'] = ground;
      notes.push({ key: 'legal', code: ground, src: 'pl-favat-exemption', text });
    }
    const margin = adnotacje?.child('PMarzy');
    for (const scheme of ['2', '3_1', '3_2', '3_3']) {
      if (margin?.text(`P_PMarzy_${scheme}`) === '1') ext['pl-favat-margin-scheme'] = scheme.replace('_', '.');
    }
    const transport = adnotacje?.child('NoweSrodkiTransportu');
    if (transport?.text('P_22') === '1') {
      this.report.dropped(
        'warning',
        { element: transport.element },
        message('The document has no field for new means of transport.'),
      );
    }
    const tax: Members = {
      ...(this.#lines.isGross && { prices_include: 'VAT' }),
      ...(Object.keys(ext).length > 0 && { ext }),
    };
    return { tax, notes };
  }

  /** Returns notes of the document and its lines, and the parts of them that belong elsewhere. */
  #texts(): { notes: JsonObject[]; ordering: Members; terms: string | undefined } {
    const notes: JsonObject[] = [];
    const ordering: Members = {};
    let terms: string | undefined;
    for (const given of this.fa.all('DodatkowyOpis')) {
      const key = given.text('Klucz') ?? '';
      const text = given.text('Wartosc') ?? '';
      const row = given.text('NrWiersza');
      const line = row === undefined ? undefined : this.#lines.byNumber.get(row);
      if (row === undefined && key === 'Referencja nabywcy' && bytesOf(text) <= 64) ordering.code = text;
      else if (row === undefined && key === 'Warunki płatności') terms = text;
      else if (line && key === 'Opis') addTo(line, 'item', { description: text });
      else if (line) (line as Members).notes = [...(Array.isArray(line.notes) ? line.notes : []), noteOf(key, text)];
      else notes.push(noteOf(key, text));
    }
    for (const information of this.#root.child('Stopka')?.all('Informacje') ?? []) {
      const text = information.lines('StopkaFaktury');
      if (text !== undefined) notes.push({ src: 'ksef-footer', text });
    }
    return { notes, ordering, terms };
  }

  #ordering(): Members {
    const fa = this.fa;
    const conditions = fa.child('WarunkiTransakcji');
    const references = (name: string, dateName: string, numberName: string) =>
      (conditions?.all(name) ?? []).flatMap((each) => {
        const date = each.text(dateName);
        const code = each.text(numberName);
        if (code !== undefined) return [{ ...present('issue_date', date), code }];
        this.report.dropped(
          'warning',
          { element: each.element },
          message('The document has no field for a reference without a number.'),
        );
        return [];
      });
    const contracts = references('Umowy', 'DataUmowy', 'NrUmowy');
    const purchases = references('Zamowienia', 'DataZamowienia', 'NrZamowienia');
    const despatch = fa.texts('WZ').map((code) => ({ code }));
    const period = fa.child('OkresFa');
    const [start, end] = [period?.text('P_6_Od'), period?.text('P_6_Do')];
    return {
      ...(start !== undefined && end !== undefined && { period: { start, end } }),
      ...(contracts.length > 0 && { contracts }),
      ...(purchases.length > 0 && { purchases }),
      ...(despatch.length > 0 && { despatch }),
    };
  }

  #exchange(): JsonObject | undefined {
    const fa = this.fa;
    const currency = fa.text('KodWaluty');
    if (currency === undefined || currency === 'PLN') return undefined;
    const given = fa.text('KursWalutyZ');
    const inRows = [...new Set(fa.all('FaWiersz').flatMap((row) => row.text('KursWaluty') ?? []))];
    const amount = given ?? (inRows.length > 1 ? this.#meanExchange() : inRows[0]);
    if (amount === undefined) return undefined;
    return { from: currency, to: 'PLN', amount };
  }

  /** Returns the average rate of the taxes in złoty, if rows have several. */
  #meanExchange(): string | undefined {
    const fa = this.fa;
    const sum = (suffix: string) =>
      ['1', '2', '3', '4'].reduce(
        (all, number) => plus(all, amountOrZero(fa.text(`P_14_${number}${suffix}`))),
        Amount.zero(2),
      );
    const [tax, inPln] = [sum(''), sum('W')];
    if (tax.isZero() || inPln.isZero()) return undefined;
    this.report.changed(
      'warning',
      { element: fa.element },
      message('The rows have several exchange rates; the one that matches the taxes was used.'),
    );
    return inPln.up(10).divide(tax).rescale(6).toString();
  }

  #preceding(): JsonObject[] {
    const fa = this.fa;
    const found: Members[] = fa.all('DaneFaKorygowanej').map((each) => {
      const number = each.text('NrKSeFFaKorygowanej');
      return {
        ...present('issue_date', each.text('DataWystFaKorygowanej')),
        ...present('code', each.text('NrFaKorygowanej')),
        ...(number !== undefined && { stamps: [{ prv: 'favat-ksef-number', val: number }] }),
      };
    });
    const [first] = found;
    if (first) {
      const effect = fa.text('TypKorekty');
      const before = fa.text('P_15ZK');
      Object.assign(first, {
        ...present('reason', fa.text('PrzyczynaKorekty')),
        ...present('description', fa.text('OkresFaKorygowanej')),
        ...(before !== undefined && { payable: before }),
        ...(effect !== undefined && { ext: { 'pl-favat-effective-date': effect } }),
      });
    }
    return found as JsonObject[];
  }
}

/** The keys of notes. A note in KSeF with one of these keys becomes a note with that key. */
const NOTE_KEYS: ReadonlySet<string> = new Set(noteKeys.values);

function noteOf(key: string, text: string): JsonObject {
  if (NOTE_KEYS.has(key)) return { key, text };
  if (key === '') return { text };
  return bytesOf(key) <= 64 ? { code: key, text } : { text, meta: { 'ksef-key': key } };
}

function addTo(line: JsonObject, name: string, members: JsonObject): void {
  (line as Members)[name] = { ...(line[name] as JsonObject | undefined), ...members };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
