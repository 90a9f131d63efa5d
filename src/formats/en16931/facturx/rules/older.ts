/** The older releases of Factur-X (chapter 26 §7). */

import { foundIn, type Judged, normal, type Rule, rule } from '../../../rules/declare.ts';
import { has, reach, ruleAt } from '../../../rules/elements.ts';
import { demanding, type OlderRelease, type OlderReleases } from '../../../rules/older.ts';
import { syntaxScan } from '../../../rules/scan.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { ciiSyntax } from '../../core/rules/cii-syntax.ts';
import { ciiDue } from '../../core/rules/due.ts';
import { older as core, withinOne } from '../../core/rules/older-cii.ts';
import { codesUsedIn, taxationOfAllLines, totalsInCii, totalsOfAllLines, tree } from '../../extended/cii.ts';
import { renamed } from '../../extended/taken.ts';
import { taxableRules, usageRules } from '../../extended/taxable.ts';
import { totalRules } from '../../extended/totals.ts';
import { oneAccount } from './changed.ts';
import { SERIES, TAXES, taxable } from './extended.ts';
import { termRulesOf } from './taken.ts';

type Profile = 'MINIMUM' | 'BASICWL' | 'BASIC' | 'EN16931' | 'EXTENDED';

type Changes = NonNullable<OlderRelease['changes']>;

const MOST_OF_09_2 = 'CII-SR-467 468 469 471 472 473';

const CODES_OF_09 = {
  '=icd =party': '+0245 0246 0247 0248',
  '=eas': '+0242 0245 0246 0248',
  '=currency': '-ANG BGN +XCG',
};
const CODES_OF_08 = {
  '=type': '+471 472 473 500 501 502 503',
  '=icd =party': '+0241 0242 0243 0244',
  '=eas': '+0244',
  '=currency': '+CNH',
  '=vatex': '+VATEX-EU-135-1',
  '=reference =contract': '+AXU',
};

/** The rules that required text or a code; earlier releases required only the element. */
const { changes: ofCore = {} } = core['1.3.15'] ?? {};
const exactly: Changes = core['1.3.14.2']?.changes ?? {};

/** In 1.09 the sum of intra-community lines may differ by up to 1.00; earlier, by less than 1.00, in binary numbers. */
const upToOne: Changes = { 'BR-IC-08': withinOne('K') };
const inBinary: Changes = {
  'BR-IC-08': (rule) => {
    const [newest = rule] = termRulesOf('BR-IC-08');
    return exactly['BR-IC-08']?.({ ...rule, holds: newest.holds }) ?? rule;
  },
};

const SELLERS = ['ram:SellerTradeParty', 'ram:BuyerTradeParty'] as const;
const TRANSACTION = 'rsm:SupplyChainTradeTransaction';
const DELIVERY = [TRANSACTION, 'ram:ApplicableHeaderTradeDelivery'] as const;
const DAY = ['ram:ActualDeliverySupplyChainEvent', 'ram:OccurrenceDateTime', 'udt:DateTimeString'] as const;

/** Returns whether one of the parties at two places is in Germany. */
function isGerman({ root }: Judged, own: string, other: string): boolean {
  const country = ['ram:PostalTradeAddress', 'ram:CountryID'] as const;
  const places = [
    [TRANSACTION, 'ram:ApplicableHeaderTradeAgreement', own],
    [TRANSACTION, 'ram:ApplicableHeaderTradeSettlement', other],
  ];
  return places.some((place) => reach(root, ...place, ...country).some(({ value }) => normal(value) === 'DE'));
}

const hasText = (element: XmlElement): boolean =>
  element.first === undefined ? normal(element.text) !== '' : element.children.some(hasText);

