/**
 * Steuernummer, as an identity with the key `de-tax-number`, in the form that tax offices print. Source: ELSTER, Aufbau
 * der Steuernummer, https://www.elster.de/eportal/helpGlobal?themaGlobal=wo_ist_meine_steuernummer_eop
 */
import { normaliser } from '../../normalise/normaliser.ts';
import { Identity } from '../../org/identity.ts';
import { keyIn, matches } from '../../rules/conditions.ts';
import { at, check, rules, when } from '../../rules/declare.ts';

export const TAX_NUMBER_KEY = 'de-tax-number';

const PRINTED = /^(\d{2}\/\d{3}\/\d{5}|\d{3}\/\d{3}\/\d{5}|\d{3}\/\d{4}\/\d{4})$/;

/** Groups the digits as printed: eleven as 3/3/5, ten as 2/3/5. Other lengths stay ungrouped. */
function formatTaxNumber(code: string): string {
  if (PRINTED.test(code)) return code;
  const digits = code.replace(/\D/g, '');
  const head = digits.length - 8;
  return head === 2 || head === 3
    ? `${digits.slice(0, head)}/${digits.slice(head, head + 3)}/${digits.slice(head + 3)}`
    : digits;
}

export const taxNumberNormaliser = normaliser(Identity, (identity) => {
  if (identity.key === TAX_NUMBER_KEY && identity.code) identity.code = formatTaxNumber(identity.code) || undefined;
});

export const taxNumberRules = rules(Identity, 'GOBL-DE-ORG-IDENTITY', [
  when(keyIn(TAX_NUMBER_KEY), [
    at('code', [
      check(
        '01',
        'A German tax number has the form 12/345/67890, 123/456/78901 or 123/4567/8901; check its digits.',
        matches(PRINTED),
      ),
    ]),
  ]),
]);
