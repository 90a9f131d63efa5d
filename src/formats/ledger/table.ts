/**
 * Where each syntax states the amounts of an invoice: one table from amounts to terms, totals and elements. A syntax that
 * defines a figure differently has another amount in its column, or none.
 */

import { Amount } from '../../engine/num/amount.ts';
import type { TermId } from '../terms/declare.ts';

/**
 * The amounts that are compared: without tax; tax; both; both with rounding; the same less withheld taxes; these taxes; the amount paid,
 * including withheld taxes; the amount due.
 */
export const AMOUNTS = ['net', 'tax', 'gross', 'rounded', 'payable', 'withheld', 'paid', 'due'] as const;

export type AmountKey = (typeof AMOUNTS)[number];

/** Business terms of UBL and CII. BT-113 does not include what is due to third parties (XRechnung's extension). */
export const TERMS: Readonly<Partial<Record<AmountKey, TermId>>> = {
  net: 'BT-109',
  tax: 'BT-110',
  gross: 'BT-112',
  paid: 'BT-113',
  due: 'BT-115',
};

/** Totals of documents, added up; a missing one is zero, except the first. `a ?? b` takes b if a is missing. */
export const TOTALS: Readonly<Record<AmountKey, readonly string[]>> = {
  net: ['total'],
  tax: ['tax'],
  gross: ['total_with_tax'],
  rounded: ['total_with_tax', 'rounding'],
  payable: ['payable'],
  withheld: ['retained_tax'],
  paid: ['advance', 'retained_tax'],
  due: ['due ?? payable'],
};

/** Totals of documents in formats that define them differently: in Portugal withheld taxes do not lower the amount due. */
export const OTHERWISE: Readonly<Partial<Record<string, Partial<typeof TOTALS>>>> = {
  portugal: { paid: ['advance'], due: ['due ?? payable', 'retained_tax'] },
};

/** The largest differences that count as information, and as a warning. */
export type Rounding = readonly [info: Amount, warning: Amount, of?: 'line'];

/**
 * The elements of a national syntax. Paths have local names; `*` in the last one stands for any letters and digits, `**`
 * before a name for any depth.
 */
export interface ElementColumn {
  /** The element with an invoice; a file with several is not compared. */
  readonly invoice: string;
  /** Sums of elements or attributes; `-` subtracts, and `?` marks an element that does not state the amount alone. */
  readonly amounts: Readonly<Partial<Record<AmountKey, string>>>;
  /** The tax of a rate: its element, rate, base and tax. */
  readonly rates?: readonly [element: string, rate: string, base: string, tax: string];
  /** Amounts without tax that are in no rate. */
  readonly untaxed?: string;
  /** The net amounts of lines. */
  readonly lines?: string;
  /** Which differences between a file and its document are roundings: for the invoice, or for each of its lines. */
  readonly rounding?: Rounding;
  /** Whether corrections state changes, with the opposite sign of a credit note. */
  readonly turns?: boolean;
}

export const ELEMENTS: Readonly<Record<string, ElementColumn>> = {
  // Charges and deductions without tax, which P_13 and P_15 do not have, are in Rozliczenie.
  ksef: {
    invoice: 'Fa',
    amounts: {
      net: 'P_13_* ?Rozliczenie/SumaObciazen ?-Rozliczenie/SumaOdliczen',
      tax: 'P_14_1 P_14_2 P_14_3 P_14_4 P_14_5',
      payable: 'P_15 ?Rozliczenie/SumaObciazen ?-Rozliczenie/SumaOdliczen',
    },
    turns: true,
    rounding: [Amount.ZERO, Amount.of(1, 2), 'line'],
  },
  // The taxable amounts do not have discounts and charges on the whole document.
  fatturapa: {
    invoice: 'FatturaElettronicaBody',
    amounts: {
      tax: 'DatiBeniServizi/DatiRiepilogo/Imposta',
      gross:
        'DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento ?-DatiGenerali/DatiGeneraliDocumento/Arrotondamento',
      rounded: 'DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento',
    },
    rates: ['DatiBeniServizi/DatiRiepilogo', 'AliquotaIVA', 'ImponibileImporto', 'Imposta'],
    lines: 'DatiBeniServizi/DettaglioLinee/PrezzoTotale',
    rounding: [Amount.of(1, 2), Amount.ONE],
  },
  // Outlays are not turnover: InvoiceTotal is without them.
  facturae: {
    invoice: 'Invoices/Invoice',
    amounts: {
      net: 'InvoiceTotals/TotalGrossAmountBeforeTaxes ?InvoiceTotals/TotalReimbursableExpenses',
      tax: 'InvoiceTotals/TotalTaxOutputs',
      withheld: 'InvoiceTotals/TotalTaxesWithheld',
      payable: 'InvoiceTotals/InvoiceTotal ?InvoiceTotals/TotalReimbursableExpenses',
      due: 'InvoiceTotals/TotalExecutableAmount',
    },
    rates: ['TaxesOutputs/Tax', 'TaxRate', 'TaxableBase/TotalAmount', 'TaxAmount/TotalAmount'],
    untaxed: 'InvoiceTotals/TotalReimbursableExpenses',
    lines: 'Items/InvoiceLine/GrossAmount',
    rounding: [Amount.of(1, 2), Amount.ONE],
    turns: true,
  },
  // IEPS is a tax here, and a charge in documents whose customer does not deduct it.
  cfdi: {
    invoice: '',
    amounts: {
      gross: '@SubTotal ?-@Descuento ?Impuestos/@TotalImpuestosTrasladados',
      payable: '@Total',
      withheld: 'Impuestos/@TotalImpuestosRetenidos',
    },
    rounding: [Amount.of(1, 2), Amount.ONE],
  },
  // Without withholding, rounding and payments.
  verifactu: {
    invoice: '**RegistroAlta',
    amounts: { tax: 'CuotaTotal', gross: 'ImporteTotal' },
    rates: ['Desglose/DetalleDesglose', 'TipoImpositivo', 'BaseImponibleOimporteNoSujeto', 'CuotaRepercutida'],
    rounding: [Amount.of(5, 2), Amount.of(10, 0)],
    turns: true,
  },
};
