/** The business rules of EN 16931-1:2017 beyond the standard's own, with their official names in brackets. */
import { Charge } from '../../../bill/charge.ts';
import { Discount } from '../../../bill/discount.ts';
import { Invoice } from '../../../bill/invoice.ts';
import { LineCharge, LineDiscount } from '../../../bill/line.ts';
import { NETWORK_SCHEME } from '../../../catalogues/iso.ts';
import { Address } from '../../../org/address.ts';
import { Attachment } from '../../../org/attachment.ts';
import { Endpoint } from '../../../org/endpoint.ts';
import type { Identity } from '../../../org/identity.ts';
import { Item } from '../../../org/item.ts';
import { Party } from '../../../org/party.ts';
import { unitCodeOf } from '../../../org/unit.ts';
import { UNIT_CODE } from '../../../org/units.ts';
import { Instructions } from '../../../pay/instructions.ts';
import { Terms } from '../../../pay/terms.ts';
import { categoryIn, given, not, present } from '../../../rules/conditions.ts';
import { at, check, type RuleSet, rules as ruleSet, when } from '../../../rules/declare.ts';
import { labelled } from '../../../rules/label.ts';
import { TaxCombo } from '../../../tax/combo.ts';
import { extExclude, extensionIn, extIn, extRequire } from '../../../tax/extension-conditions.ts';
import type { Extensible } from '../../../tax/extensions.ts';
import { parseUri } from '../../../text/uri.ts';

const TAX_CATEGORY = 'untdid-tax-category';
const EXEMPT = ['E', 'AE', 'K', 'G', 'O'];

/** Tests that each category of an exempt VAT rate without a VATEX code has a tax note. */
function exemptionsExplained(invoice: Invoice | undefined): boolean {
  const explained = new Set(invoice?.tax?.notes?.map((note) => note?.ext?.get(TAX_CATEGORY)));
  for (const category of invoice?.totals?.taxes?.categories ?? []) {
    if (category?.code !== 'VAT') continue;
    for (const rate of category.rates ?? []) {
      const code = rate?.ext?.get(TAX_CATEGORY) ?? '';
      if (EXEMPT.includes(code) && !rate?.ext?.get('cef-vatex') && !explained.has(code)) return false;
    }
  }
  return true;
}
exemptionsExplained.label = 'exemptions explained';

/** Tests for a standard invoice with an amount due. */
function isDue(invoice: Invoice | undefined): boolean {
  const open = invoice?.totals?.due ?? invoice?.totals?.payable;
  return invoice?.type === 'standard' && open !== undefined && !open.isZero();
}
isDue.label = 'is due';

function reasonOr(extension: string): (owner: (Extensible & { reason?: string }) | undefined) => boolean {
  return labelled(
    `has reason or ${extension}`,
    (owner) => Boolean(owner?.reason) || Boolean(owner?.ext?.get(extension)),
  );
}

const invoiceRules = ruleSet(Invoice, 'GOBL-EU-EN16931-BILL-INVOICE', [
  check(
    '08',
    'Exempt supplies need their reason: a tax note for the treatment in tax.notes, or a VATEX code as cef-vatex in the ext of the tax (BR-E-10 and related rules).',
    exemptionsExplained,
  ),
  at('tax', [
    check('01', 'EN 16931 needs the document type in tax.ext.', present),
    at('ext', [
      check(
        '02',
        'EN 16931 needs untdid-document-type in tax.ext; building sets it for every type except other (BR-4).',
        extRequire('untdid-document-type'),
      ),
    ]),
  ]),
  at('lines', [check('03', 'EN 16931 needs at least one line (BR-16).', present)]),
  at('supplier.addresses', [
    check('04', "EN 16931 needs the supplier's address in supplier.addresses (BR-8).", present),
  ]),
  at('customer.addresses', [
    check('05', "EN 16931 needs the customer's address in customer.addresses (BR-10).", present),
  ]),
  when(isDue, [
    at('payment', [
      check('06', 'If an amount is due, EN 16931 needs payment terms (BR-CO-25).', present),
      at('terms', [
        check('07', 'If an amount is due, EN 16931 needs payment.terms with due dates or notes (BR-CO-25).', present),
      ]),
    ]),
  ]),
]);

const discountRules = ruleSet(Discount, 'GOBL-EU-EN16931-BILL-DISCOUNT', [
  check('02', 'A discount needs a reason, or a key with a UNTDID 5189 code (BR-33).', reasonOr('untdid-allowance')),
  at('taxes', [check('01', 'A discount on the document needs its taxes in taxes (BR-32).', present)]),
]);

const lineDiscountRules = ruleSet(LineDiscount, 'GOBL-EU-EN16931-BILL-LINEDISCOUNT', [
  check(
    '01',
    'A line discount needs a reason, or a key with a UNTDID 5189 code (BR-41).',
    reasonOr('untdid-allowance'),
  ),
]);

const chargeRules = ruleSet(Charge, 'GOBL-EU-EN16931-BILL-CHARGE', [
  check('01', 'A charge needs a reason, or a key with a UNTDID 7161 code (BR-36).', reasonOr('untdid-charge')),
]);

const lineChargeRules = ruleSet(LineCharge, 'GOBL-EU-EN16931-BILL-LINECHARGE', [
  check('01', 'A line charge needs a reason, or a key with a UNTDID 7161 code (BR-44).', reasonOr('untdid-charge')),
]);

