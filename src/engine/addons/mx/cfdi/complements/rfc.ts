import type { Test } from '../../../../rules/declare.ts';
import { labelled } from '../../../../rules/label.ts';

const COMPANY = /^[A-ZÑ&]{3}[0-9]{6}[A-Z0-9]{3}$/;
const PERSON = /^[A-ZÑ&]{4}[0-9]{6}[A-Z0-9]{3}$/;

/** Tests the form of an RFC, of a company or a person (SAT, Anexo 20, t_RFC). The empty text fails. */
export const isRfc: Test<string> = labelled('is rfc', (code = '') => COMPANY.test(code) || PERSON.test(code));

export const RFC_EXPECTED = 'three letters (a company) or four (a person), a date of six digits and three characters';
