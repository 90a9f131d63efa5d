/** XRechnung's rules in Peppol until release 3.0.20, which read codes as numbers (chapter 26 §4.3). */

import { TYPES } from '../../../codes/generated/xrechnung.ts';
import { normal, type Rule } from '../../../rules/declare.ts';
import type { XmlElement } from '../../../xml/element.ts';
import { UBL } from '../../xrechnung/rules/places-ubl.ts';
import { areSkontos, germanRules, isPreceding } from '../../xrechnung/rules/rules.ts';
import { amongGermans } from './national/de.ts';

/** Returns a code in the form of a number: ` 058.0 ` becomes 58. */
function asNumber(text: string | undefined): string {
  const plain = normal(text);
  return plain === '' ? '' : String(Number(plain));
}

const SKONTO = /#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;
const NAME = '[a-zA-Z0-9!#$%&"*+/=?^_`{|}~-]+';
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?';
const MAIL = new RegExp(`^${NAME}(?:\\.${NAME})*@(?:${LABEL}\\.)+${LABEL}$`);
const LONGEST_MAIL = 10_000;
const isMail = (text: string) => text.length <= LONGEST_MAIL && MAIL.test(text);

const changed: Readonly<Record<string, Rule['holds']>> = {
  'BR-DE-17': (invoice) => {
    const code = invoice.text('BT-3') ?? '';
    return TYPES.has(code) || { values: { code, expected: [...TYPES.codes] } };
  },
  'BR-DE-18': (_, judged) =>
    areSkontos(
      UBL.terms(judged).map(({ value }) => value),
      SKONTO,
    ),
  'BR-DE-26': (invoice) => asNumber(invoice.text('BT-3')) !== '384' || invoice.groups('BG-3').some(isPreceding),
  'BR-DE-28': (contact) => isMail(normal(contact.text('BT-43'))),
};

const codeIn = (means: XmlElement) => means.child(UBL.code)?.value ?? '';
const asWritten = germanRules({ ...UBL, codeOf: codeIn });
const asNumbers = germanRules({ ...UBL, codeOf: (means) => asNumber(codeIn(means)) });

/** The older rules. Those on IBANs compare the code as it is written. */
export const olderGermanRules: readonly Rule[] = amongGermans(
  asNumbers.map((rule) => {
    const isOnIban = rule.id === 'BR-DE-19' || rule.id === 'BR-DE-20';
    const own = isOnIban ? asWritten.find(({ id }) => id === rule.id)?.holds : changed[rule.id];
    return { ...rule, holds: own ?? rule.holds };
  }),
);
