/**
 * How documents are numbered: the type, a space, the series, a slash, a number, as in FT A2026/17; with a series of its
 * own the document has `FT A2026` there and 17 as its code (chapter 08 §3.8).
 * Source: Portaria 302/2016, fields 4.1.4.1, 4.2.3.1, 4.3.4.1, 4.4.4.1; for references Despacho 8632/2014, 2.4.
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

/** The type that numbers of a document begin with; empty for none. */
type TypeOf<T> = (document: T) => string;

export const invoiceTypeOf: TypeOf<Taxed> = ({ tax }) => tax?.ext?.get(INVOICE_TYPE) ?? tax?.ext?.get(WORK_TYPE) ?? '';
export const orderTypeOf: TypeOf<Taxed> = ({ tax }) => tax?.ext?.get(WORK_TYPE) ?? '';
export const deliveryTypeOf: TypeOf<Taxed> = ({ tax }) => tax?.ext?.get(MOVEMENT_TYPE) ?? '';
export const paymentTypeOf: TypeOf<{ ext?: Extensions }> = ({ ext }) => ext?.get(PAYMENT_TYPE) ?? '';

const SERIES = /^[^ ]+ [^/^ ]+$/;
const NUMBER = /^[0-9]+$/;
const WHOLE_NUMBER = /^[^ ]+ [^/^ ]+\/[0-9]+$/;

/** By hand `FTM abc/00001`, recovered `FTD FT abc/1`: the types in it are those of the document. */
const MANUAL_REFERENCE = /^([^ ]+)(?:M|D ([^ ]+)) [^/^ ]+\/[$0-9]+$/;

function beginsWith(type: string, text: string): boolean {
  return type === '' || text.startsWith(`${type} `);
}

/** The series, where there is one, is the document's type and a name. */
export function seriesFits<T>(typeOf: TypeOf<T>): (document: (T & Numbered) | undefined) => boolean {
  return labelled('series format', (document) => {
    const series = document?.series ?? '';
    return !document || series === '' || (beginsWith(typeOf(document), series) && SERIES.test(series));
  });
}

/** The code, where there is one, is a number; without a series the whole number with type and name. */
export function codeFits<T>(typeOf: TypeOf<T>): (document: (T & Numbered) | undefined) => boolean {
  return labelled('code format', (document) => {
    const code = document?.code ?? '';
    if (!document || code === '') return true;
    if (document.series) return NUMBER.test(code);
    return beginsWith(typeOf(document), code) && WHOLE_NUMBER.test(code);
  });
}

/** The reference to a document that was written by hand or recovered has its form. */
export function manualReferenceFits(ext: Extensions | undefined, type: string): boolean {
  const reference = ext?.get(SOURCE_REF) ?? '';
  if (ext?.get(SOURCE) !== 'M' || reference === '' || type === '') return true;
  const [, first, second = type] = MANUAL_REFERENCE.exec(reference) ?? [];
  return first === type && second === type;
}

/** The document was not made by the program that reports it. */
export function isFromElsewhere(ext: Extensions | undefined): boolean {
  const source = ext?.get(SOURCE) ?? '';
  return source !== '' && source !== 'P';
}