/** A date of supply was required between German parties, for half a year. */
const supplied = rule(
  'BR-FX-EN-04',
  'BG-0',
  'BT-72',
  (invoice, judged) => {
    if (invoice.text('BT-3') === '386') return true;
    const areGerman =
      isGerman(judged, SELLERS[0], 'ram:InvoicerTradeParty') && isGerman(judged, SELLERS[1], 'ram:InvoiceeTradeParty');
    if (!areGerman) return true;
    const { root } = judged;
    const isDated =
      has(root, ...DELIVERY, ...DAY) ||
      has(root, TRANSACTION, 'ram:ApplicableHeaderTradeSettlement', 'ram:BillingSpecifiedPeriod') ||
      reach(root, TRANSACTION, 'ram:IncludedSupplyChainTradeLineItem').every((line) =>
        has(line, 'ram:SpecifiedLineTradeSettlement', 'ram:BillingSpecifiedPeriod'),
      );
    return isDated && (has(root, ...DELIVERY, ...DAY) || reach(root, ...DELIVERY).some(hasText));
  },
  'An invoice should have a date of supply: a delivery date (BT-72), an invoicing period (BG-14), or a period in each line (BG-26).',
);

const oneAccountBefore: Rule = { ...oneAccount, id: 'BR-CO-27' };

const DATES = syntaxScan(ciiSyntax, { only: 'CII-DT-097', fatal: 'CII-DT-097', standard: 'Factur-X' });

const QUANTITY = 'IncludedSupplyChainTradeLineItem/SpecifiedLineTradeDelivery/BilledQuantity';

/** A rule of each profile with lines required the unit of a quantity. */
function unitOf(name: string): Rule {
  return ruleAt(
    `FX-${name}-SupplyChainTradeTransaction/${QUANTITY}/@unitCode`,
    'BT-130',
    ({ root }) => reach(root, TRANSACTION, ...QUANTITY.split('/').map((step) => `ram:${step}`)),
    (quantity) =>
      quantity.attribute('unitCode') !== undefined || {
        element: quantity.name,
        attribute: 'unitCode',
        profile: 'Factur-X',
      },
    '{element} needs the attribute {attribute} in {profile}. Add it.',
    { step: '@unitCode' },
  );
}

/** Rules under their names of that time. */
const OLD_NAMES = { 'CII-SR-463': 'BR-66' };

/** Returns the older releases of a profile up to EN 16931. */
function profile({ lacks = '', without09 = '', name }: { lacks?: string; without09?: string; name?: string }) {
  const isWhole = name !== undefined;
  const releases: OlderReleases = {
    '1.09': {
      next: '1.09.2',
      lacks: `${MOST_OF_09_2} ${lacks} ${without09}`,
      names: { 'CII-SR-470': 'BR-CO-27' },
      changes: upToOne,
    },
    '1.08': {
      next: '1.09',
      silent: 'BR-CO-15',
      codes: CODES_OF_09,
      changes: { ...ofCore, ...inBinary },
      rules: [ciiDue, ...(isWhole ? [supplied] : []), ...(without09 === '' ? [] : termRulesOf(without09))],
      scans: isWhole ? [DATES] : [],
    },
    '1.07.3': {
      next: '1.08',
      lacks: `CII-SR-465 466 PEPPOL-EN16931-R008 BR-FX-EN-04 CII-DT-097`,
      names: OLD_NAMES,
      codes: CODES_OF_08,
      changes: exactly,
      rules: name === undefined ? [] : [unitOf(name)],
    },
  };
  return releases;
}

const FAMILIES = ['S', 'Z', 'E', 'AE', 'IC', 'G', 'O', 'AF', 'AG'];
const sumName = (name: string) => (name === 'S' ? `${SERIES}-S08b` : `${SERIES}-${name}-08b`);

/** The sums by category and rate, whatever the reason. */
const sums = taxable();
const byRate: Changes = Object.fromEntries(
  FAMILIES.flatMap((name) => {
    const ini = sums.find(({ id }) => id === `${SERIES}-${name}-08ini`);
    return ini ? [[sumName(name), demanding(ini.holds)]] : [];
  }),
);

/** The same, of all lines. */
const ofAll = taxableRules({ series: SERIES, reckoning: 'exact', read: taxationOfAllLines });
const byRateOfAll: Changes = Object.fromEntries(
  FAMILIES.flatMap((name) => {
    const ini = ofAll.find(({ id }) => id === `${SERIES}-${name}-08ini`);
    return ini ? [[`${SERIES}-${name}-08`, demanding(ini.holds)]] : [];
  }),
);

