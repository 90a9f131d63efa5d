/** The codes of answers over Peppol (chapter 25 §3). */

/** The codes of a T111: the state of the invoice. */
export const RESPONSE_CODES = ['AB', 'AP', 'RE', 'IP', 'UQ', 'CA', 'PD'] as const;
/** The codes of messages about messages. */
export const MESSAGE_CODES = ['AB', 'AP', 'RE'] as const;

export const REASON_LIST = 'OPStatusReason';
export const ACTION_LIST = 'OPStatusAction';

/** The reasons by their key in documents. */
export const REASONS: ReadonlyMap<string, string> = new Map([
  ['none', 'NON'],
  ['references', 'REF'],
  ['legal', 'LEG'],
  ['unknown-receiver', 'REC'],
  ['quality', 'QUA'],
  ['delivery', 'DEL'],
  ['prices', 'PRI'],
  ['quantity', 'QTY'],
  ['items', 'ITM'],
  ['payment-terms', 'PAY'],
  ['not-recognized', 'UNR'],
  ['finance-terms', 'FIN'],
  ['partial', 'PPD'],
  ['other', 'OTH'],
]);

/** The requested actions by their key in documents. */
export const ACTIONS: ReadonlyMap<string, string> = new Map([
  ['none', 'NOA'],
  ['provide', 'PIN'],
  ['reissue', 'NIN'],
  ['credit-full', 'CNF'],
  ['credit-partial', 'CNP'],
  ['credit-amount', 'CNA'],
  ['other', 'OTH'],
]);

/** The response by the key of a line. An accepted line with a reason is conditionally accepted. */
export const CODE_OF_KEY: ReadonlyMap<string, string> = new Map([
  ['acknowledged', 'AB'],
  ['processing', 'IP'],
  ['querying', 'UQ'],
  ['accepted', 'AP'],
  ['rejected', 'RE'],
  ['paid', 'PD'],
]);

/** The key of a line by the response. */
export const KEY_OF_CODE: ReadonlyMap<string, string> = new Map([
  ...[...CODE_OF_KEY].map(([key, code]) => [code, key] as const),
  ['CA', 'accepted'],
]);

/** The response by the status of the French reform, which goes before the key (chapter 25 §7). */
export const CODE_OF_FRENCH_STATUS: ReadonlyMap<string, string | undefined> = new Map([
  ['200', undefined],
  ['201', undefined],
  ['202', 'AB'],
  ['203', 'AB'],
  ['204', 'IP'],
  ['205', 'AP'],
  ['206', 'CA'],
  ['207', 'UQ'],
  ['208', 'UQ'],
  ['209', undefined],
  ['210', 'RE'],
  ['211', 'PD'],
  ['212', 'PD'],
  ['213', undefined],
]);

/** UNTDID 1001 by the type of the answered document. */
export const DOCUMENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['standard', '380'],
  ['credit-note', '381'],
  ['corrective', '384'],
  ['debit-note', '383'],
  ['proforma', '325'],
]);

/** The codes for the effect of a violated rule on the message. */
export const MLR_VERDICTS = ['BV', 'BW', 'SV'] as const;
export const MLS_VERDICTS = ['BV', 'BW', 'FD', 'SV'] as const;

/** Codes in a list of single codes and ranges: `1-470 481-491 610`. */
class CodeRanges {
  readonly #ranges: readonly (readonly [number, number, number])[];

  constructor(text: string) {
    this.#ranges = text.split(/\s+/).map((each) => {
      const [from = '', to = from] = each.split('-');
      return [Number(from), Number(to), from.startsWith('0') ? 4 : 0];
    });
  }

  has(code: string): boolean {
    if (!/^(?:0|[1-9]\d{0,3}|0\d{3})$/.test(code)) return false;
    const number = Number(code);
    return this.#ranges.some(
      ([from, to, width]) => number >= from && number <= to && code === String(number).padStart(width, '0'),
    );
  }
}

/** The schemes of electronic addresses (EAS), as the rules of May 2026 have them. */
export const ADDRESS_SCHEMES = new CodeRanges(
  `0002 0007 0009 0060 0088 0096-0097 0106 0130 0135 0142 0151 0183-0184 0188 0190-0192 0195-0196 0198-0201 0204 0208-0211
  0216 0218 0221 0225 0230 0235 0240 0242 0244-0246 0248 9910 9913-9915 9918-9920 9922-9953 9957 9959`,
);

/** The schemes of identifiers (ISO 6523). */
export const IDENTIFIER_SCHEMES = new CodeRanges('0002-0091 0093-0102 0104-0180 0183-0248');

/** The types of documents (UNTDID 1001). */
export const TYPE_CODES = new CodeRanges(
  `1-470 481-491 493-499 520-539 550-554 575-589 610 621-659 700-751 760-761 763-766 770 775 780-799 810-812 820-825 830
  833 840-841 850-853 855-856 860-865 870 890 895-896 901 910-911 913-917 925-927 929-938 940-941 950-955 960-966 970-972
  974-979 990-991 995-996 998 1999`,
);
