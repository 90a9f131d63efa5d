/** Rules that no document can break, each with the reason. */

/** The codes that values get when they are read, before the rules of their types. */
const REJECTED: Readonly<Record<string, string>> = {
  'GOBL-CAL-DATE-01': 'BW-DATE',
  'GOBL-CAL-DATETIME-01': 'BW-DATETIME',
  'GOBL-CAL-TIMESTAMP-01': 'BW-TIMESTAMP',
  'GOBL-ENVELOPE-01': 'BW-SCHEMA-MISSING',
  'GOBL-UUID-UUID-01': 'BW-UUID',
};

/** Rules on the length of lists. An empty list is the same as none. */
const EMPTY_LISTS: ReadonlySet<string> = new Set([
  'GOBL-CO-DIAN-BILL-INVOICE-02',
  'GOBL-CO-DIAN-BILL-INVOICE-06',
  'GOBL-FR-CTC-FLOW2-BILL-INVOICE-26',
  'GOBL-TAX-REGIMEDEF-05',
]);

/** Rules whose condition already includes what they ask for. */
const IMPLIED: ReadonlySet<string> = new Set(['GOBL-FR-CTC-FLOW10-BILL-INVOICE-16']);

/** Returns why no document can break a rule; undefined if one can. */
export function whyUnbroken(rule: string, description: string, tests: readonly string[]): string | undefined {
  const successor = /^Replaced by ([A-Z0-9-]+)/.exec(description)?.[1];
  if (successor) return `No document breaks this rule: ${successor} has replaced it.`;
  if (REJECTED[rule])
    return `No document breaks this rule: such a value is rejected with ${REJECTED[rule]} when it is read.`;
  if (EMPTY_LISTS.has(rule)) return 'No document breaks this rule: an empty list counts as a missing one.';
  if (IMPLIED.has(rule)) return 'No document breaks this rule: its condition already requires the property.';
  const isUnfailing = tests.length > 0 && tests.every((test) => test === 'unfailing');
  return isUnfailing
    ? 'No document breaks this rule: a missing value counts as zero, or building fills it in.'
    : undefined;
}
