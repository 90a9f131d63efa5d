import type { SheetCell } from '../layouts.ts';
import * as texts from './texts.ts';

/** Fields that a country's e-invoice requires besides the usual ones, with that country's terms. */
interface NationalForm {
  /** The name of the e-invoice. */
  format: string;
  /** The addon that defines its codes. */
  addon: string;
  places: readonly SheetCell[];
}

const ofTax = (key: string, label: string): SheetCell => ({ path: ['tax', 'ext', key], label });
const ofPayment = (key: string, label: string): SheetCell => ({
  path: ['payment', 'instructions', 'ext', key],
  label,
  extras: [{ of: ['payment', 'instructions'], members: { key: 'credit-transfer' } }],
});

const forms: Readonly<Record<string, NationalForm>> = {
  DE: {
    format: 'XRechnung',
    addon: 'de-xrechnung-v3',
    places: [
      { path: ['ordering', 'code'], label: texts.leitwegId },
      { path: ['supplier', 'telephones', 0, 'num'], label: texts.telefon },
      { path: ['supplier', 'people', 0, 'name', 'given'], label: texts.vorname },
      { path: ['supplier', 'people', 0, 'name', 'surname'], label: texts.nachname },
    ],
  },
  IT: {
    format: 'FatturaPA',
    addon: 'it-sdi-v1',
    places: [
      ofTax('it-sdi-document-type', texts.tipoDocumento),
      { path: ['supplier', 'ext', 'it-sdi-fiscal-regime'], label: texts.regimeFiscale },
      ofPayment('it-sdi-payment-means', texts.modalitaPagamento),
      { path: ['meta', 'it-sdi-stamp-duty'], label: texts.bolloVirtuale },
    ],
  },
  PL: {
    format: 'KSeF',
    addon: 'pl-favat-v3',
    places: [
      ofTax('pl-favat-invoice-type', texts.rodzajFaktury),
      ofPayment('pl-favat-payment-means', texts.formaPlatnosci),
      ofTax('pl-favat-split-payment', texts.mpp),
      ofTax('pl-favat-cash-accounting', texts.metodaKasowa),
      ofTax('pl-favat-self-billing', texts.samofakturowanie),
      ofTax('pl-favat-reverse-charge', texts.odwrotneObciazenie),
      ofTax('pl-favat-exemption', texts.zwolnienie),
      ofTax('pl-favat-margin-scheme', texts.marza),
      { path: ['customer', 'ext', 'pl-favat-jst'], label: texts.jst },
      { path: ['customer', 'ext', 'pl-favat-group-vat'], label: texts.gv },
    ],
  },
};

/** Returns the form of the e-invoice of a document's country, or undefined. */
export function nationalForm(country: string | undefined): NationalForm | undefined {
  return Object.hasOwn(forms, country ?? '') ? forms[country ?? ''] : undefined;
}
