/** Shared parts of the older releases of the French rules in both syntaxes (chapter 26 §6). */

import { CodeList } from '../../../codes/code-list.ts';
import { FRAMES } from '../../../codes/generated/frames.ts';
import { ATTACHMENTS } from '../../../codes/generated/france.ts';
import { type Flag, type Judged, normal, type Rule } from '../../../rules/declare.ts';
import { failing } from '../../../rules/elements.ts';
import { demanding, type OlderRelease } from '../../../rules/older.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { numberOf } from '../../shared/forms.ts';
import { type DocumentElements, documentLevelRules } from './document.ts';
import type { Forms } from './rules.ts';
import { frameOf, goesBothWays } from './several-sellers.ts';

const BOTH_WAYS = ['B9', 'S9', 'M9'];
const ONE_WAY = FRAMES.filter((frame) => !BOTH_WAYS.includes(frame));

/** The rules that were faults while all others were warnings. */
const ALWAYS_FATAL = /^BR-FR-(?:MV-(?:0[1-35-9]|1[02-4]|BD)|BD-)/;

/** The levels of the "warning" version of 1.4.0. */
export const warningsOnly = (id: string, flag: Flag): Flag => (ALWAYS_FATAL.test(id) ? flag : 'warning');

/** The levels before 1.4.0, which had no other version. */
export const before14 = (id: string, flag: Flag): Flag => (id.startsWith('BR-FR-MV-') ? 'fatal' : flag);

/** The rules on invoices of several sellers, and of both parties, that came with 1.4.0. */
export const SELLERS_OF_14 = `BR-FR-BD-02_EXT-FR-FE-163 BR-FR-BD-02_BT-30 BR-FR-BD-02_BT-31 BR-FR-BD-02_BT-47 BR-FR-BD-13_BT-3
  BR-FR-MV-BD_BT-3 BR-FR-MV-14-EXT-FR-FE-136 BR-FR-MV-14-EXT-FR-FE-138 BR-FR-BD-14-EXT-FR-FE-136 BR-FR-BD-14-EXT-FR-FE-138`;

/** Returns the requirements, until 1.4.0.03, of the rules on the whole document about due dates and paid amounts. */
export function documentBefore(elements: DocumentElements): Changes {
  const rules = documentLevelRules({ ...elements, areEqual: (one, other) => numberOf(one) === numberOf(other) });
  return demandsOf(rules.filter(({ id }) => /^BR-FR-CO-0[79]_/.test(id)));
}

/** The forms of 1.3.0: a slash in place of the point, and no joint summary of contractors. */
const FORMS_OF_130: Forms = {
  isAllowed: (text) => /^[A-Za-z0-9+\-_/]+$/.test(text),
  attachments: new CodeList([...ATTACHMENTS.codes].filter((code) => code !== 'RECAPITULATIF_COTRAITANCE').join('\n')),
};

/** Returns the changes that restore the forms of 1.3.0. @param rulesOf returns the rules for given forms */
export function formsOf130(rulesOf: (forms: Forms) => readonly Rule[]): Changes {
  return demandsOf(rulesOf(FORMS_OF_130).filter(({ id }) => /^BR-FR-(?:17|23|24)_/.test(id)));
}

type Changes = NonNullable<OlderRelease['changes']>;

/** Returns the changes that adopt the requirements of other rules. */
export function demandsOf(rules: readonly Rule[]): Changes {
  return Object.fromEntries(rules.map(({ id, holds }) => [id, demanding(holds)]));
}

/** The frame could be missing, and two-way invoices had none. */
export const frameIfThere = (rule: Rule): Rule => ({
  ...rule,
  holds: (group, judged) => {
    const found = frameOf(judged);
    if (found === undefined) return true;
    return BOTH_WAYS.includes(found) ? { values: { found, expected: ONE_WAY } } : rule.holds(group, judged);
  },
});

/** Returns the changes of the rules on several sellers: they do not apply to two-way invoices, and one requires something else. */
export function ofSeveralSellers(rules: readonly Rule[], others: readonly Rule[]): Changes {
  const other = others.find(({ id }) => id === 'BR-FR-MV-11_BT-128');
  const made = rules.map((rule): Rule => {
    const { holds } = rule.id === other?.id ? other : rule;
    return { ...rule, holds: (group, judged) => goesBothWays(judged) || holds(group, judged) };
  });
  return demandsOf(made);
}

/** Returns a rule on credit notes that a reference in each line satisfies, whatever the line. */
export function ifAllLines(refers: (judged: Judged) => boolean, inHead: (judged: Judged) => boolean) {
  return (rule: Rule): Rule => ({
    ...rule,
    holds: (group, judged) => {
      if (inHead(judged) || refers(judged)) return true;
      // The newest rule holds for documents other than credit notes, and for those with a reference in each counted line.
      return isCreditNote(judged) ? false : rule.holds(group, judged);
    },
  });
}

const CREDIT_NOTES = ['261', '381', '396', '502', '503'];

function isCreditNote({ invoice, kind }: Judged): boolean {
  return kind !== 'ubl-invoice' && CREDIT_NOTES.includes(invoice.text('BT-3') ?? '');
}

const LISTS: readonly (string | undefined)[] = [undefined, '7161', '5153'];

/** For codes of other lists, the rule looks for the code itself, instead of the list's name, among the names of lists. */
export function listNamesAsCodes(charges: (judged: Judged) => readonly XmlElement[]): (rule: Rule) => Rule {
  return demanding((_, judged) =>
    failing(
      charges(judged).filter((each) => !LISTS.includes(each.attribute('listID'))),
      ({ value }) => LISTS.includes(normal(value)) || { found: value },
    ),
  );
}