const instructionsRules = ruleSet(Instructions, 'GOBL-EU-EN16931-PAY-INSTRUCTIONS', [
  at('ext', [
    check(
      '01',
      'Payment instructions need untdid-payment-means in ext; building sets it for every key except other (BR-49).',
      extRequire('untdid-payment-means'),
    ),
  ]),
]);

const hasDueDatesOrNotes = labelled(
  'has due dates or notes',
  (terms: Terms | undefined) => present(terms?.due_dates) || present(terms?.notes),
);

const termsRules = ruleSet(Terms, 'GOBL-EU-EN16931-PAY-TERMS', [
  check('01', 'Payment terms need due_dates, or notes with the terms (BR-CO-25).', hasDueDatesOrNotes),
]);

const hasUnitCode = labelled(
  'has unit code',
  (item: Item | undefined) => item !== undefined && UNIT_CODE.test(unitCodeOf(item)),
);

const itemRules = ruleSet(Item, 'GOBL-EU-EN16931-ORG-ITEM', [
  check(
    '02',
    'An item needs a unit with a UN/ECE code: a unit from the list, or the code as untdid-unit in ext (BR-23).',
    hasUnitCode,
  ),
]);

const attachmentRules = ruleSet(Attachment, 'GOBL-EU-EN16931-ORG-ATTACHMENT', [
  at('code', [check('01', 'An attachment needs its reference in code (BR-52).', present)]),
]);

/** Scheme and number of a network address, after the scheme of its URI. */
const NETWORK_NUMBER = /^:[^:]+:.+$/;

function isNetworkEndpoint(endpoint: Endpoint | undefined): boolean {
  return parseUri(endpoint?.uri ?? '')?.scheme === NETWORK_SCHEME;
}
isNetworkEndpoint.label = 'is network endpoint';

/** Tests that at most one entry of a list passes. */
function atMostOne<E>(what: string, test: (entry: E) => boolean) {
  return labelled(
    `at most one ${what}`,
    (list: readonly (E | null)[] | undefined) => given(list).filter(test).length <= 1,
  );
}

const partyRules = ruleSet(Party, 'GOBL-EU-EN16931-ORG-PARTY', [
  at('endpoints', [
    check(
      '04',
      'EN 16931 allows at most one endpoint of the scheme iso6523-actorid-upis per party (BT-34, BT-49); keep the one in use.',
      atMostOne('endpoint of iso6523-actorid-upis', isNetworkEndpoint),
    ),
  ]),
  at('identities', [
    check(
      '02',
      'EN 16931 allows at most one identity of scope legal per party (BT-30, BT-47); remove the scope from the others.',
      atMostOne<Identity>('of scope legal', ({ scope }) => scope === 'legal'),
    ),
    check(
      '03',
      'EN 16931 allows at most one identity of scope tax per party (BT-31, BT-48); remove the scope from the others.',
      atMostOne<Identity>('of scope tax', ({ scope }) => scope === 'tax'),
    ),
  ]),
]);

const endpointRules = ruleSet(Endpoint, 'GOBL-EU-EN16931-ORG-ENDPOINT', [
  when(isNetworkEndpoint, [
    at('uri', [
      check(
        '01',
        'A network endpoint needs scheme and number after iso6523-actorid-upis, as in iso6523-actorid-upis::0225:356000000 (BR-62, BR-63).',
        labelled('scheme and number', (uri) => NETWORK_NUMBER.test(parseUri(uri ?? '')?.opaque ?? '')),
      ),
    ]),
  ]),
]);

const addressRules = ruleSet(Address, 'GOBL-EU-EN16931-ORG-ADDRESS', [
  at('country', [check('01', 'An address needs its country, for example DE (BR-9, BR-11, BR-20, BR-57).', present)]),
]);

const comboRules = ruleSet(TaxCombo, 'GOBL-EU-EN16931-TAX-COMBO', [
  at('ext', [
    check(
      '01',
      'A tax needs its category code as untdid-tax-category in ext; building sets it from the key.',
      extRequire(TAX_CATEGORY),
    ),
  ]),
  when(categoryIn('VAT'), [
    at('ext', [
      check(
        '02',
        'The VAT category code must be one of AE, E, G, K, O, S, Z.',
        extIn(TAX_CATEGORY, 'AE', 'E', 'G', 'K', 'O', 'S', 'Z'),
      ),
    ]),
  ]),
  when(categoryIn('IGIC'), [at('ext', [check('03', 'The IGIC category code must be L.', extIn(TAX_CATEGORY, 'L'))])]),
  when(categoryIn('IPSI'), [at('ext', [check('04', 'The IPSI category code must be M.', extIn(TAX_CATEGORY, 'M'))])]),
  when(not(categoryIn('VAT', 'IGIC', 'IPSI')), [
    at('ext', [
      check('05', 'The category code of taxes other than VAT, IGIC and IPSI must be O.', extIn(TAX_CATEGORY, 'O')),
    ]),
  ]),
  when(extensionIn(TAX_CATEGORY, 'S', 'Z', 'L', 'M'), [
    at('ext', [
      check(
        '07',
        'A VATEX code explains an exemption; remove cef-vatex from taxed supplies (BR-S-10, BR-Z-10).',
        extExclude('cef-vatex'),
      ),
    ]),
  ]),
]);

/** In the order of the standard's rule file. */
export const rules: readonly RuleSet[] = [
  invoiceRules,
  discountRules,
  lineDiscountRules,
  chargeRules,
  lineChargeRules,
  instructionsRules,
  termsRules,
  itemRules,
  attachmentRules,
  partyRules,
  endpointRules,
  addressRules,
  comboRules,
];
