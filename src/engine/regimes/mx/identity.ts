/**
 * Registro Federal de Contribuyentes (RFC): three letters for companies or four for persons, a date of six digits,
 * three characters assigned by the SAT. Source: Código Fiscal de la Federación, art. 27; SAT, Anexo 20, pattern t_RFC,
 * http://www.sat.gob.mx/sitio_internet/cfd/tipoDatos/tdCFDI/tdCFDI.xsd
 */

import { valid } from '../../rules/conditions.ts';
import { type TaxIdentity, taxCodeRules } from '../../tax/identity.ts';
import { upperSimple } from '../../text/clean.ts';

const COMPANY = /^[A-ZÑ&]{3}[0-9]{6}[A-Z0-9]{3}$/;
const PERSON = /^[A-ZÑ&]{4}[0-9]{6}[A-Z0-9]{3}$/;

/** Tests for the form of a company's or a person's RFC. Date and last characters are not checked. */
function isRfc(code: string): boolean {
  return COMPANY.test(code) || PERSON.test(code);
}

/**
 * Converts to upper case and keeps only `A-Z 0-9 Ñ &`. Removes a leading MX only if an RFC remains, since some begin
 * with MX.
 */
export function normaliseIdentity(identity: TaxIdentity): void {
  if (!identity.code) return;
  const bare = upperSimple(identity.code).replace(/[^A-Z0-9Ñ&]/g, '');
  const withoutCountry = bare.replace(/^MX/, '');
  identity.code = (isRfc(withoutCountry) ? withoutCountry : bare) || undefined;
}

export const identityRules = taxCodeRules(
  'GOBL-MX-TAX-IDENTITY',
  'A Mexican RFC has three letters (a company) or four (a person), a date of six digits and three characters, as in EKU9003173C9 or XAXX010101000; check for a missing character.',
  valid(isRfc, 'valid RFC'),
);
