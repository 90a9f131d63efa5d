import type { RuleDetail } from '../../engine/model/general-rule.ts';

/** Codes without an example, each with the reason. */

/** The codes that values get when they are read, before the rules of their types. */
const REJECTED: Readonly<Record<string, string>> = {
  'GOBL-CAL-DATE-01': 'BW-DATE',
  'GOBL-CAL-DATETIME-01': 'BW-DATETIME',
  'GOBL-CAL-TIMESTAMP-01': 'BW-TIMESTAMP',
  'GOBL-ENVELOPE-01': 'BW-SCHEMA-MISSING',
  'GOBL-UUID-UUID-01': 'BW-UUID',
};

const EMPTY_LIST = 'No document breaks this rule: an empty list counts as a missing one.';
const TOO_LONG = 'An example would be too long to show.';
const BYTES = 'An example would consist of bytes that no text can show.';
const SERVICE = 'There is no example: it depends on the service, not on the request.';

const DAY = 'There is no example: it depends on the day in the request.';
const AGENCY = 'There is no example: only the tax office can tell, from its data.';
const CHAIN = 'There is no example: it depends on other records.';

/** Codes of records and reports that need more than one file. */
const RECORD_REASONS: readonly (readonly [RegExp, string])[] = [
  [/^VF-(?:CHAIN|EVENT)-/, CHAIN],
  // Rules of former versions only.
  [/^VF-(?:1193|1279|1280|1287)$/, DAY],
  [/^VF-(?:3\d{3}|41\d\d|11(?:0[09]|10|2[189]|5[469]|7[12]|8[014])|12\d\d|2001|2007|2008)$/, AGENCY],
  [
    /^(?:BW-VERIFACTU-|BW-FORMAT-REFUSED$|VF-(?:QR|ANSWER)$)/,
    'There is no example: it depends on the options of the request.',
  ],
  [
    /^(?:aligned-)?ibrp?-(?:\d+|cl-\d+)-(?:aunz-sb|jp-sb|jp-ntr)$/,
    'There is no example: the rule for invoices with the same number has one.',
  ],
  [
    /^(?:BTOM-META-001|aligned-ibr-jp-03|aligned-ibrp-cl-01-aunz|ibr-04-my|ibr-cl-05-my)$/,
    'There is no example: whatever breaks this rule also breaks others that show it better.',
  ],
  [
    /^(?:BW-ZATCA-|FACE-2$|BW-FACTURAE-(?:SIGNATURE|KEY)$|BW-KEY-FILE$)/,
    'There is no example: it depends on the options of the request, or on the hash of a whole file.',
  ],
  [/^FACE-4c$/, 'There is no example: only the register of invoices can tell, from its data.'],
  [
    /^(?:CFDI4010[26]|SAT-(?:30[3567]|401)|BW-CFDI-(?:EXEMPT-TOTAL|SEAL-COMPLEMENT|STAMP|STAMP-SEAL|STAMP-SIGNATURE|UNCHECKED|UNSTAMPED|KEY|KEY-CIPHER|CERT-SERIAL))$/,
    'There is no example: it depends on the seal of a whole file.',
  ],
  [/^BW-RULES-(?!FORBIDDEN)/, 'There is no example: it depends on a file of house rules.'],
  [/^BW-F10-/, 'There is no example: it depends on the documents of a report together.'],
];

const REASONS: Readonly<Record<string, string>> = {
  'GOBL-CO-DIAN-BILL-INVOICE-02': EMPTY_LIST,
  'GOBL-CO-DIAN-BILL-INVOICE-06': EMPTY_LIST,
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-26': EMPTY_LIST,
  'GOBL-TAX-REGIMEDEF-05': EMPTY_LIST,
  'GOBL-FR-CTC-FLOW10-BILL-INVOICE-16': 'No document breaks this rule: its condition already requires the property.',
  'BR-KSA-98': DAY,
  'IBR-171-OM': DAY,
  'BW-RELEASE-EARLIEST': DAY,
  'BW-RELEASE-NEWER': DAY,
  'BW-RELEASE-NONE': DAY,
  'BW-RELEASE-SOON': DAY,
  'BW-READINESS': 'There is no example: it appears only if you ask for it.',
  'BW-TIMESTAMP': 'No document has this fault: no property has a timestamp.',
  'BW-LIST-LENGTH': TOO_LONG,
  'BW-EXPLAIN-LENGTH': TOO_LONG,
  'BW-FAULTS-CUT': TOO_LONG,
  'BW-PDF-SIZE': TOO_LONG,
  'BW-XML-SIZE': TOO_LONG,
  'BW-WARN-SIZE': TOO_LONG,
  'BW-KSEF-LIMIT': TOO_LONG,
  'KSEF-FILE-06': TOO_LONG,
  'SDI-00003': TOO_LONG,
  'BW-FACTURAE-SIZE': TOO_LONG,
  'BW-FACTURAE-LINES': 'There is no example: an invoice without lines breaks rules of the standard first.',
  'BW-CFDI-BOM': BYTES,
  'BW-CFDI-DTD': BYTES,
  'BW-CFDI-PREFIX': BYTES,
  'BW-XML-PREFIX': BYTES,
  'BW-FPA-P7M': BYTES,
  'BW-FPA-P7M-DIGEST': BYTES,
  'BW-FPA-SIGNATURE': BYTES,
  'KSEF-FILE-02': BYTES,
  'BW-SIGN-ELSEWHERE': SERVICE,
  'BW-VERIFY-ISSUER': SERVICE,
  'BW-NOT-LOADED': 'There is no example: only the library `billwright/core` reports this.',
  'BW-WARN-KEY-FILE': 'There is no example: it depends on the permissions of a file.',
  'BW-PDF-UNCHECKED': 'There is no example: a PDF gets this warning whenever its own pages are used.',
  'KSEF-XSD-facet-length': 'No file breaks this rule: FA(3) has no value of a fixed length.',
};

/** Returns why a code has no example: for a rule of the standard, the reason why no document can break it. */
export function whyNoExample(code: string, rule?: RuleDetail): { no_example?: string } {
  const reason =
    REASONS[code] ?? RECORD_REASONS.find(([codes]) => codes.test(code))?.[1] ?? (rule && whyUnbroken(rule));
  return reason === undefined ? {} : { no_example: reason };
}

function whyUnbroken({ code, successor, tests }: RuleDetail): string | undefined {
  if (successor) return `No document breaks this rule: ${successor} has replaced it.`;
  if (REJECTED[code])
    return `No document breaks this rule: such a value is rejected with ${REJECTED[code]} when it is read.`;
  const isUnfailing = tests.length > 0 && tests.every((test) => test === 'unfailing');
  return isUnfailing
    ? 'No document breaks this rule: a missing value counts as zero, or building fills it in.'
    : undefined;
}
