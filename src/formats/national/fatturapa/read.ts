/** Reads invoices in FatturaPA as documents, one for each body. */

import { type Environment, type Fault, failure, faultOf, type Outcome } from '../../../engine/faults.ts';
import { load } from '../../../engine/loading.ts';
import { entryOf, type JsonObject } from '../../../engine/model/json.ts';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import { MEDIA_TYPES_BY_ENDING } from '../../codes/media-types.ts';
import type { DocumentRead } from '../../declare/conversion.ts';
import { type AttachedFile, Report, type Severity } from '../../declare/report.ts';
import type { NationalSource, StatedFigures } from '../../declare/source-file.ts';
import type { ReadOptions } from '../../declare/syntax.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import type { XmlElement } from '../../xml/element.ts';
import { plus } from '../shared/amounts.ts';
import { ElementReader, type Source } from '../shared/reading.ts';
import { restated } from '../shared/stated.ts';
import { placed } from '../shared/writing.ts';
import { schemaOf } from './judge.ts';
import { addressIn, amountIn, isNear, type Members } from './read-base.ts';
import { compareFigures } from './read-figures.ts';
import { linesOf } from './read-lines.ts';
import { type Parties, partiesOf } from './read-parties.ts';
import { paymentOf } from './read-payment.ts';
import { MOST_ROUNDING, settleTotals } from './read-totals.ts';
import { unknownVersion } from './version.ts';

/** The tags of a document, by TipoDocumento. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  TD02: ['partial'],
  TD03: ['partial', 'freelance'],
  TD06: ['freelance'],
  TD07: ['simplified'],
  TD08: ['simplified'],
  TD09: ['simplified'],
  TD16: ['self-billed', 'reverse-charge'],
  TD17: ['self-billed', 'import'],
  TD18: ['self-billed', 'import', 'goods-eu'],
  TD19: ['self-billed', 'import', 'goods'],
  TD20: ['self-billed', 'regularization'],
  TD21: ['self-billed', 'ceiling-exceeded'],
  TD22: ['self-billed', 'goods-extracted'],
  TD23: ['self-billed', 'goods-with-tax'],
  TD24: ['deferred'],
  TD25: ['deferred', 'third-period'],
  TD26: ['depreciable-assets'],
  TD27: ['self-billed'],
  TD28: ['self-billed', 'san-marino-paper'],
};

const TYPES: Readonly<Record<string, string>> = {
  TD04: 'credit-note',
  TD05: 'debit-note',
  TD08: 'credit-note',
  TD09: 'debit-note',
  TD29: 'other',
};

/** Reads a file: a document for each of its invoices. */
export async function read(
  { root }: SyntaxFile,
  _from: unknown,
  _options: ReadOptions,
  environment: Environment,
): Promise<Outcome<DocumentRead>> {
  if (schemaOf(root) === undefined) {
    return failure('validation', [faultOf('BW-FPA-VERSION', '/', unknownVersion(root).text)]);
  }
  const prefix = root.first?.name.includes(':') ? root.first.name.slice(0, root.first.name.indexOf(':') + 1) : '';
  const report = new Report();
  const reader = new ElementReader(report, prefix);
  const file = reader.of(root);
  const header = file.child('FatturaElettronicaHeader');
  const bodies = file.all('FatturaElettronicaBody');
  if (!header || bodies.length === 0) {
    const what = message('The file has no header or no invoice.');
    return failure('validation', [faultOf('BW-FPA-VALUE', '/', what)]);
  }
  const files: AttachedFile[] = [];
  const parties = partiesOf(header, isSimplified(root), report);
  const documents: JsonObject[] = [];
  const faults: Fault[] = [];
  const figures: (StatedFigures | undefined)[] = [];
  for (const [at, body] of bodies.entries()) {
    const draft = draftOf(root, header, body, parties, files, report);
    await load(draft);
    const settled = settleTotals(draft, body, report, environment);
    const { built } = settled;
    figures.push(compareFigures(body, settled, report));
    documents.push(built.document);
    faults.push(...(bodies.length > 1 ? built.faults.map((each) => placed(`$[${at}]`, each)) : built.faults));
  }
  reader.reportUnread(root, severityOf);
  report.sortByElement();
  const [document = {}, ...others] = documents;
  const [stated] = figures;
  const source: NationalSource = { syntax: 'fatturapa', root, report, stated };
  const shown = (at = 0) => ({ document: restated(documents[at] ?? document, figures[at]) });
  const result = { format: 'fatturapa', document, others, report, files, faults, source, shown };
  return { ok: true, result, warnings: [] };
}

/** Elements whose loss matters little or not at all. */
const NOTHING =
  /^(?:FormatoTrasmissione|NumeroLinea|PrezzoTotale|DatiRiepilogo|ImportoTotaleDocumento|FatturaElettronicaBody|Signature|CondizioniPagamento|Ritenuta|ImponibileCassa)$/;
