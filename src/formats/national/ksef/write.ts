/** Writes invoices as FA(3). */

import { type Environment, type Fault, failure, fault, type Outcome } from '../../../engine/faults.ts';
import { isJsonObject, type JsonObject } from '../../../engine/model/json.ts';
import { build } from '../../../engine/operations/operations.ts';
import { message } from '../../../engine/text/message.ts';
import type { WriteOptions, WrittenXml } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import type { Handed } from '../../declare/syntax.ts';
import type { Finding } from '../../rules/run.ts';
import { cents } from '../shared/amounts.ts';
import { Part, type Place, pathOf } from '../shared/document.ts';
import { writeNational } from '../shared/write.ts';
import { numberOf, Written } from '../shared/writing.ts';
import { carriedFrom } from './carry.ts';
import { CORRECTIONS, dayOf, isKsefNumber } from './codes.ts';
import { judgeTree } from './judge.ts';
import { verificationOf } from './verification.ts';
import { View } from './view.ts';
import { element, Writing } from './write-base.ts';
import { type Figures, figuresOf, totalsOf } from './write-figures.ts';
import { withKeys, withMargins } from './write-keys.ts';
import { buyer, registers, representative, seller, thirdParties } from './write-parties.ts';
import { payment, settlement } from './write-payment.ts';
import { exchangeOf, rowElements, rowsOf } from './write-rows.ts';

const TEXT = 256;
const FOOTER = 3500;
const MOST_FOOTERS = 3;

/** Writes an invoice, bare or in an envelope. */
export function write(
  data: JsonObject,
  format: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  const number = numberIn(data);
  return writeNational(withKeys(data, format), options, {
    format,
    typeCode: 'BW-KSEF-TYPE',
    minor: MINOR,
    computed: COMPUTED,
    draft(invoice) {
      const margins: string[] = [];
      const built = build(withMargins(invoice, margins), {}, environment);
      if (!built.ok && built.document === undefined) return built;
      const document = (built.ok ? built.result : built.document) as JsonObject;
      const unbuilt = built.ok ? [] : built.faults;
      const part = new Part(document, '$');
      const kind = part.object('tax')?.ext('pl-favat-invoice-type');
      if (kind === undefined) return { ...failure('validation', [noKind(), ...unbuilt]), warnings: built.warnings };
      const writing = new Writing(part, kind);
      for (const property of margins) writing.changed('info', property, AS_MARGIN);
      const root = invoiceOf(writing, options, environment);
      for (const at of (options.files ?? []).keys()) {
        writing.dropped('warning', `request.files[${at}]`, message('Not attached: KSeF accepts no files.'));
      }
      const carried = carriedFrom(options.source, root, writing);
      const { direction, formatOptions } = options;
      const found = judgeTree(root, { direction, environment: formatOptions?.environment }).map(ownCode);
      const result = { document, unbuilt, noticed: built.warnings, writing, root, found, carried };
      return { ok: true, result, warnings: [] };
    },
    verificationOf: (xml, root) => verificationOf(xml, root, options.formatOptions?.environment, number),
    fileNameOf(root) {
      const view = new View(root);
      return `${(number ?? view.text(view.fa, 'P_2') ?? '').replace(/[^A-Za-z0-9._-]/g, '-')}.xml`;
    },
  });
}

const AS_MARGIN = message('Taxed on the margin: written as key standard, percent 0% and category 11.');

/** Returns the KSeF number of a document in an envelope. */
function numberIn({ head }: JsonObject): string | undefined {
  const stamps = isJsonObject(head) && Array.isArray(head.stamps) ? head.stamps : [];
  const stamp = stamps.filter(isJsonObject).find(({ prv }) => prv === STAMP);
  return typeof stamp?.val === 'string' && isKsefNumber(stamp.val) ? stamp.val : undefined;
}

function noKind(): Fault {
  const text =
    'The type and tags of this document do not define a KSeF kind of invoice; set tax.ext.pl-favat-invoice-type.';
  return fault('BW-KSEF-TYPE', '$.type', text);
}

/** Replaces a schema fault by our own code if a date of the document causes it. */
function ownCode(finding: Finding): Finding {
  const isDate = /^(?:P_1|P_6|P_6A|P_6Z|P_6_Od|P_6_Do|Data\w+|Termin)$/.test(finding.element.localName);
  return isDate && /-(?:min|max)Inclusive$/.test(finding.id) ? { ...finding, id: 'BW-KSEF-DATE' } : finding;
}

