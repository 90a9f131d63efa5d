/** Writes an invoice of Facturae: its head, corrections, references and notes. */

import { Amount } from '../../../engine/num/amount.ts';
import { message } from '../../../engine/text/message.ts';
import type { WriteOptions } from '../../declare/conversion.ts';
import { amountOf } from '../shared/amounts.ts';
import type { Part, Place } from '../shared/document.ts';
import type { Elements, Written } from '../shared/writing.ts';
import { CURRENCIES, LANGUAGES, METHODS, REASONS } from './codes.ts';
import { type EuroRate, element, short, type Writing } from './write-base.ts';
import { items, periodElement, type Sum, sumsOf, taxElement } from './write-lines.ts';
import { type Figures, netOf, payments, totals } from './write-totals.ts';

const listIn = (part: Part | undefined, name: string): readonly Part[] => (part?.has(name) ? part.list(name) : []);

/** Returns the rate from the currency of the document to euros. */
export function euroRate(document: Part): EuroRate | undefined {
  const currency = document.peek('currency');
  if (currency === undefined || currency === 'EUR') return undefined;
  for (const part of listIn(document, 'exchange_rates')) {
    const [from, to, given] = [part.peek('from'), part.peek('to'), amountOf(part.peek('amount'))];
    if (given === undefined || given.isZero()) continue;
    const isInverse = from === 'EUR' && to === currency;
    if (!isInverse && (from !== currency || to !== 'EUR')) continue;
    part.takeAll();
    return { part, rate: isInverse ? Amount.ONE.up(8).divide(given) : given };
  }
  return undefined;
}

/** Writes Invoice, and returns the figures that the head of the file repeats. */
export function invoice(options: WriteOptions, writing: Writing): { element: Written | undefined; figures: Figures } {
  const { document } = writing;
  const sums = sumsOf(writing);
  const { element: totalsElement, figures } = totals(sums, writing);
  const none: Sum = {
    ...{ code: '01', percent: undefined, surcharge: undefined, place: '$.totals', base: netOf(writing) },
    ...{ amount: Amount.zero(2), surchargeAmount: Amount.zero(2) },
  };
  const outputs = sums.outputs.length > 0 ? sums.outputs : [none];
  const made = element(
    'Invoice',
    [
      header(writing),
      issueData(options, writing),
      element(
        'TaxesOutputs',
        outputs.map((each) => taxElement(each, writing)),
        '$.totals.taxes',
      ),
      element(
        'TaxesWithheld',
        sums.withheld.map((each) => taxElement(each, writing)),
        '$.totals.taxes',
      ),
      totalsElement,
      items(writing),
      payments(figures, writing),
      legalLiterals(writing),
      additionalData(options, writing),
    ],
    document,
  );
  return { element: made, figures };
}

function header(writing: Writing): Written | undefined {
  const { document } = writing;
  const tax = document.object('tax');
  const isCorrective = ['credit-note', 'debit-note', 'corrective'].includes(document.peek('type') ?? '');
  const [first, ...others] = listIn(document, 'preceding');
  return element(
    'InvoiceHeader',
    [
      writing.identifier('InvoiceNumber', document.text('code'), 20, '$.code'),
      writing.identifier('InvoiceSeriesCode', document.text('series'), 20, '$.series'),
      element('InvoiceDocumentType', tax?.ext('es-facturae-doc-type'), '$.tax.ext'),
      element('InvoiceClass', tax?.ext('es-facturae-invoice-class'), '$.tax.ext'),
      isCorrective && first ? corrective(first, others, writing) : undefined,
    ],
    document,
  );
}