const MINOR =
  /^(?:IdTrasmittente|ProgressivoInvio|ContattiTrasmittente|SoggettoEmittente|FormatoAttachment|AlgoritmoCompressione)$/;

function severityOf({ localName }: XmlElement): Severity | undefined {
  if (NOTHING.test(localName)) return undefined;
  return MINOR.test(localName) ? 'info' : 'warning';
}

function isSimplified(root: XmlElement): boolean {
  return root.localName === 'FatturaElettronicaSemplificata';
}

function draftOf(
  root: XmlElement,
  header: Source,
  body: Source,
  parties: Parties,
  files: AttachedFile[],
  report: Report,
): JsonObject {
  const general = body.child('DatiGenerali');
  const document = general?.child('DatiGeneraliDocumento');
  const type = document?.text('TipoDocumento') ?? 'TD01';
  const format = header.child('DatiTrasmissione')?.text('FormatoTrasmissione') ?? root.attribute('versione');
  const lines = linesOf(body, { isSimplified: isSimplified(root), type, report });
  const isReversed = lines.isReversed && !(entryOf(TAGS, type) ?? []).includes('self-billed');
  const tags = [
    ...(format === 'FPA12' ? ['b2g'] : []),
    ...(entryOf(TAGS, type) ?? []),
    ...(isReversed ? ['reverse-charge'] : []),
  ];
  const references = referencesOf(general, type, report);
  const ordering = { ...references.ordering, ...parties.ordering };
  const stamp = stampOf(document, body, report);
  const meta: Members = { ...parties.meta, ...references.meta, ...stamp.meta };
  if (document?.text('Art73') === 'SI') meta['it-sdi-art73'] = 'SI';
  const charges = [...stamp.charges, ...lines.charges];
  const notes = (document?.texts('Causale') ?? []).map((text) => ({ key: 'reason', text }));
  const payment = paymentOf(body, parties.supplierName, report);
  files.push(...filesOf(body));
  const delivery = deliveryOf(general);
  const tax: Members = {
    ...(isSimplified(root) && { prices_include: 'VAT' }),
    ...(lines.taxNotes.length > 0 && { notes: lines.taxNotes }),
    ...(type === 'TD29' && { ext: { 'it-sdi-document-type': type, 'it-sdi-format': format ?? 'FPR12' } }),
  };
  return filled({
    $schema: schemaId('bill/invoice'),
    $regime: 'IT',
    $addons: ['it-sdi-v1'],
    $tags: tags,
    type: entryOf(TYPES, type) ?? 'standard',
    code: document?.text('Numero') ?? '',
    issue_date: document?.text('Data')?.slice(0, 10) ?? '',
    currency: document?.text('Divisa') ?? 'EUR',
    tax,
    preceding: references.preceding,
    supplier: parties.supplier,
    customer: parties.customer,
    lines: lines.lines,
    discounts: lines.discounts,
    charges,
    ordering,
    payment,
    delivery,
    notes,
    meta,
  });
}

/** Returns members without empty ones. */
function filled(members: Members): JsonObject {
  const isFilled = (value: unknown) =>
    value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0);
  return Object.fromEntries(Object.entries(members).filter(([, value]) => isFilled(value))) as JsonObject;
}

/** Returns orders, contracts, preceding invoices and delivery notes. */
function referencesOf(general: Source | undefined, type: string, report: Report) {
  const ordering: Members = {};
  const meta: Members = {};
  const list = (name: string, member: string) => {
    const found = (general?.all(name) ?? []).map((each) => reference(each));
    if (found.length > 0) ordering[member] = found;
  };
  list('DatiContratto', 'contracts');
  list('DatiOrdineAcquisto', 'purchases');
  list('DatiRicezione', 'receiving');
  list('DatiConvenzione', 'tender');
  const notes = general?.all('DatiDDT') ?? [];
  const isDeferred = type === 'TD24' || type === 'TD25';
  const despatch = notes.map((each) => ({
    number: each.text('NumeroDDT') ?? '',
    date: each.text('DataDDT')?.slice(0, 10),
    lines: each.texts('RiferimentoNumeroLinea').map(Number),
  }));
  if (notes.length > 0 && isDeferred) {
    ordering.despatch = despatch.map(({ number, date, lines }) => ({
      ...(date && { issue_date: date }),
      code: number,
      ...(lines.length > 0 && { lines }),
    }));
  } else if (notes.length > 0) {
    meta['it-sdi-ddt'] = despatch
      .map(({ number, date, lines }) => `${number}|${date ?? ''}|${lines.join(',')}`)
      .join(';');
    report.changed(
      'warning',
      { element: notes[0]?.element },
      message('Delivery notes of such an invoice were kept only in meta.'),
    );
  }
  const corrected = general?.child('DatiFatturaRettificata');
  const preceding = [
    ...(general?.all('DatiFattureCollegate') ?? []).map((each) => reference(each)),
    ...(corrected
      ? [
          {
            ...(corrected.text('DataFR') && { issue_date: corrected.text('DataFR')?.slice(0, 10) ?? '' }),
            code: corrected.text('NumeroFR') ?? '',
            ...(corrected.text('ElementiRettificati') && { reason: corrected.text('ElementiRettificati') ?? '' }),
          },
        ]
      : []),
  ];
  return { ordering, meta, preceding };
}

