/** EXTENDED-CTC-FR in CII: the rules of EN 16931 on elements, without those that forbid what the extension has (chapter 12 §13). */

import { AGREEMENT, ciiSyntax, isAdditional, LINE, REFERENCES, SETTLEMENT } from '../en16931/cii-syntax.ts';
import { check, each, type SyntaxContext, syntaxScan } from '../scan.ts';

const WITHOUT = `
  CII-SR-039 040 041 068 070 106 107 108 127 128 148 156 164 170 173 174 175 200 201 210 278 293 305 333 334 350 351 352 353 354 355 356 357 358 359 360
  361 362 363 365 366 422 439 454 458 464 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494
  CII-DT-018 024 027 052 058 098`;

/** Terms of delivery have a code and a place, the place a name. */
const deliveryTerms = (id: string) => `
ram:ApplicableTradeDeliveryTerms
  ${id} !ram:DeliveryTypeCode!ram:RelevantTradeLocation ${id} ram:RelevantTradeLocation/!ram:Name`;

const DATED = [
  'ram:InvoiceReferencedDocument',
  'ram:ContractReferencedDocument',
  'ram:BuyerOrderReferencedDocument',
  'ram:DespatchAdviceReferencedDocument',
];

const own: readonly SyntaxContext[] = [
  {
    at: `${LINE}/ram:SpecifiedLineTradeAgreement`,
    absent: deliveryTerms('CII-FREXT-SR-106'),
    once: '  CII-FREXT-SR-439 ram:NetPriceProductTradePrice/ram:ChargeAmount',
  },
  { at: `${LINE}/ram:SpecifiedLineTradeSettlement`, once: '  CII-SR-454? ram:ApplicableTradeTax' },
  { at: AGREEMENT, absent: deliveryTerms('CII-FREXT-SR-293') },
  {
    at: SETTLEMENT,
    absent: `
ram:TaxApplicableTradeCurrencyExchange
  CII-FREXT-SR-366 !ram:SourceCurrencyCode!ram:TargetCurrencyCode!ram:ConversionRate!ram:ConversionRateDateTime`,
  },
  {
    at: REFERENCES,
    checks: [
      check(
        'CII-EXT-DT-018',
        (reference) =>
          isAdditional(reference, '50', '130', '916') ||
          reference.name === 'ram:InvoiceReferencedDocument' ||
          each(reference.all('ram:TypeCode')),
        'Only a preceding invoice and a ram:AdditionalReferencedDocument have a type: 50 for a tender (BT-17), 130 for an object (BT-18, BT-128), 916 for a supporting document (BT-122). Write one of these, or remove ram:TypeCode.',
      ),
      check(
        'CII-FREXT-DT-024',
        (reference) =>
          isAdditional(reference, '130') ||
          reference.name === 'ram:ContractReferencedDocument' ||
          each(reference.all('ram:ReferenceTypeCode')),
        'Only a contract (BT-12) and an invoiced object (BT-18, BT-128), with ram:TypeCode 130, have the scheme of their identifier. Remove ram:ReferenceTypeCode, or write 130.',
      ),
      check(
        'CII-FREXTDT-027',
        (reference) => DATED.includes(reference.name) || each(reference.all('ram:FormattedIssueDateTime')),
        'Only a preceding invoice (BG-3), a contract (BT-12), an order (BT-13) and a despatch advice (BT-16) have a date. Remove ram:FormattedIssueDateTime.',
      ),
    ],
  },
];

export const extendedCiiScan = syntaxScan(ciiSyntax, { standard: 'EXTENDED-CTC-FR', without: WITHOUT, own });
