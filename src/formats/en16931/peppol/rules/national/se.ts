/** The places of the Swedish rules in UBL. */

import { type Judged, normal } from '../../../../rules/declare.ts';
import { everywhere, has, reach, textAt } from '../../../../rules/elements.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { buyer, seller } from './common.ts';
import { swedishRules } from './swedish.ts';

function isIn(party: XmlElement): boolean {
  return reach(party, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode').some(({ value }) => value === 'SE');
}

function vat(party: XmlElement): string {
  const scheme = party
    .all('cac:PartyTaxScheme')
    .find((each) => reach(each, 'cac:TaxScheme', 'cbc:ID').some(({ value }) => value === 'VAT'));
  return scheme?.child('cbc:CompanyID')?.value ?? '';
}

const swedes = (judged: Judged) => seller(judged).filter(isIn);
const registered = (judged: Judged) => swedes(judged).filter((party) => vat(party).startsWith('SE'));

function means(judged: Judged, codes: readonly string[], of: (means: XmlElement) => string): readonly XmlElement[] {
  if (swedes(judged).length === 0) return [];
  return everywhere(judged, 'cac:PaymentMeans').filter((each) => codes.includes(of(each)));
}

const codeOf = (means: XmlElement) => means.child('cbc:PaymentMeansCode')?.value ?? '';

const categories = (judged: Judged) =>
  registered(judged).length === 0
    ? []
    : [...everywhere(judged, 'cac:TaxCategory'), ...everywhere(judged, 'cac:ClassifiedTaxCategory')].filter(
        (category) => category.all('cbc:ID').some(({ value }) => value === 'S'),
      );

const places: Parameters<typeof swedishRules>[0] = {
  sellers: registered,
  vat,
  entities: (judged) => reach(swedes(judged), 'cac:PartyLegalEntity').filter((entity) => has(entity, 'cbc:CompanyID')),
  legal: (entity) => entity.child('cbc:CompanyID')?.value ?? '',
  registrations: (judged) =>
    swedes(judged)
      .filter((party) => has(party, 'cac:PartyLegalEntity', 'cbc:CompanyID'))
      .flatMap((party) => party.all('cac:PartyTaxScheme'))
      .filter((scheme) => textAt(scheme, 'cac:TaxScheme', 'cbc:ID').toUpperCase() !== 'VAT')
      .flatMap((scheme) => scheme.all('cbc:CompanyID')),
  // A foreign buyer can have a rate of another country.
  categories: (judged) => (buyer(judged).some(isIn) ? categories(judged) : []),
  rate: 'cbc:Percent',
  accounts: (code, institution) => (judged) =>
    means(judged, [code], (each) => normal(codeOf(each)))
      .filter(
        (each) => textAt(each, 'cac:PayeeFinancialAccount', 'cac:FinancialInstitutionBranch', 'cbc:ID') === institution,
      )
      .flatMap((each) => reach(each, 'cac:PayeeFinancialAccount', 'cbc:ID')),
  means:
    (...codes) =>
    (judged) =>
      means(judged, codes, codeOf),
  domestic:
    (...codes) =>
    (judged) =>
      buyer(judged).some(isIn) ? means(judged, codes, codeOf) : [],
};

export const swedishUblRules = swedishRules(places);

/** The rules until 3.0.21, which demand a Swedish rate of every Swedish seller. */
export const swedishUblRulesBefore = swedishRules({ ...places, categories });