/** Members that may be left out without a loss. */
const MINOR =
  /^\$\.(?:uuid|\$schema|\$regime|\$addons|\$tags|tax\.rounding|complements|type|series)|\.(?:uuid|endpoints|inboxes|\$schema)(?:\[|$|\.)|^\$\.preceding\[\d+\]\.type$/;

/** Members that follow from written ones. */
const COMPUTED = /^\$\.(?:\$schema|\$addons|\$tags|\$regime|type|totals)(?:$|\.|\[)|^\$\.tax\.prices_include$/;

function invoiceOf(writing: Writing, options: WriteOptions, environment: Environment): Written {
  const { document } = writing;
  const supplier = document.object('supplier') ?? new Part({}, '$.supplier');
  const principal = document.object('ordering')?.object('seller');
  const owner = principal ?? supplier;
  const figures = figuresOf(writing);
  const rows = rowsOf(writing);
  const isOrdered = writing.kind === 'ZAL';
  const isPrefixed =
    figures.shares.some(({ total }) => total === '6_2' || total === '9') || document.meta('ksef-p23') === '1';
  const texts = textsOf(writing, rows.numberOf);
  const root = element(
    'Faktura',
    [
      head(options, environment),
      seller(owner, isPrefixed, writing),
      buyer(document.object('customer'), writing),
      thirdParties(writing),
      principal && representative(supplier, writing),
      element(
        'Fa',
        [
          begin(writing),
          totalsOf(figures, writing),
          ['ZAL', 'KOR_ZAL'].includes(writing.kind)
            ? element('KursWalutyZ', exchangeOf(writing), '$.exchange_rates')
            : undefined,
          annotations(figures, writing),
          element('RodzajFaktury', writing.kind, '$.tax.ext'),
          corrected(writing),
          partialAdvances(writing),
          flag('FP', 'ksef-fp', writing),
          flag('TP', 'ksef-tp', writing),
          texts.described,
          advanceInvoices(figures, writing),
          flag('ZwrotAkcyzy', 'ksef-excise-refund', writing),
          isOrdered ? undefined : rowElements(rows, writing, false),
          settlement(figures, writing),
          payment(figures, writing),
          conditions(writing),
          isOrdered
            ? element(
                'Zamowienie',
                [
                  element('WartoscZamowienia', cents(figures.base), '$.totals.payable'),
                  rowElements(rows, writing, true),
                ],
                '$.lines',
              )
            : undefined,
        ],
        '$',
      ),
      element('Stopka', [
        texts.footers.map(({ text, property }) => element('Informacje', [element('StopkaFaktury', text, property)])),
        registers(owner, writing),
      ]),
    ],
    '$',
  );
  return root ?? new Written('fa:Faktura', '$');
}

function head({ formatOptions }: WriteOptions, environment: Environment): Written | undefined {
  const { created, system } = formatOptions ?? {};
  const made =
    typeof created === 'string'
      ? created
      : environment
          .now()
          .toISOString()
          .replace(/\.\d+Z$/, 'Z');
  return element('Naglowek', [
    element('KodFormularza', 'FA', '$', { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' }),
    element('WariantFormularza', '3'),
    element('DataWytworzeniaFa', made, 'request.created'),
    element('SystemInfo', (typeof system === 'string' ? system : 'Billwright').slice(0, TEXT), 'request.system'),
  ]);
}

function flag(name: string, meta: string, { document }: Writing): Written | undefined {
  return document.meta(meta) === '1' ? element(name, '1', '$.meta') : undefined;
}

/** Returns the elements from KodWaluty to the period or date of supply. */
function begin(writing: Writing): (Written | undefined)[] {
  const { document } = writing;
  const ordering = document.object('ordering');
  const number = document.meta('ksef-p2') ?? numberOf(document);
  if (number === undefined || number === '') {
    writing.refuse('BW-KSEF-INVOICE-NUMBER', '$.code', message('KSeF needs the number of the invoice; add it.'));
  }
  return [
    element('KodWaluty', writing.currency, '$.currency'),
    element('P_1', document.text('issue_date'), '$.issue_date'),
    writing.text('P_1M', document.meta('ksef-place'), TEXT, '$.meta'),
    writing.text('P_2', number, TEXT, '$.code'),
    ...(ordering?.list('despatch') ?? []).map((each) => writing.text('WZ', numberOf(each), TEXT, each.at('code'))),
    period(writing),
  ];
}

function period(writing: Writing): Written | undefined {
  const { document } = writing;
  const delivery = document.object('delivery');
  const given = document.object('ordering')?.object('period') ?? delivery?.object('period');
  const [from, to] = [given?.text('start'), given?.text('end')];
  const day = document.text('op_date');
  if (given && from !== undefined && to !== undefined) {
    if (day !== undefined) {
      const severity = day === to ? 'info' : 'warning';
      writing.dropped(severity, '$.op_date', message('Not written: FA(3) allows either a period or a date.'));
    }
    return element(
      'OkresFa',
      [element('P_6_Od', from, given.at('start')), element('P_6_Do', to, given.at('end'))],
      given,
    );
  }
  if (day !== undefined) return element('P_6', day, '$.op_date');
  const delivered = delivery?.text('date');
  if (delivered !== undefined) return element('P_6', delivered, '$.delivery.date');
  const advances = document.object('payment')?.list('advances') ?? [];
  const [only] = advances;
  if (writing.kind !== 'ZAL' || advances.length !== 1) return undefined;
  return element('P_6', only?.text('date'), only?.at('date') ?? '$');
}

function annotations(figures: Figures, writing: Writing): Written | undefined {
  const { document } = writing;
  const tax = document.object('tax');
  const yes = (name: string, key: string, usual = '2') =>
    element(name, tax?.ext(`pl-favat-${key}`) ?? usual, '$.tax.ext');
  const isReverse = figures.shares.some(({ total }) => total === '9' || total === '10');
  const margin = tax?.ext('pl-favat-margin-scheme');
  return element(
    'Adnotacje',
    [
      yes('P_16', 'cash-accounting'),
      yes('P_17', 'self-billing'),
      yes('P_18', 'reverse-charge', isReverse ? '1' : '2'),
      yes('P_18A', 'split-payment'),
      exemption(figures, writing),
      element('NoweSrodkiTransportu', [element('P_22N', '1')]),
      element('P_23', document.meta('ksef-p23') ?? '2', '$.meta'),
      element(
        'PMarzy',
        margin === undefined
          ? [element('P_PMarzyN', '1')]
          : [element('P_PMarzy', '1'), element(`P_PMarzy_${margin.replace('.', '_')}`, '1', '$.tax.ext')],
        '$.tax.ext',
      ),
    ],
    '$.tax.ext',
  );
}

/** Returns whether a note holds the legal ground of an exemption. */
function isExemption(note: Part): boolean {
  return note.peek('key') === 'legal' && note.peek('src') === 'pl-favat-exemption';
}

const EXEMPT = message(
  'The invoice has exempt supplies and needs their legal basis: set tax.ext.pl-favat-exemption (A, B or C), and add a note with the key legal.',
);
const EXEMPT_OR_MARGIN = message(
  'The invoice has a margin scheme in tax.ext, but also exempt supplies. In the taxes of supplies taxed on the margin, set the key standard, the percent 0% and in ext pl-favat-tax-category 11. Exempt supplies need their legal basis: pl-favat-exemption (A, B or C) in tax.ext, and a note with the key legal.',
);

function exemption({ shares }: Figures, writing: Writing): Written | undefined {
  const { document } = writing;
  const ground = document.object('tax')?.ext('pl-favat-exemption');
  if (ground === undefined) {
    if (shares.some(({ total }) => total === '7')) {
      const isMargin = document.object('tax')?.object('ext')?.peek('pl-favat-margin-scheme') !== undefined;
      writing.refuse('BW-KSEF-EXEMPTION', '$.tax.ext', isMargin ? EXEMPT_OR_MARGIN : EXEMPT);
    }
    return element('Zwolnienie', [element('P_19N', '1', '$.tax.ext')]);
  }
  const note = document.list('notes').find(isExemption);
  note?.take('key', 'src', 'code');
  return element(
    'Zwolnienie',
    [element('P_19', '1', '$.tax.ext'), note && writing.member(`P_19${ground}`, note, 'text', TEXT)],
    note ?? '$.tax.ext',
  );
}

const STAMP = 'favat-ksef-number';

/** Returns the KSeF number of a document, which must be valid. */
function ksefNumberOf(part: Part, writing: Writing): string | undefined {
  const stamp = part.list('stamps').find((each) => each.peek('prv') === STAMP);
  stamp?.take('prv');
  const value = stamp?.text('val');
  if (stamp && value !== undefined && !isKsefNumber(value)) {
    writing.refuse(
      'BW-KSEF-NUMBER',
      stamp.at('val'),
      message('{value} does not have the form of a KSeF number.', { value }),
    );
  }
  return value;
}

/** Returns the data of the invoices that a credit note corrects. */
function corrected(writing: Writing): (Written | undefined)[] {
  const { document, kind } = writing;
  const preceding = document.list('preceding');
  if (!CORRECTIONS.has(kind)) return [];
  const [first] = preceding;
  if (first === undefined) {
    writing.refuse(
      'BW-KSEF-PRECEDING',
      '$.preceding',
      message('A credit note needs the invoice it corrects, with number and date.'),
    );
    return [];
  }
  for (const each of preceding.slice(1)) reportOther(each, first, writing);
  const before = kind === 'KOR' ? undefined : first.text('payable');
  return [
    writing.member('PrzyczynaKorekty', first, 'reason', TEXT),
    element('TypKorekty', first.ext('pl-favat-effective-date'), first.at('ext')),
    ...preceding.map((each) => correctedInvoice(each, writing)),
    writing.member('OkresFaKorygowanej', first, 'description', TEXT),
    before === undefined ? undefined : element('P_15ZK', before, first.at('payable')),
  ];
}

/**
 * Reports members of a further corrected invoice that differ from the first one's. Only the first one's are written.
 */
function reportOther(other: Part, first: Part, writing: Writing): void {
  for (const name of ['reason', 'description']) {
    const value = other.text(name);
    if (value !== undefined && value !== first.peek(name)) {
      writing.dropped(
        'warning',
        other.at(name),
        message('Not written: FA(3) allows only one such value for all corrected invoices; the first was written.'),
      );
    }
  }
  const effect = other.ext('pl-favat-effective-date');
  if (effect !== undefined && effect !== first.object('ext')?.peek('pl-favat-effective-date')) {
    writing.dropped(
      'warning',
      other.at('ext'),
      message('Not written: FA(3) allows only one such value for all corrected invoices; the first was written.'),
    );
  }
}

function correctedInvoice(part: Part, writing: Writing): Written | undefined {
  part.take('type', 'uuid');
  const date = part.text('issue_date');
  if (date === undefined) {
    writing.refuse('BW-KSEF-PRECEDING', part.at('issue_date'), message('The corrected invoice needs its issue date.'));
  }
  const number = ksefNumberOf(part, writing);
  return element(
    'DaneFaKorygowanej',
    [
      element('DataWystFaKorygowanej', date, part.at('issue_date')),
      writing.text('NrFaKorygowanej', numberOf(part), TEXT, part.at('code')),
      number === undefined
        ? element('NrKSeFN', '1', part)
        : [element('NrKSeF', '1', part), element('NrKSeFFaKorygowanej', number, part.at('stamps'))],
    ],
    part,
  );
}

function partialAdvances(writing: Writing): (Written | undefined)[] {
  const advances = writing.document.object('payment')?.list('advances') ?? [];
  if (writing.kind !== 'ZAL' || advances.length < 2) return [];
  return advances.map((each) =>
    element(
      'ZaliczkaCzesciowa',
      [
        element('P_6Z', each.text('date') ?? writing.document.peek('issue_date'), each.at('date')),
        element('P_15Z', each.text('amount'), each.at('amount')),
        element('KursWalutyZW', exchangeOf(writing), '$.exchange_rates'),
      ],
      each,
    ),
  );
}

/** FakturaZaliczkowa: the settled advance invoices, each once. */
function advanceInvoices({ settled }: Figures, writing: Writing): (Written | undefined)[] {
  if (writing.kind !== 'ROZ') return [];
  const found = new Map<string, Place>();
  const add = (value: string | undefined, property: Place) => {
    if (value !== undefined && !found.has(value)) found.set(value, property);
  };
  for (const each of settled) {
    add(each.text('ref'), each.at('ref'));
    takeKnownDate(each, writing);
  }
  for (const each of writing.document.list('preceding')) {
    each.take('type', 'uuid', 'issue_date');
    add(ksefNumberOf(each, writing) ?? numberOf(each), each);
    numberOf(each);
  }
  return [...found].map(([value, property]) =>
    element(
      'FakturaZaliczkowa',
      isKsefNumber(value)
        ? [element('NrKSeFFaZaliczkowej', value, property)]
        : [element('NrKSeFZN', '1', property), writing.text('NrFaZaliczkowej', value, TEXT, property)],
      property,
    ),
  );
}

/** Marks the date of a settled advance as read if it says no more than the file: that of its KSeF number, or of issue. */
function takeKnownDate(record: Part, { document }: Writing): void {
  const date = record.peek('date');
  if (date === dayOf(record.peek('ref') ?? '') || date === document.peek('issue_date')) record.take('date');
}

function conditions(writing: Writing): Written | undefined {
  const ordering = writing.document.object('ordering');
  const references = (list: string, name: string, dateName: string, numberName: string) =>
    (ordering?.list(list) ?? []).map((each) =>
      element(
        name,
        [
          element(dateName, each.text('issue_date'), each.at('issue_date')),
          writing.text(numberName, numberOf(each), TEXT, each.at('code')),
        ],
        each,
      ),
    );
  if (writing.kind === 'ZAL') compareOrder(writing);
  return element(
    'WarunkiTransakcji',
    [
      references('contracts', 'Umowy', 'DataUmowy', 'NrUmowy'),
      references('purchases', 'Zamowienia', 'DataZamowienia', 'NrZamowienia'),
    ],
    '$.ordering',
  );
}

/** Reports an order whose total differs from its lines, which are written. */
function compareOrder({ document, report }: Writing): void {
  const order = document.object('ordering')?.list('purchases')[0];
  const given = order?.text('payable');
  order?.take('tax', 'description');
  if (order === undefined || given === undefined) return;
  const lines = document.object('totals')?.peek('payable');
  if (lines !== given) {
    report.difference(
      'warning',
      { property: pathOf(order.at('payable')) },
      message('The order total is {given}, but its lines add up to {lines}; the lines were written.', {
        given,
        lines: lines ?? '',
      }),
    );
  }
}

interface Texts {
  described: (Written | undefined)[];
  footers: { text: string; property: Place }[];
}

/** DodatkowyOpis and StopkaFaktury: notes of the document, its orders, payment and lines. */
function textsOf(writing: Writing, rowOf: ReadonlyMap<Part, number>): Texts {
  const { document } = writing;
  const described: (Written | undefined)[] = [];
  const footers: Texts['footers'] = [];
  const add = (key: string, text: string | undefined, property: Place, row?: number) => {
    described.push(
      text === undefined
        ? undefined
        : element(
            'DodatkowyOpis',
            [
              row === undefined ? undefined : element('NrWiersza', String(row), property),
              writing.text('Klucz', key, TEXT, property),
              writing.text('Wartosc', text, TEXT, property),
            ],
            property,
          ),
    );
  };
  for (const note of document.list('notes').filter((each) => !isExemption(each))) {
    const text = note.text('text') ?? '';
    if (note.text('src') === 'ksef-footer' || [...text].length > TEXT || text.includes('\n')) {
      note.take('key', 'code');
      footers.push({ text: text.trim(), property: note.at('text') });
    } else add(keyOf(note), text, note.at('text'));
  }
  add('Referencja nabywcy', document.object('ordering')?.text('code'), '$.ordering.code');
  const terms = document.object('payment')?.object('terms');
  add('Warunki płatności', terms?.text('notes'), '$.payment.terms.notes');
  for (const line of document.list('lines')) {
    const row = rowOf.get(line);
    const item = line.object('item');
    add('Opis', item?.text('description'), item?.at('description') ?? line, row);
    for (const note of line.list('notes')) {
      if (note.peek('src') === 'ksef-before' && writing.isCorrection) note.takeAll();
      else {
        note.take('src');
        add(keyOf(note), note.text('text'), note.at('text'), row);
      }
    }
  }
  return { described, footers: joined(footers, writing) };
}

function keyOf(note: Part): string {
  const [meta, code, key] = [note.meta('ksef-key'), note.text('code'), note.text('key')];
  return meta ?? code ?? key ?? 'Uwagi';
}

/** Returns footer texts within their limits: further ones are joined to the last. */
function joined(footers: Texts['footers'], writing: Writing): Texts['footers'] {
  const kept = footers.slice(0, MOST_FOOTERS);
  const last = kept.at(-1);
  for (const { text } of footers.slice(MOST_FOOTERS)) if (last) last.text += `\n\n${text}`;
  return kept.map(({ text, property }) => ({ text: writing.cut(text, FOOTER, property), property }));
}