function corrective(part: Part, others: readonly Part[], writing: Writing): Written | undefined {
  part.take('uuid', 'type');
  const reason = part.ext('es-facturae-correction') ?? '';
  const date = part.text('issue_date');
  const given = part.meta('es-facturae-correction-method') ?? '';
  const isFull = writing.document.peek('type') === 'corrective';
  const method = METHODS.has(given) ? given : isFull ? '01' : '02';
  const period = part.object('period');
  const numbers = others.map((each) => {
    each.takeAll();
    each.object('ext')?.takeAll();
    return numberIn(each);
  });
  const [second] = others;
  if (second) {
    writing.changed(
      'info',
      second,
      message('Facturae names one corrected invoice; the others were written as a text.'),
    );
  }
  const more = [
    part.text('reason'),
    ...(numbers.length > 0 ? [`Otras facturas rectificadas: ${numbers.join(', ')}`] : []),
  ].filter(Boolean);
  const from = part.at('issue_date');
  return element(
    'Corrective',
    [
      writing.identifier('InvoiceNumber', part.text('code'), 20, part.at('code')),
      writing.identifier('InvoiceSeriesCode', part.text('series'), 20, part.at('series')),
      element('ReasonCode', reason, part.at('ext')),
      element('ReasonDescription', REASONS.get(reason), part.at('ext')),
      period
        ? periodElement('TaxPeriod', period)
        : element('TaxPeriod', [element('StartDate', date, from), element('EndDate', date, from)], from),
      element('CorrectionMethod', method, '$.type'),
      element('CorrectionMethodDescription', METHODS.get(method), '$.type'),
      writing.text('AdditionalReasonDescription', more.join('. '), 2500, part.at('reason')),
      element('InvoiceIssueDate', date, from),
    ],
    part,
  );
}

const numberIn = (part: Part) => [part.peek('series'), part.peek('code')].filter(Boolean).join('-');

function issueData(options: WriteOptions, writing: Writing): Written | undefined {
  const { document, currency, euros } = writing;
  const issued = document.text('issue_date');
  const member = document.has('op_date') ? 'op_date' : 'value_date';
  const done = document.text(member);
  const ordering = document.object('ordering');
  const period = ordering?.object('period');
  const { element: reference, rest } = references(ordering, writing);
  if (!CURRENCIES.has(currency)) {
    writing.refuse(
      'BW-FACTURAE-CURRENCY',
      '$.currency',
      message('Facturae does not have the currency {currency}; write the invoice in euros.', { currency }),
    );
  }
  return element(
    'InvoiceIssueData',
    [
      element('IssueDate', issued, '$.issue_date'),
      element('OperationDate', done === issued ? undefined : done, `$.${member}`),
      periodOf(period, writing),
      element('InvoiceCurrencyCode', currency, '$.currency'),
      euros && exchange(euros, issued),
      element('TaxCurrencyCode', euros ? 'EUR' : currency, '$.currency'),
      element('LanguageName', languageOf(options, document), '$.$lang'),
      writing.text('InvoiceDescription', notesOf(document, ['reason']).join('; '), 2500, '$.notes'),
      reference,
      rest,
    ],
    document,
  );
}

function periodOf(period: Part | undefined, writing: Writing): Written | undefined {
  const kind = writing.document.object('tax')?.object('ext')?.peek('es-facturae-invoice-class');
  if (period === undefined && (kind === 'OC' || kind === 'CC')) {
    writing.refuse(
      'BW-FACTURAE-PERIOD',
      '$.ordering.period',
      message('A summary invoice needs its period; add ordering.period.'),
    );
  }
  return period && periodElement('InvoicingPeriod', period);
}

function languageOf({ formatOptions }: WriteOptions, document: Part): string {
  const given = formatOptions?.language;
  const own = document.text('$lang');
  const [found] = [given, own].filter((each) => typeof each === 'string' && LANGUAGES.has(each));
  return typeof found === 'string' ? found : 'es';
}

function exchange({ part, rate }: EuroRate, issued: string | undefined): Written | undefined {
  const date = part.peek('at')?.slice(0, 10) ?? issued;
  return element(
    'ExchangeRateDetails',
    [element('ExchangeRate', short(rate), part), element('ExchangeRateDate', date, part)],
    part,
  );
}

