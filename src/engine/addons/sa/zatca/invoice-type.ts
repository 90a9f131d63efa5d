/**
 * The transaction type of an invoice (KSA-2): seven digits. The first two are standard (01) or simplified (02); each of
 * the others is a mark, 1 for yes.
 */
import type { Definition, I18n } from '../../../tax/definitions.ts';

/** The extension that holds the type. */
export const INVOICE_TYPE = 'sa-zatca-invoice-type';

/** The meanings of the third to the seventh digit, with the tag that sets each. */
const MARKS = [
  { tag: 'third-party', name: { ar: 'طرف ثالث', en: 'Third-party' } },
  { tag: 'nominal', name: { ar: 'اسمية', en: 'Nominal' } },
  { tag: 'export', name: { ar: 'تصدير', en: 'Export' } },
  { tag: 'summary', name: { ar: 'ملخص', en: 'Summary' } },
  { tag: 'self-billed', name: { ar: 'ذاتية الإصدار', en: 'Self-billed' } },
] as const;

type Mark = (typeof MARKS)[number]['tag'];

const STANDARD = '01';
const SIMPLIFIED = '02';

const KINDS = [
  { digits: STANDARD, name: { ar: 'فاتورة ضريبية', en: 'Standard Tax Invoice' } },
  { digits: SIMPLIFIED, name: { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified Tax Invoice' } },
] as const;

/** Returns the type for an invoice's tags. Not every type is allowed. */
export function invoiceTypeOf(tags: readonly string[]): string {
  const marks = MARKS.map(({ tag }) => (tags.includes(tag) ? '1' : '0')).join('');
  return (tags.includes('simplified') ? SIMPLIFIED : STANDARD) + marks;
}

export function isSimplified(type: string): boolean {
  return type.startsWith(SIMPLIFIED);
}

/** Returns whether a type has a mark. A type that is too short has no marks. */
export function isMarked(type: string, mark: Mark): boolean {
  return type[2 + MARKS.findIndex(({ tag }) => tag === mark)] === '1';
}

/** Returns whether a type is allowed: exports are neither self-billed nor simplified. */
function isAllowed(type: string): boolean {
  const exported = isMarked(type, 'export');
  const selfBilled = isMarked(type, 'self-billed');
  return isSimplified(type) ? !exported && !selfBilled : !(exported && selfBilled);
}

function nameOf(kind: I18n, type: string): I18n {
  const marks = MARKS.filter(({ tag }) => isMarked(type, tag));
  if (marks.length === 0) return kind;
  return {
    ar: `${kind.ar} — ${marks.map(({ name }) => name.ar).join('، ')}`,
    en: `${kind.en} — ${marks.map(({ name }) => name.en).join(', ')}`,
  };
}

/** All allowed types with their names, in ascending order. */
const values: readonly Definition[] = KINDS.flatMap(({ digits, name }) => {
  const types = Array.from({ length: 2 ** MARKS.length }, (_, marks) => {
    return digits + marks.toString(2).padStart(MARKS.length, '0');
  });
  return types.filter(isAllowed).map((code) => ({ code, name: nameOf(name, code) }));
});

/** The codes that the tax authority accepts (BR-KSA-06). */
export const INVOICE_TYPES: readonly string[] = values.map(({ code = '' }) => code);

export const extensions: readonly Definition[] = [
  {
    key: INVOICE_TYPE,
    name: { ar: 'نوع الفاتورة', en: 'ZATCA Invoice Transaction Type' },
    desc: {
      ar: 'سبعة أرقام (KSA-2): يبيّن أول رقمين هل الفاتورة ضريبية (01) أم مبسطة (02)، ويدل كل رقم من الباقي على حالة خاصة: طرف ثالث، اسمية، تصدير، ملخص، ذاتية الإصدار.',
      en: 'Seven digits (KSA-2). The first two distinguish standard (01) from simplified (02) tax invoices. Each of the others is 1 if the invoice is issued by a third party, nominal, for an export, a summary, or self-billed. Derived from the tags if missing.',
    },
    values,
    pattern: '^0[12][01]{5}$',
  },
];
