/**
 * Document numbers: the type, a space, the series, a slash, a number, as in FT A2026/17. A document with its own series
 * has `FT A2026` as the series and 17 as the code (chapter 08 §3.8). Source: Portaria 302/2016, fields 4.1.4.1,
 * 4.2.3.1, 4.3.4.1, 4.4.4.1; for references Despacho 8632/2014, 2.4.
 */
import { labelled } from '../../../rules/label.ts';
import type { Extensions } from '../../../tax/extensions.ts';
import { INVOICE_TYPE, MOVEMENT_TYPE, PAYMENT_TYPE, SOURCE, SOURCE_REF, WORK_TYPE } from './extensions/keys.ts';

/** A document with its number. */
interface Numbered {
  series?: string;
  code?: string;
}

interface Taxed {
  tax?: { ext?: Extensions };
}

/** Returns the type at the start of document numbers, or an empty text. */
type TypeOf<T> = (document: T) => string;

export const invoiceTypeOf: TypeOf<Taxed> = ({ tax }) => tax?.ext?.get(INVOICE_TYPE) ?? tax?.ext?.get(WORK_TYPE) ?? '';
export const orderTypeOf: TypeOf<Taxed> = ({ tax }) => tax?.ext?.get(WORK_TYPE) ?? '';
export const deliveryTypeOf: TypeOf<Taxed> = ({ tax }) => tax?.ext?.get(MOVEMENT_TYPE) ?? '';
export const paymentTypeOf: TypeOf<{ ext?: Extensions }> = ({ ext }) => ext?.get(PAYMENT_TYPE) ?? '';

const SERIES = /^[^ ]+ [^/^ ]+$/;
const NUMBER = /^[0-9]+$/;
const WHOLE_NUMBER = /^[^ ]+ [^/^ ]+\/[0-9]+$/;

/** `FTM abc/00001` for a handwritten document, `FTD FT abc/1` for a recovered one. Both contain the document's type. */
const MANUAL_REFERENCE = /^([^ ]+)(?:M|D ([^ ]+)) [^/^ ]+\/[$0-9]+$/;

function beginsWith(type: string, text: string): boolean {
  return type === '' || text.startsWith(`${type} `);
}

/** Tests that the series, if present, is the document's type and a name. */
export function seriesFits<T>(typeOf: TypeOf<T>): (document: (T & Numbered) | undefined) => boolean {
  return labelled('series format', (document) => {
    const series = document?.series ?? '';
    return !document || series === '' || (beginsWith(typeOf(document), series) && SERIES.test(series));
  });
}

/** Tests that the code, if present, is a number or, without a series, the whole number with type and name. */
export function codeFits<T>(typeOf: TypeOf<T>): (document: (T & Numbered) | undefined) => boolean {
  return labelled('code format', (document) => {
    const code = document?.code ?? '';
    if (!document || code === '') return true;
    if (document.series) return NUMBER.test(code);
    return beginsWith(typeOf(document), code) && WHOLE_NUMBER.test(code);
  });
}

/** Tests the form of the reference to a handwritten or recovered document. */
export function manualReferenceFits(ext: Extensions | undefined, type: string): boolean {
  const reference = ext?.get(SOURCE_REF) ?? '';
  if (ext?.get(SOURCE) !== 'M' || reference === '' || type === '') return true;
  const [, first, second = type] = MANUAL_REFERENCE.exec(reference) ?? [];
  return first === type && second === type;
}

/** Tests that the document was not created by the program that reports it. */
export function isImported(ext: Extensions | undefined): boolean {
  const source = ext?.get(SOURCE) ?? '';
  return source !== '' && source !== 'P';
}
