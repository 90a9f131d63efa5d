/** Writes invoices as Facturae 3.2.2. */

import { type Environment, type Fault, failure, fault, faultOf, type Outcome } from '../../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { Amount } from '../../../engine/num/amount.ts';
import { recalculated } from '../../../engine/operations/recalculate.ts';
import { buildWithoutIncludedTaxes } from '../../../engine/operations/without-included-taxes.ts';
import { message } from '../../../engine/text/message.ts';
import type { WriteOptions, WrittenXml } from '../../declare/conversion.ts';
import type { Format } from '../../declare/format.ts';
import type { Severity } from '../../declare/report.ts';
import type { Handed } from '../../declare/syntax.ts';
import type { XmlElement } from '../../xml/element.ts';
import { minus } from '../shared/amounts.ts';
import { Part } from '../shared/document.ts';
import { numberIn } from '../shared/members.ts';
import { writeNational } from '../shared/write.ts';
import { elementsWith, Written } from '../shared/writing.ts';
import { carriedFrom } from './carry.ts';
import { isInCents } from './cents.ts';
import { exactPrice } from './exact-price.ts';
import { judge, versionIn } from './judge.ts';
import { UNSIGNED } from './rules.ts';
import { View } from './view.ts';
import { element, Writing } from './write-base.ts';
import { euroRate, invoice } from './write-invoice.ts';
import { centres, isWithinUnion, party } from './write-parties.ts';

/** Writes an invoice, bare or in an envelope, and signs it if there is a key. */
export async function write(
  data: JsonObject,
  format: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  const { formatOptions = {} } = options;
  const written = await unsigned(data, format, options, environment);
  if (formatOptions.sign_key == null && formatOptions.sign_certificate == null)
    return written.ok ? { ...written, warnings: [...written.warnings, noKey()] } : written;
  return (await import('./sign.ts')).signed(written, formatOptions, environment);
}

/** FACE-2 is about the finished file. Its place is the key that would sign the file. */
const noKey = (): Fault => faultOf('FACE-2', 'request.sign_key', message(UNSIGNED));

function unsigned(
  data: JsonObject,
  format: Format,
  options: WriteOptions & Handed,
  environment: Environment,
): Promise<Outcome<WrittenXml>> {
  return writeNational(data, options, {
    format,
    typeCode: 'BW-FACTURAE-TYPE',
    refusedType,
    minor: MINOR,
    computed: COMPUTED,
    // An invoice that FACe would refuse gets a warning, because the sender may know better; one that violates the schema is refused.
    isGrave: ({ code }) => code === 'BW-FACTURAE-XSD',
    async draft(given) {
      const built = buildWithoutIncludedTaxes(given, environment);
      if (!built.ok) return built;
      const { document, withoutTax, faults: unbuilt } = built.result;
      const ext = isJsonObject(document.tax) && isJsonObject(document.tax.ext) ? document.tax.ext : {};
      if (!ext['es-facturae-doc-type'] || !ext['es-facturae-invoice-class'])
        return { ...failure('validation', [noType(), ...unbuilt]), warnings: built.warnings };
      const settled = roundedByLine(document, environment);
      const writing = new Writing(new Part(settled, '$'));
      if (withoutTax) {
        writing.changed('info', '$.tax.prices_include', message('The prices were written without their included tax.'));
      }
      reportRounding(document, settled, writing);
      const root = fileOf(options, writing);
      const carried = await carriedFrom(options.source, root, writing);
      const version = versionIn(root);
      const found = version ? (await judge({ root, text: '' }, version, undefined)).findings : [];
      return {
        ok: true,
        result: {
          ...{ document: settled, unbuilt, noticed: built.warnings, writing, root, carried },
          // Said at the key and the number: see `noKey` and `fileOf`.
          found: found.filter(({ id }) => id !== 'FACE-2' && id !== 'FACE-3a'),
        },
        warnings: [],
      };
    },
    fileNameOf,
  });
}

