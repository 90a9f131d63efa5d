/**
 * Registro único de contribuyentes (RUC): eleven digits. The first two are the kind of taxpayer, the last a check digit
 * modulo 11. Source: SUNAT, Inscripción al RUC, https://centrovirtual.sunat.gob.pe/tramites/inscribete-ruc
 */
import { valid } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';
import { weightedSum } from '../../text/check-digits.ts';

const FORM = /^(10|15|17|20)\d{9}$/;
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Tests for the form of a RUC with the right check digit. */
function isRuc(code: string): boolean {
  return FORM.test(code) && (11 - (weightedSum(code, WEIGHTS) % 11)) % 10 === Number(code[10]);
}

export const identityRules = taxCodeRules(
  'GOBL-PE-TAX-IDENTITY',
  'A Peruvian tax number (RUC) has eleven digits, begins with 10, 15, 17 or 20 and ends with a check digit, as in 20131312955; check for a mistyped digit.',
  valid(isRuc, 'valid mod-11 RUC'),
);
