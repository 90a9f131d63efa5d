/** Danish requirements in UBL (chapter 12 §10). */

import { type Judged, normal, type Rule } from '../../../../rules/declare.ts';
import { everywhere, firstAt, has, reach, ruleAt, textAt } from '../../../../rules/elements.ts';
import type { XmlElement } from '../../../../xml/element.ts';
import { ublLines } from '../../../shared/transaction-ubl.ts';
import { buyer, document, from, seller, withinCountry } from './common.ts';
import { DANISH_TEXTS, type DanishPayment, danishClassifications, danishPayments, danishTaxes } from './danish.ts';

function payment(means: XmlElement): DanishPayment {
  const text = (...names: string[]) => firstAt(means, ...names)?.value ?? '';
  return {
    code: text('cbc:PaymentMeansCode'),
    account: text('cac:PayeeFinancialAccount', 'cbc:ID'),
    institution: text('cac:PayeeFinancialAccount', 'cac:FinancialInstitutionBranch', 'cbc:ID'),
    mandate: text('cac:PaymentMandate', 'cbc:ID'),
    debited: text('cac:PaymentMandate', 'cac:PayerFinancialAccount', 'cbc:ID'),
    reference: text('cbc:PaymentID'),
  };
}

const LEGAL = ['cac:PartyLegalEntity', 'cbc:CompanyID'] as const;

/** Returns whether a legal registration identifier, if present, has the CVR scheme. */
function hasCvrScheme(party: XmlElement): boolean {
  const [identifier] = reach(party, ...LEGAL);
  return identifier === undefined || normal(identifier.attribute('schemeID')) === '0184';
}

const identifications = (judged: Judged) => reach([...seller(judged), ...buyer(judged)], 'cac:PartyIdentification');

/** What differs between the releases. */
interface DanishForms {
  /** The lengths of giro accounts. */
  readonly giro: readonly number[];
  readonly versions?: readonly string[];
  readonly isTax?: (reason: string) => boolean;
}

export const danishRules: readonly Rule[] = danishUblRules({ giro: [7, 8] });

export function danishUblRules({ giro, versions, isTax }: DanishForms): Rule[] {
  return [
    ruleAt(
      'DK-R-002',
      'BT-30',
      from('DK', document),
      (_, judged) => textAt(seller(judged), ...LEGAL) !== '',
      DANISH_TEXTS.legal,
    ),
    ruleAt('DK-R-014', 'BT-30-1', from('DK', seller), hasCvrScheme, DANISH_TEXTS.legalScheme),
    ruleAt('DK-R-017', 'BT-47-1', withinCountry('DK', buyer), hasCvrScheme, DANISH_TEXTS.buyersScheme),
    ruleAt(
      'DK-R-016',
      'BT-115',
      withinCountry('DK', document),
      (root, { kind }) =>
        kind === 'ubl-invoice' || !(Number(textAt(root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount')) < 0),
      DANISH_TEXTS.negative,
    ),
    ruleAt(
      'DK-R-013',
      ['BT-29-1', 'BT-46-1'],
      withinCountry('DK', identifications),
      (party) => !has(party, 'cbc:ID') || normal(party.child('cbc:ID')?.attribute('schemeID')) !== '',
      DANISH_TEXTS.scheme,
    ),
    ...danishPayments(
      withinCountry('DK', ({ kind, root }) => (kind === 'ubl-invoice' ? root.all('cac:PaymentMeans') : [])),
      payment,
      giro,
    ),
    danishClassifications(
      withinCountry('DK', ublLines),
      (line) => reach(line, 'cac:Item', 'cac:CommodityClassification', 'cbc:ItemClassificationCode'),
      'fatal',
      versions,
    ),
    danishTaxes(
      withinCountry('DK', (judged) => everywhere(judged, 'cac:AllowanceCharge')),
      'cbc:AllowanceChargeReasonCode',
      'cbc:AllowanceChargeReason',
      isTax,
    ),
  ];
}
