/**
 * The requirements of layout 4.00 of NF-e and NFC-e. Source: Manual de Orientação ao Contribuinte 7.0, Anexo I,
 * https://www.nfe.fazenda.gov.br/portal/
 */
import { Line } from '../../../../bill/line.ts';
import { Identity } from '../../../../org/identity.ts';
import { Instructions } from '../../../../pay/instructions.ts';
import { PaymentRecord } from '../../../../pay/record.ts';
import { categoryIn, keyIn, matches, taxedWith } from '../../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet, when } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';
import { TaxCombo } from '../../../../tax/combo.ts';
import { extAllowOneOf, extensionIn, extIn, extRequire } from '../../../../tax/extension-conditions.ts';
import type { Extensions } from '../../../../tax/extensions.ts';
import { PAYMENT_MEANS } from '../extensions.ts';
import { invoiceRules } from './invoice.ts';

const CST = 'br-nfe-icms-cst';
const CSOSN = 'br-nfe-icms-csosn';

const lineRules = ruleSet(Line, 'GOBL-BR-NFE-BILL-LINE', [
  check('01', 'Every line of an NF-e needs ICMS: add a tax with cat ICMS to its taxes.', taxedWith('ICMS')),
  check('02', 'Every line of an NF-e needs PIS: add a tax with cat PIS to its taxes.', taxedWith('PIS')),
  check('03', 'Every line of an NF-e needs COFINS: add a tax with cat COFINS to its taxes.', taxedWith('COFINS')),
]);

const hasStatus = labelled(
  `has ${CST} or ${CSOSN}`,
  (ext: Extensions | undefined) => Boolean(ext?.has(CST) || ext?.has(CSOSN)),
  [CST, CSOSN],
);
const nothing = labelled('0%', (percent: TaxCombo['percent']) => percent?.isZero() ?? true);
const withoutTax = (code: string, status: string) =>
  at<TaxCombo, 'percent'>('percent', [check(code, `No tax applies under this ${status}; set percent to 0%.`, nothing)]);
const UNTAXED_CONTRIBUTION = ['04', '05', '06', '07', '08', '09'];

const comboRules = ruleSet(TaxCombo, 'GOBL-BR-NFE-TAX-COMBO', [
  when(categoryIn('ICMS'), [
    at('ext', [
      check(
        '01',
        `ICMS needs its status in ext: ${CST}, or ${CSOSN} for Simples Nacional; building sets 00.`,
        hasStatus,
      ),
      check(
        '02',
        'ICMS needs the origin of the goods as br-nfe-icms-origin in ext, 0 to 8; building sets 0.',
        extRequire('br-nfe-icms-origin'),
      ),
    ]),
  ]),
  when(categoryIn('PIS'), [
    at('ext', [
      check('03', 'PIS needs its status as br-nfe-pis-cst in ext; building sets 01.', extRequire('br-nfe-pis-cst')),
    ]),
  ]),
  when(categoryIn('COFINS'), [
    at('ext', [
      check(
        '04',
        'COFINS needs its status as br-nfe-cofins-cst in ext; building sets 01.',
        extRequire('br-nfe-cofins-cst'),
      ),
    ]),
  ]),
  when(categoryIn('ICMS'), [
    at('ext', [check('05', `ICMS has a single status: keep ${CST} or ${CSOSN}.`, extAllowOneOf(CST, CSOSN))]),
    when(extensionIn(CSOSN, '102', '103', '202', '203', '300', '400', '500'), [withoutTax('06', CSOSN)]),
    when(extensionIn(CST, '40', '41', '50', '60'), [withoutTax('07', CST)]),
  ]),
  when(categoryIn('PIS'), [
    when(extensionIn('br-nfe-pis-cst', ...UNTAXED_CONTRIBUTION), [withoutTax('08', 'br-nfe-pis-cst')]),
  ]),
  when(categoryIn('COFINS'), [
    when(extensionIn('br-nfe-cofins-cst', ...UNTAXED_CONTRIBUTION), [withoutTax('09', 'br-nfe-cofins-cst')]),
  ]),
]);

const identityRules = ruleSet(Identity, 'GOBL-BR-NFE-ORG-IDENTITY', [
  when(keyIn<string>('br-nfe-cest'), [at('code', [check('01', 'A CEST code has seven digits.', matches(/^\d{7}$/))])]),
  when(keyIn<string>('ncm'), [
    at('code', [
      check(
        '02',
        'An NCM code has eight digits, such as 94017100, or only the two digits of its chapter.',
        matches(/^(\d{2}|\d{8})$/),
      ),
    ]),
  ]),
]);

const MEANS = 'br-nfe-payment-means';
const codes = PAYMENT_MEANS.map(({ code = '' }) => code);
const NEEDED = `NF-e needs the means of payment as ${MEANS} in ext; building sets it for the keys cash, cheque, card, credit-transfer, online and other.`;
const KNOWN = `${MEANS} must be one of ${codes.join(', ')}.`;

const instructionsRules = ruleSet(Instructions, 'GOBL-BR-NFE-PAY-INSTRUCTIONS', [
  at('ext', [check('01', NEEDED, extRequire(MEANS)), check('02', KNOWN, extIn(MEANS, ...codes))]),
]);

const recordRules = ruleSet(PaymentRecord, 'GOBL-BR-NFE-PAY-RECORD', [
  at('ext', [check('01', NEEDED, extRequire(MEANS)), check('02', KNOWN, extIn(MEANS, ...codes))]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [
  invoiceRules,
  lineRules,
  comboRules,
  identityRules,
  instructionsRules,
  recordRules,
];