/** A line that contains others also needed its subtype. */
function orAbove(rule: Rule): Rule {
  return {
    ...rule,
    holds: (group, judged) => [
      ...foundIn(rule.holds(group, judged)),
      ...judged
        .once(tree)
        .flatMap((lines) => {
          const parents = new Set(lines.flatMap(({ above }) => above));
          return lines.filter(({ id, subtypes }) => subtypes.length === 0 && id !== undefined && parents.has(id));
        })
        .map(({ element, id = '' }) => ({ element, values: { line: id, parent: '' } })),
    ],
  };
}

/** Returns the names of rules of the profile EXTENDED on the child elements at a path. */
const onElements = (path: string, names: string) =>
  names
    .split(/\s+/)
    .map((name) => `FX-EXTENDED-SupplyChainTradeTransaction/${path}/${name}`)
    .join(' ');
const PARTY = `RoleCode Description URIUniversalCommunication SpecifiedTaxRegistration
  DefinedTradeContact/EmailURIUniversalCommunication/URIID DefinedTradeContact/EmailURIUniversalCommunication/CompleteNumber
  DefinedTradeContact/EmailURIUniversalCommunication/URIID/@schemeID
  DefinedTradeContact/FaxUniversalCommunication/CompleteNumber DefinedTradeContact/FaxUniversalCommunication/URIID
  DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber DefinedTradeContact/TelephoneUniversalCommunication/URIID
  GlobalID/@schemeID GlobalID ID/@schemeID
  PostalTradeAddress/CountryID PostalTradeAddress/CountrySubDivisionName
  PostalTradeAddress/PostcodeCode/@listID PostalTradeAddress/PostcodeCode/@listVersionID
  SpecifiedLegalOrganization/ID SpecifiedLegalOrganization/PostalTradeAddress
  SpecifiedTaxRegistration/ID SpecifiedTaxRegistration/ID/@schemeID
  URIUniversalCommunication/URIID URIUniversalCommunication/CompleteNumber URIUniversalCommunication/URIID/@schemeID`;
const SETTLED = 'ApplicableHeaderTradeSettlement';
const LINE = 'IncludedSupplyChainTradeLineItem';
const SINCE_09 = [
  onElements(
    SETTLED,
    `SpecifiedFinancialAdjustment/Reason SpecifiedFinancialAdjustment/ActualAmount SpecifiedFinancialAdjustment/ActualAmount/@currencyID
    SpecifiedLogisticsServiceCharge/AppliedTradeTax/ExemptionReasonCode/@listID
    SpecifiedLogisticsServiceCharge/AppliedTradeTax/ExemptionReasonCode/@listVersionID
    SpecifiedTradeAllowanceCharge/CategoryTradeTax/ExemptionReasonCode/@listID
    SpecifiedTradeAllowanceCharge/CategoryTradeTax/ExemptionReasonCode/@listVersionID SpecifiedTradeAllowanceCharge/ReasonCode/@listID
    SpecifiedTradeSettlementPaymentMeans/PayerSpecifiedDebtorFinancialInstitution/BICID/@schemeID`,
  ),
  onElements(
    LINE,
    `SpecifiedLineTradeAgreement/GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ReasonCode/@listID
    SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge/ReasonCode/@listID`,
  ),
  onElements(`${LINE}/SpecifiedTradeProduct/ManufacturerTradeParty`, PARTY),
].join(' ');
const SINCE_08 = [
  onElements('ApplicableHeaderTradeAgreement', 'ApplicableTradeDeliveryTerms/RelevantTradeLocation/CountryID'),
  onElements(
    LINE,
    `SpecifiedLineTradeAgreement/ApplicableTradeDeliveryTerms/DeliveryTypeCode
    SpecifiedLineTradeAgreement/ApplicableTradeDeliveryTerms/RelevantTradeLocation/CountryID
    SpecifiedLineTradeDelivery/PerPackageUnitQuantity/@unitCode SpecifiedLineTradeDelivery/PerPackageUnitQuantity`,
  ),
  onElements(`${LINE}/SpecifiedLineTradeAgreement/ItemSellerTradeParty`, PARTY),
].join(' ');