/** Returns a document in euros with figures rounded line by line, as FACe requires them. */
function roundedByLine(document: JsonObject, environment: Environment): JsonObject {
  const tax = isJsonObject(document.tax) ? document.tax : {};
  const { $tags, currency } = document;
  const isFixed = Array.isArray($tags) && $tags.includes('bypass');
  if (tax.rounding === 'currency' || currency !== 'EUR' || isFixed) return document;
  if (isInCents(document)) return { ...document, tax: { ...tax, rounding: 'currency' } };
  const lines = Array.isArray(document.lines) && { lines: document.lines.map(withExactSum) };
  return recalculated({ ...document, ...lines, tax: { ...tax, rounding: 'currency' } }, environment) ?? document;
}

function withExactSum(line: Json | undefined): Json {
  const item = isJsonObject(line) ? line.item : undefined;
  const [price, quantity] = [numberIn(item, 'price'), numberIn(line, 'quantity')];
  if (!isJsonObject(line) || !isJsonObject(item) || price === undefined || quantity === undefined) return line ?? null;
  return { ...line, item: { ...item, price: exactPrice(price, quantity).toString() } };
}

/** Reports what the figures lose: their rounding, and cents by rounding line by line. */
function reportRounding(document: JsonObject, settled: JsonObject, writing: Writing): void {
  const [before, after] = [document, settled].map(({ totals }) => numberIn(totals, 'payable') ?? Amount.zero(2));
  const severityOf = (value: Amount): Severity => (value.abs().compare(Amount.of(5, 2)) > 0 ? 'error' : 'warning');
  if (settled !== document && before && after) {
    const difference = minus(after, before);
    const said = difference.isZero()
      ? message('The figures were rounded line by line, as FACe requires.')
      : message(
          'The figures were rounded line by line, as FACe requires; the amount payable changes from {before} to {after}.',
          { before: before.toString(), after: after.toString() },
        );
    writing.changed(difference.isZero() ? 'info' : severityOf(difference), '$.tax.rounding', said);
  }
  const rounding = numberIn(settled.totals, 'rounding');
  if (rounding && after && !rounding.isZero()) {
    const values = {
      rounding: rounding.toString(),
      before: after.toString(),
      after: minus(after, rounding).toString(),
    };
    writing.changed(
      severityOf(rounding),
      '$.totals.rounding',
      message(
        'Facturae has no field for rounding the total; {rounding} was left out, so the amount payable changes from {before} to {after}.',
        values,
      ),
    );
  }
}

/** Returns the file name: the number of the seller, and that of the invoice. */
function fileNameOf(root: XmlElement): string {
  const view = new View(root);
  const [first] = view.invoices;
  const parts = [view.numberOfParty(view.seller), view.text(first?.header, 'InvoiceNumber')];
  const name = [...parts, view.text(first?.header, 'InvoiceSeriesCode')].filter(Boolean).join('-');
  return `${name.replace(/[^A-Za-z0-9._-]/g, '_')}.xml`;
}

function noType(): Fault {
  const text =
    'Facturae needs the document type and class, which its addon sets by type and tags; set them in tax.ext: es-facturae-doc-type and es-facturae-invoice-class.';
  return fault('BW-FACTURAE-TYPE', '$.type', text);
}

/** Returns the fault of an invoice that Facturae cannot express. */
function refusedType({ type, $tags }: JsonObject): Fault | undefined {
  if (type === 'proforma' || type === 'other') {
    return fault('BW-FACTURAE-TYPE', '$.type', 'Facturae has no {type}; send an invoice.', { type });
  }
  if (type === 'credit-note' && Array.isArray($tags) && $tags.includes('bypass')) {
    const text =
      'In Facturae a credit note has negative amounts, but the tag bypass keeps its figures; remove the tag.';
    return fault('BW-FACTURAE-BYPASS', '$.$tags', text);
  }
  return undefined;
}

const rootOf = elementsWith('fe:');

