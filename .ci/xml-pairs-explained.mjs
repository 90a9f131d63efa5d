/**
 * Intended differences between our output and the pairs (chapter 14 §3, §4, §9). `difference` has the form of xml-pairs.mjs: `-` only in the pair,
 * `+` only in ours, `≠` another text, `fault` if nothing is written.
 *
 * @type {{ difference: RegExp, pairs?: RegExp, why: string }[]}
 */
export const explanations = [
  { difference: /^- .*\/Party\/PartyName\/Name: /, why: '§3.3: a trading name only where the party has an alias' },
  { difference: /^- \/OrderReference\/ID: NA$/, why: '§4.2: NA for a missing order only in Peppol' },
  {
    difference: /^≠ .*\/Country\/IdentificationCode: /,
    why: '§3.4: the country of the address stays, whatever that of the tax number is',
  },
  { difference: /^- .*\/DocumentTypeCode: 380$/, why: '§3.7: the type of a preceding invoice only in French extended' },
  { difference: /^\+ \/Note: #ACD#/, why: '§3.7: the reason of a correction becomes a note' },
  {
    difference: /^- \/Delivery\/DeliveryParty\/(PartyLegalEntity|Contact)\//,
    why: '§3.8: of the receiver only name and address',
  },
  {
    difference: /^\+ .*(ActualDeliverySupplyChainEvent\/|\/ActualDeliveryDate: )/,
    why: '§3.1: the day of the operation becomes that of the delivery, where there is none',
  },
  {
    difference: /^- \/SupplyChainTradeTransaction\/ApplicableHeaderTradeDelivery: $/,
    why: '§3.1: it holds that day then',
  },
  {
    pairs: /zugferd\/standard-invoice$/,
    difference: /^- .*\/ApplicableHeaderTradeDelivery\/ShipToTradeParty\//,
    why: '§3.8: where that day is known, nothing is supplied from the customer',
  },
  {
    pairs: /choruspro\//,
    difference: /Specified(DocumentContextParameter)\/ID: /,
    why: '§1.1: the framework of Chorus Pro is BT-23, and BT-24 that of the core',
  },
  {
    difference: /^≠ .*\/PostalTradeAddress\/CountryID: /,
    why: '§3.4: the country of the address stays, in CII too',
  },
  {
    pairs: /france-extended\//,
    difference: /^- \/PayeeParty\/PartyIdentification\/ID/,
    why: '§3.9: the legal identifier of the payee is not its other one',
  },
  {
    difference: /^- .*\/PayerParty\/PartyName\/Name: /,
    why: '§3.3: a trading name only where the party has an alias',
  },
  {
    pairs: /france-extended\//,
    difference: /^(≠ \/ProfileID: urn:|\+ \/Note(\[\d\])?: #(PMT|PMD|AAB)#|\+ .*\/PartyLegalEntity\/CompanyID)/,
    why: '§1.1: the French extension asks for fr-ctc-flow2-v1, which adds billing mode, notes and SIREN',
  },
  { difference: /^\+ .*\/BillingSpecifiedPeriod\//, why: '§3.7: the period of the order in CII too' },
  {
    difference: /^\+ .*\/SpecifiedTaxRegistration\/ID(\/@schemeID)?: (FC|111\/222\/33340)$/,
    why: '§3.4: the German tax number is BT-32',
  },
  {
    difference:
      /^\+ .*\/SpecifiedLineTradeSettlement\/SpecifiedTradeAllowanceCharge\/(CalculationPercent|BasisAmount): /,
    why: '§3.11: percentage and base of line discounts in CII too',
  },
  { difference: /^- .*\/ProprietaryID: /, why: '§3.9: one number for an account, the IBAN where there is one' },
  { difference: /^\+ .*\/AccountName: /, why: '§3.9: the name of the account in CII too' },
  {
    difference: /^\+ .*\/SpecifiedTradeSettlementPaymentMeans\/Information: /,
    why: '§3.9: a page for payment becomes BT-82',
  },
  {
    pairs: /peppol\/credit-note$/,
    difference: /^\+ \/PaymentMeans\/Payment(MeansCode: 1|DueDate: .*)$/,
    why: '§3.9: the due date of a credit note has a means of payment in UBL',
  },
  {
    pairs: /self-billed-invoice$/,
    difference: /^[-≠] \/PayeeParty\/PartyIdentification\/ID/,
    why: '§3.9: the identifier of the payee is the first that is not its legal one',
  },
  {
    pairs: /invoice-due-date-with-notes$/,
    difference: /^≠ .*\/Contact\/ElectronicMail: /,
    why: '§3.6: the address of the person before that of the party, in UBL too',
  },
  {
    pairs: /invoice-due-date-with-notes$/,
    difference: /^≠ \/PaymentTerms\/Note: /,
    why: '§3.9: each instalment is a line of the payment terms',
  },
  {
    pairs: /to-cii\/peppol\/self-billed-invoice$/,
    difference: /^fault PEPPOL-EN16931-P0100 /,
    why: 'chapter 13 §2: a self-billed invoice is none of Peppol BIS Billing, which is why nothing is written',
  },
  {
    pairs: /invoice-prices-include-vat$/,
    difference: /^fault PEPPOL-EN16931-R061 /,
    why: 'chapter 14 §9.1: a direct debit without its mandate is refused in Peppol',
  },
];

/**
 * Intended differences between documents read from the pairs' XML and ours (chapter 14 §5, §9), in the same form. `figure` is a term whose figure
 * does not match.
 *
 * @type {{ difference: RegExp, pairs?: RegExp, why: string }[]}
 */
export const explanationsOfReading = [
  {
    difference: /^(\+ \$\.lines\[\d+\]\.item\.ext\.untdid-unit|- \$\.lines\[\d+\]\.item\.unit): /,
    why: '§5.7: the code of UN/ECE as written, and the unit that has it, if there is one; the pairs are older',
  },
  {
    difference: /^(\+ \$\.lines\[\d+\]\.item\.attributes\[|- \$\.lines\[\d+\]\.item\.meta\.)/,
    why: '§5.7: attributes of items have a member of their own; the pairs are older',
  },
  {
    difference: /^\+ \$\.(supplier|customer)\.(inboxes\[0\]\.key: peppol|endpoints\[0\]\.uri: iso6523)/,
    why: '§5.2: inboxes of a network have its key, and endpoints follow from it',
  },
  {
    difference: /^[-+] \$\.delivery\.identities\[0\]\.(label|ext\.iso-scheme-id): 0088$/,
    why: '§5.4: the scheme of a place is iso-scheme-id',
  },
  {
    difference:
      /^[-+] \$\.payment\.instructions\.credit_transfer\[0\]\.(iban|number): (IBAN32423940|SE1212341234123412|DK1212341234123412)$/,
    why: '§5.5: an account whose check digits are wrong is no IBAN',
  },
  {
    pairs: /ubl-example1$/,
    difference: /^\+ \$\.payment\.instructions\.credit_transfer\[1\]\./,
    why: '§5.5: all accounts',
  },
  { difference: /^- \$\.payment\.advances\[0\]\.description: /, why: '§5.5: what was paid has no description' },
  {
    difference: /^- \$\.(payment\.advances\[0\]\.amount|totals\.advance): 0\.00$/,
    why: '§5.5: 0 was paid: no advance',
  },
  {
    pairs: /(b2b-reg|nbio-stuck-ubl)$/,
    difference: /^- \$\.totals\.due: /,
    why: '§5.5: without an advance nothing else is due than is payable',
  },
  {
    difference: /^[-+≠] \$\.payment\.instructions\.(key|ext\.untdid-payment-means): (debit-transfer → other|31 → 42)$/,
    why: '§5.5: a code of payment means without a key is kept',
  },
  { difference: /^- \$\.ordering\.purchases\[0\]\.code: NA$/, why: '§5.3: NA stands for no order' },
  { difference: /^\+ \$\.\$regime: /, why: '§5.1: without a tax number the country of the address has the regime' },
  { difference: /^\+ \$\.supplier\.registration\.other: /, why: '§5.2: BT-33 is the registration' },
  { difference: /^[+≠] \$\..*\.street_extra: /, why: '§5.2: the third line of an address joins the second' },
  {
    difference: /^\+ \$\.(notes|discounts|charges|lines\[\d+\]\.(discounts|charges))\[\d+\]\.key: /,
    why: '§5.1, §5.6: codes have their keys',
  },
  {
    pairs: /ubl-example3$/,
    difference: /^≠ \$\.customer\.tax_id\.(country|code): /,
    why: '§5.2: a VAT number is of the country that it begins with',
  },
  {
    pairs: /custom-namespace-prefixes$/,
    difference: /^(\+ \$\.(\$addons|tax\.ext\.)|≠ \$\.type: other → credit-note)/,
    why: '§1.1, §5.1: an unknown specification is read as the core, with its type',
  },
  {
    pairs: /custom-namespace-prefixes$/,
    difference: /^- \$\.customer\.tax_id\./,
    why: '§5.2: a scheme other than VAT is none of a tax number that the buyer has',
  },
  {
    pairs: /zugferd-1$/,
    difference: /^- \$\.(discounts|charges)\[\d\]\.base: /,
    why: '§5.6: a base without percentage is left out',
  },
  {
    pairs: /zugferd-1$/,
    difference: /^[-+≠] \$\.lines\[\d\]\.item\.identities\[[01]\]\./,
    why: '§5.7: an identifier without code is left out',
  },
  {
    pairs: /zugferd-1$/,
    difference: /^\+ \$\.supplier\.identities\[0\]\.(scope: tax|key: de-tax-number)$/,
    why: '§5.2: BT-32 has its scope, in Germany also the key by which its rules find the number',
  },
  {
    pairs: /(CII_example1|CII_example8|CII_business_example_01|from-cii\/xrechnung\/invoice-test-01)$/,
    difference: /^figure BT-(131|106|109|110|112|115|116|117)$/,
    why: '§5.10: the figures of these examples do not come out: lines that are not price times quantity, totals that are not the sum of lines',
  },
];
