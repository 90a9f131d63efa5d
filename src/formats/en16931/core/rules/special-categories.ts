/** Rules of EN 16931 on special VAT categories: K, O and B (chapter 12 §6). */

import { type Judged, type Rule, rule } from '../../../rules/declare.ts';
import { everywhere, failing, firstAt, has, reach } from '../../../rules/elements.ts';
import type { TermId } from '../../../terms/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { type Categories, type Vat, vatOnly } from './vat.ts';

type VatOf = (judged: Judged) => Vat;

/** Returns the rules on intra-community supplies, supplies outside the scope of VAT, and Italian split payment. */
export function specialRules(ubl: boolean, vat: VatOf): Rule[] {
  return [...intraCommunityRules(ubl, vat), ...outsideScopeRules(ubl, vat), ...splitPaymentRules(ubl)];
}

function intraCommunityRules(ubl: boolean, vat: VatOf): Rule[] {
  const isListed = (judged: Judged) => vatOnly(vat(judged).breakdown, 'K').length > 0;
  return [
    rule(
      'BR-IC-11',
      'BG-0',
      ['BT-72', 'BG-14'],
      (_, judged) => !isListed(judged) || (ubl ? ublHasDay(judged) : ciiHasDay(judged)),
      'An intra-Community supply (VAT category K) needs the delivery date (BT-72) or an invoicing period (BG-14); add one.',
    ),
    rule(
      'BR-IC-12',
      'BG-0',
      'BT-80',
      (_, judged) => !isListed(judged) || (ubl ? ublHasCountry(judged) : ciiHasCountry(judged)),
      'An intra-Community supply (VAT category K) needs the deliver-to country (BT-80); add its code.',
    ),
  ];
}

/** Any content of a period suffices, except a day of a single character. */
function ublHasDay({ root }: Judged): boolean {
  const [day] = reach(root, 'cac:Delivery', 'cbc:ActualDeliveryDate');
  return (day?.value.length ?? 0) > 1 || reach(root, 'cac:InvoicePeriod').some(({ first }) => first !== undefined);
}

function ciiHasDay({ invoice, root }: Judged): boolean {
  const delivery = reach(root, 'rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeDelivery');
  const day = ['ram:ActualDeliverySupplyChainEvent', 'ram:OccurrenceDateTime', 'udt:DateTimeString'];
  const periods = invoice.groups('BG-14').flatMap(({ element }) => element ?? []);
  return has(delivery, ...day) || has(periods, 'ram:StartDateTime') || has(periods, 'ram:EndDateTime');
}

function ublHasCountry({ root }: Judged): boolean {
  const path = ['cac:Delivery', 'cac:DeliveryLocation', 'cac:Address', 'cac:Country', 'cbc:IdentificationCode'];
  return (firstAt(root, ...path)?.value.length ?? 0) > 1;
}

function ciiHasCountry({ root }: Judged): boolean {
  const delivery = reach(root, 'rsm:SupplyChainTradeTransaction', 'ram:ApplicableHeaderTradeDelivery');
  return has(delivery, 'ram:ShipToTradeParty', 'ram:PostalTradeAddress', 'ram:CountryID');
}

function outsideScopeRules(ubl: boolean, vat: VatOf): Rule[] {
  const declare = (id: string, term: TermId, others: (judged: Judged) => readonly XmlElement[], text: string) =>
    rule(
      id,
      'BG-0',
      term,
      (_, judged) => vatOnly(vat(judged).breakdown, 'O').length === 0 || failing(others(judged), () => false),
      text,
    );
  const inUbl = (categories: (vat: Vat) => Categories) => (judged: Judged) => besidesOutside(categories(vat(judged)));
  // CII combines lines with breakdowns, and allowances with charges.
  const inCii = (name: string) => (judged: Judged) =>
    everywhere(judged, name).filter((tax) => tax.all('ram:CategoryCode').some(({ value }) => value !== 'O'));
  const inTaxes = inCii('ram:ApplicableTradeTax');
  const inAllowances = inCii('ram:CategoryTradeTax');
  return [
    declare(
      'BR-O-11',
      'BT-118',
      ubl ? inUbl(({ breakdown }) => breakdown) : inTaxes,
      'An invoice with VAT category O in its breakdown can have no other category there (BT-118); invoice supplies within the scope of VAT separately.',
    ),
    declare(
      'BR-O-12',
      'BT-151',
      ubl ? inUbl(({ items }) => items) : inTaxes,
      'An invoice with VAT category O in its breakdown can have no lines of another category (BT-151); invoice supplies within the scope of VAT separately.',
    ),
    declare(
      'BR-O-13',
      'BT-95',
      ubl ? inUbl(({ allowances }) => allowances) : inAllowances,
      'An invoice with VAT category O in its breakdown can have no allowance of another category (BT-95); make it O.',
    ),
    declare(
      'BR-O-14',
      'BT-102',
      ubl ? inUbl(({ charges }) => charges) : inAllowances,
      'An invoice with VAT category O in its breakdown can have no charge of another category (BT-102); make it O.',
    ),
  ];
}

/** Returns the elements of all VAT categories except O. */
function besidesOutside(categories: Categories): XmlElement[] {
  return [...categories.keys()]
    .filter((code) => code !== 'O')
    .flatMap((code) => vatOnly(categories, code).map(({ element }) => element));
}

function splitPaymentRules(ubl: boolean): Rule[] {
  const codesIn = ubl ? ublCodes : ciiCodes;
  return [
    rule(
      'BR-B-01',
      'BG-0',
      ['BT-40', 'BT-55'],
      (_, judged) => {
        if (!judged.once(isSplit)) return true;
        const countries = everywhere(judged, ubl ? 'cbc:IdentificationCode' : 'ram:CountryID');
        return failing(countries, ({ value }) => value === 'IT' || { found: value });
      },
      'Split payment (VAT category B) is only for invoices within Italy, but the country is {found}; change the country to IT, or choose another category.',
    ),
    rule(
      'BR-B-02',
      'BG-0',
      ['BT-151', 'BT-118'],
      (_, judged) => {
        const codes = judged.once(isSplit) ? codesIn(judged) : [];
        return !codes.some(isSplitCode) || failing(codes, ({ value }) => value !== 'S');
      },
      'An invoice with split payment (VAT category B) cannot have category S; make all taxed supplies B, or invoice them separately.',
    ),
  ];
}

const isSplitCode = ({ value }: XmlElement) => value === 'B';

function hasSplitCode({ first }: XmlElement): boolean {
  for (let at = first; at !== undefined; at = at.next) if (at.name === 'cbc:ID' && isSplitCode(at)) return true;
  return false;
}

/** Returns whether there is split payment. In UBL, category codes at any place show it, but S is searched only in those that count. */
function isSplit(judged: Judged): boolean {
  const isOf = (name: string) => everywhere(judged, name).some(hasSplitCode);
  if (judged.syntax === 'cii') return ciiCodes(judged).some(isSplitCode);
  return isOf('cac:TaxCategory') || isOf('cac:ClassifiedTaxCategory');
}

function ublCodes(judged: Judged): readonly XmlElement[] {
  const { root } = judged;
  return [
    ...reach(root, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cac:TaxCategory', 'cbc:ID'),
    ...reach(root, 'cac:AllowanceCharge', 'cac:TaxCategory', 'cbc:ID'),
    ...reach(everywhere(judged, 'cac:ClassifiedTaxCategory'), 'cbc:ID'),
  ];
}

function ciiCodes(judged: Judged): readonly XmlElement[] {
  return everywhere(judged, 'ram:CategoryCode');
}