function fileOf(options: WriteOptions, writing: Writing): Written {
  const { document } = writing;
  document.take('$tags');
  writing.euros = euroRate(document);
  const day = document.peek('issue_date') ?? '';
  const supplier = document.object('supplier') ?? new Part({}, '$.supplier');
  const customer = document.object('customer');
  if (customer === undefined) {
    writing.refuse(
      'BW-FACTURAE-CUSTOMER',
      '$.customer',
      message('Facturae needs a customer with a tax number, for simplified invoices too; add it.'),
    );
  }
  if (!document.has('code'))
    writing.refuse('FACE-3a', '$.code', message('Facturae needs the number of the invoice; add it.'));
  if (document.list('lines').every((each) => !each.has('total'))) {
    writing.refuse('BW-FACTURAE-LINES', '$.lines', message('Facturae needs a line with an amount; add one.'));
  }
  const isPrefixed = customer !== undefined && isWithinUnion(supplier, customer, day);
  const seller = party(
    supplier,
    { isPrefixed, day, lacksNumber: { code: 'BW-FACTURAE-SUPPLIER', place: '$.supplier.tax_id.code' } },
    writing,
  );
  const buyer =
    customer &&
    party(
      customer,
      {
        ...{ isPrefixed, day, lacksNumber: { code: 'BW-FACTURAE-CUSTOMER', place: '$.customer' } },
        centres: centres(customer, writing),
      },
      writing,
    );
  const { element: written, figures } = invoice(options, writing);
  const number = supplier.object('tax_id')?.peek('code');
  const identifier = [number, document.peek('code'), document.peek('series')].filter(Boolean).join('-');
  const root = rootOf(
    'Facturae',
    [
      element(
        'FileHeader',
        [
          element('SchemaVersion', '3.2.2'),
          element('Modality', 'I'),
          issuer(options, day, writing),
          element(
            'Batch',
            [
              writing.text('BatchIdentifier', identifier, 70, '$.code'),
              element('InvoicesCount', '1'),
              writing.amount('TotalInvoicesAmount', figures.total, '$.totals'),
              writing.amount('TotalOutstandingAmount', figures.outstanding, '$.totals'),
              writing.amount('TotalExecutableAmount', figures.executable, '$.totals'),
              element('InvoiceCurrencyCode', writing.currency, '$.currency'),
            ],
            '$',
          ),
        ],
        '$',
      ),
      element(
        'Parties',
        [element('SellerParty', seller, supplier), customer && buyer && element('BuyerParty', buyer, customer)],
        '$',
      ),
      element('Invoices', [written], '$'),
    ],
    '$',
  );
  return root ?? new Written('fe:Facturae', '$');
}

/** Returns who issues the invoice, and the third party if there is one. */
function issuer({ formatOptions }: WriteOptions, day: string, writing: Writing) {
  const { document } = writing;
  const given = formatOptions?.third_party;
  const third = isJsonObject(given)
    ? new Part(given, 'request.third_party')
    : document.object('ordering')?.object('issuer');
  const { $tags } = document.value;
  const isSelfBilled = Array.isArray($tags) && $tags.includes('self-billed');
  return [
    element('InvoiceIssuerType', third ? 'TE' : isSelfBilled ? 'RE' : 'EM', third ?? '$.$tags'),
    third &&
      element(
        'ThirdParty',
        party(
          third,
          { isPrefixed: false, day, lacksNumber: { code: 'BW-FACTURAE-SUPPLIER', place: `${third.path}.tax_id.code` } },
          writing,
        ),
        third,
      ),
  ];
}

/** Members that may be left out without a loss. */
const MINOR =
  /^\$\.(?:uuid|\$regime|\$tags|issue_time|meta|tax\.rounding)|\.(?:uuid|meta|logos|endpoints|inboxes)(?:\[|$|\.)|\.(?:telephones|emails|websites|people)\[\d+\]|\.payment\.terms\.key$/;

/** Members that follow from written ones. */
const COMPUTED =
  /^\$\.(?:\$schema|\$addons|\$regime|\$tags|\$lang|type|totals)(?:$|\.|\[)|^\$\.tax\.(?:prices_include|rounding|ext)$|\.tax_id$/;