/** Returns the references of the buyer: order, file of the contract, contract. */
function references(ordering: Part | undefined, writing: Writing): { element: Written | undefined; rest: Elements } {
  const first = (name: string) => listIn(ordering, name)[0];
  const reference = (name: string, part: Part | undefined): Written | undefined => {
    part?.take('uuid', 'series');
    return part && writing.identifier(name, part.text('code') && numberIn(part), 20, part.at('code'));
  };
  const order = ordering?.has('code')
    ? writing.identifier('ReceiverTransactionReference', ordering.text('code'), 20, ordering.at('code'))
    : reference('ReceiverTransactionReference', first('purchases'));
  return {
    element: order,
    rest: [
      reference('FileReference', first('projects') ?? first('tender')),
      reference('ReceiverContractReference', first('contracts')),
    ],
  };
}

/** Returns the texts of notes with the given keys. */
function notesOf(document: Part, keys: readonly string[], isOther = false): string[] {
  return listIn(document, 'notes').flatMap((each) => {
    if (keys.includes(each.peek('key') ?? '') === isOther) return [];
    each.take('key', 'src', 'code', 'uuid', 'ext');
    return each.text('text')?.trim() || [];
  });
}

const MOST_LEGAL = 250;

function legalLiterals(writing: Writing): Written | undefined {
  const { document } = writing;
  const ofTaxes = listIn(document.object('tax'), 'notes').flatMap((each) => {
    each.take('cat', 'key', 'code', 'src', 'ext');
    return each.text('text')?.trim() || [];
  });
  const place: Place = document.has('notes') ? '$.notes' : '$.tax.notes';
  return element(
    'LegalLiterals',
    // A document that was read has texts that building adds again.
    [...new Set([...notesOf(document, ['legal']), ...ofTaxes])]
      .flatMap((each) => split(each, MOST_LEGAL))
      .map((each) => element('LegalReference', each, place)),
    place,
  );
}

/** Splits a text at blanks into parts of at most some characters. */
function split(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const blank = rest.lastIndexOf(' ', most);
    const at = blank > 0 ? blank : most;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest];
}

function additionalData({ files }: WriteOptions, writing: Writing): Written | undefined {
  const { document } = writing;
  return element(
    'AdditionalData',
    [
      document.peek('type') === 'standard' ? related(document, writing) : undefined,
      element(
        'RelatedDocuments',
        (files ?? []).map((each, at) => attachment(each, `request.files[${at}]`, writing)),
        document,
      ),
      writing.text(
        'InvoiceAdditionalInformation',
        notesOf(document, ['reason', 'legal'], true).join('; '),
        2500,
        '$.notes',
      ),
    ],
    document,
  );
}

function related(document: Part, writing: Writing): Written | undefined {
  const [first] = listIn(document, 'preceding');
  first?.take('uuid', 'type', 'issue_date', 'series', 'code');
  return first && writing.identifier('RelatedInvoice', numberIn(first), 40, first.at('code'));
}

const ATTACHED: Readonly<Record<string, string>> = {
  ...{ xml: 'xml', doc: 'doc', docx: 'doc', gif: 'gif', rtf: 'rtf', pdf: 'pdf', xls: 'xls', xlsx: 'xls' },
  ...{ jpg: 'jpg', jpeg: 'jpg', bmp: 'bmp', tif: 'tiff', tiff: 'tiff', html: 'html', htm: 'html' },
};

function attachment(
  file: NonNullable<WriteOptions['files']>[number],
  place: string,
  writing: Writing,
): Written | undefined {
  const { name, description, data, media_type } = file;
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = /[/.+]([a-z]+)$/.exec(media_type ?? '')?.[1] ?? '';
  const format = [ending, kind].find((each) => Object.hasOwn(ATTACHED, each));
  if (format === undefined) {
    writing.dropped('warning', place, message('Not written: Facturae does not accept attachments of this type.'));
    return undefined;
  }
  return element(
    'Attachment',
    [
      element('AttachmentCompressionAlgorithm', 'NONE', place),
      element('AttachmentFormat', ATTACHED[format], place),
      element('AttachmentEncoding', 'BASE64', place),
      writing.text('AttachmentDescription', description ?? name, 2500, place),
      element('AttachmentData', data, place),
    ],
    place,
  );
}