function reference(part: Source): Members {
  const date = part.text('Data')?.slice(0, 10);
  const lines = part.texts('RiferimentoNumeroLinea').map(Number);
  const identities = [
    ...part.texts('NumItem').map((code) => ({ key: 'item', code })),
    ...part.texts('CodiceCommessaConvenzione').map((code) => ({ key: 'order', code })),
    ...part.texts('CodiceCUP').map((code) => ({ type: 'CUP', code })),
    ...part.texts('CodiceCIG').map((code) => ({ type: 'CIG', code })),
  ];
  return {
    ...(date && { issue_date: date }),
    code: part.text('IdDocumento') ?? '',
    ...(lines.length > 0 && { lines }),
    ...(identities.length > 0 && { identities }),
  };
}

/** DatiBollo: a charge if the total includes it, otherwise an amount paid but not charged. */
function stampOf(document: Source | undefined, body: Source, report: Report): { charges: Members[]; meta: Members } {
  const stamp = document?.child('DatiBollo');
  if (!stamp) {
    const isPaid = document?.text('BolloVirtuale') === 'SI';
    return { charges: [], meta: isPaid ? { 'it-sdi-stamp-duty': 'SI' } : {} };
  }
  stamp.text('BolloVirtuale');
  const amount = amountIn(stamp, 'ImportoBollo');
  const summaries = body.child('DatiBeniServizi')?.all('DatiRiepilogo') ?? [];
  const sum = (name: string) => summaries.reduce((total, each) => plus(total, amountIn(each, name)), Amount.zero(2));
  const adjustments = document?.all('ScontoMaggiorazione') ?? [];
  const adjusted = adjustments.reduce((total, each) => {
    const value = amountIn(each, 'Importo') ?? Amount.zero(2);
    return plus(total, each.text('Tipo') === 'MG' ? value : value.negate());
  }, Amount.zero(2));
  const due = plus(plus(sum('ImponibileImporto'), sum('Imposta')), adjusted);
  const total = document && amountIn(document, 'ImportoTotaleDocumento');
  const rounding = (document && amountIn(document, 'Arrotondamento')) ?? Amount.zero(2);
  const rest = total && plus(total, due.negate());
  // Some senders state the total after withholding tax.
  const withheld = (document?.all('DatiRitenuta') ?? []).reduce(
    (sum, each) => plus(sum, amountIn(each, 'ImportoRitenuta')),
    Amount.zero(2),
  );
  const rests = rest ? [rest, plus(rest, rounding.negate()), plus(rest, withheld)] : [];
  const isCharged = amount !== undefined && rests.some((each) => isNear(each, amount, MOST_ROUNDING));
  if (isCharged && amount)
    return { charges: [{ key: 'stamp-duty', reason: 'Bollo', amount: amount.toString() }], meta: {} };
  report.changed(
    'info',
    { element: stamp.element },
    message('The stamp duty was paid and is not in the total; it was kept in meta.'),
  );
  return { charges: [], meta: { 'it-sdi-stamp-duty': amount?.toString() ?? 'SI' } };
}

function deliveryOf(general: Source | undefined): Members | undefined {
  const transport = general?.child('DatiTrasporto');
  const date = transport?.text('DataOraConsegna')?.slice(0, 10);
  const place = transport?.child('IndirizzoResa');
  if (date === undefined && !place) return undefined;
  return { ...(place && { receiver: { addresses: [addressIn(place)] } }), ...(date && { date }) };
}

/** Returns the media type of a file from its extension, otherwise from its format: `PDF`. */
function mediaTypeOf(name: string, format = ''): string {
  const [ending = `.${format}`] = /\.[a-z0-9]+$/i.exec(name) ?? [];
  return MEDIA_TYPES_BY_ENDING[ending.toLowerCase()] ?? 'application/octet-stream';
}

function filesOf(body: Source): AttachedFile[] {
  return body.all('Allegati').map((each) => {
    const name = each.text('NomeAttachment') ?? '';
    const description = each.text('DescrizioneAttachment');
    return {
      name,
      media_type: mediaTypeOf(name, each.text('FormatoAttachment')),
      ...(description && { description }),
      data: (each.child('Attachment')?.element.text ?? '').replace(/\s/g, ''),
    };
  });
}