const demandsOf = (rules: readonly Rule[]): Changes =>
  Object.fromEntries(rules.map(({ id, holds }) => [id, demanding(holds)]));

const extended: OlderReleases = {
  // Not older: the variant that applies in France.
  '1.09.2 (France)': {
    next: '1.09.2',
    changes: { ...demandsOf(usageRules(SERIES, codesUsedIn(TAXES))), ...demandsOf(totalRules(SERIES, totalsInCii)) },
  },
  '1.09': {
    next: '1.09.2',
    lacks: `${MOST_OF_09_2} CII-SR-475 476 BR-FXEXT-BR-54-1 BR-FXEXT-BR-54-2 ${FAMILIES.map((name) => `${SERIES}-${name}-01`).join(' ')}`,
    rules: [oneAccountBefore, ...termRulesOf('BR-54'), ...FAMILIES.flatMap((name) => termRulesOf(`BR-${name}-01`))],
    changes: {
      'BR-FXEXT-06': orAbove,
      'BR-FXEXT-CO-04': demanding((_, judged) => {
        const [category] = termRulesOf('BR-CO-04');
        return (
          category === undefined ||
          judged
            .groups('BG-25')
            .flatMap((line) => [category.holds(line, judged)])
            .every((held) => held === true)
        );
      }),
    },
  },
  '1.08': {
    next: '1.09',
    lacks: `${SINCE_09} BR-FXEXT-12 BR-FXEXT-CO-16 BR-FXEXT-BR-24 ${FAMILIES.map((name) => `${SERIES}-${name}-08ini ${SERIES}-${name}-08rev`).join(' ')}`,
    names: {
      ...Object.fromEntries(FAMILIES.map((name) => [sumName(name), `${SERIES}-${name}-08`])),
      'BR-FXEXT-S-09b': 'BR-FXEXT-S-09',
      'BR-FXEXT-BR-38': 'BR-38',
      'BR-FXEXT-BR-44': 'BR-44',
    },
    codes: {
      ...CODES_OF_09,
      '=party': '+0245 0246 0247 0248 BY SE',
      '=contract': '+CONTRAT MARCHE',
      '=language': '-*',
    },
    changes: { ...ofCore, ...byRate },
    rules: [
      supplied,
      ...termRulesOf('BR-24 BR-28 BR-CO-16 BR-CO-22 BR-CO-24 BR-S-10 BR-Z-10 BR-AF-10 BR-AG-10'),
      ...renamed(termRulesOf('BR-27'), 'BR-27 BR-FXEXT-BR-27'),
    ],
  },
  '1.07.3': {
    next: '1.08',
    lacks: `${SINCE_08} CII-SR-465 466 PEPPOL-EN16931-R008 BR-FX-EN-04 CII-DT-097 BR-FXEXT-06 BR-FXEXT-08 BR-FXEXT-11 BR-FXEXT-CII-DT-097a BR-FXEXT-CO-04
      BR-FXEXT-BR-22 BR-FXEXT-BR-23 BR-FXEXT-BR-26 BR-FXEXT-BR-27`,
    names: OLD_NAMES,
    codes: CODES_OF_08,
    changes: {
      ...byRateOfAll,
      ...demandsOf(totalRules(SERIES, totalsOfAllLines)),
    },
    rules: [...termRulesOf('BR-22 BR-23 BR-26 BR-27 BR-CO-04'), unitOf('EXTENDED')],
  },
};

export const older: Readonly<Record<Profile, OlderReleases>> = {
  MINIMUM: {
    '1.09': { next: '1.09.2' },
    '1.08': { next: '1.09', codes: CODES_OF_09 },
    '1.07.3': { next: '1.08', codes: CODES_OF_08 },
  },
  BASICWL: profile({ without09: 'BR-CO-18 BR-CO-19' }),
  BASIC: profile({ name: 'BASIC' }),
  EN16931: profile({ lacks: 'CII-SR-474 475 476', name: 'EN16931' }),
  EXTENDED: extended,
};
