/**
 * Numbers of Costa Rican taxpayers: cédula física 9 digits, cédula jurídica and NITE 10 characters, DIMEX 11 or 12
 * digits. They have no check digit. Source: Anexos y Estructuras de Comprobantes Electrónicos v4.4,
 * https://www.hacienda.go.cr/docs/ANEXOS_Y_ESTRUCTURAS_V4.4.pdf
 */
import { matches } from '../../rules/conditions.ts';
import { taxCodeRules } from '../../tax/identity.ts';

export const identityRules = taxCodeRules(
  'GOBL-CR-TAX-IDENTITY',
  'A Costa Rican tax number has 9 digits (cédula física), 10 digits or letters (cédula jurídica, NITE), or 11 or 12 digits (DIMEX), as in 3101123456; count them, and leave out a leading 0.',
  matches(/^([1-9]\d{8}|[0-9A-Z]{10}|[1-9]\d{10,11})$/),
);
