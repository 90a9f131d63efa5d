/** Rules on the header of a message and on its records together. */

import { isNif } from '../../../engine/regimes/es/identity.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { nationalRule } from '../shared/rules.ts';
import { isoDate } from './codes.ts';
import { TIKE } from './facts.ts';
import { inMessage, type Rule, withValue } from './rule-base.ts';

export const WRONG_NIF =
  '{name} is {value}, which is not a Spanish tax number: nine characters with the right check character. Correct it.';
export const WRONG_REFERENCE = 'RefRequerimiento is {value}, but may have only letters and digits.';
export const ON_REQUEST =
  'A message is sent either voluntarily or on request: remove RemisionVoluntaria or RemisionRequerimiento.';
export const YES_NO = '{name} is {value}, but must be S or N.';

const textOf = (element: XmlElement | undefined) => element && collapsed(element.text);

const wrongNif = (nif: XmlElement | undefined) => nif && !isNif(collapsed(nif.text)) && nif;

const flag = (element: XmlElement | undefined) => element && !/^[SN]$/.test(collapsed(element.text)) && element;

/** From when to when VERI*FACTU may end on any day. */
const FREE_END = '2026-01-14';
const LAST_DAY_ONLY = '2027-01-01';

/** The number of characters in which namespaces are declared. */
const BEGINNING = 4000;

/** Returns whether a namespace of the tax office has white space in it, as in the examples that it published. */
function hasBrokenNamespace(text: string): boolean {
  const declarations = text.slice(0, BEGINNING).matchAll(/\sxmlns(?::[\w.-]+)?\s*=\s*["']([^"']{1,300})["']/g);
  return [...declarations].some(([, uri = '']) => /\s/.test(uri.trim()) && uri.replace(/\s+/g, '').startsWith(TIKE));
}

/** Returns the encoding that a file declares, unless it is UTF-8. */
function otherEncoding(text: string): string | undefined {
  const [, encoding = 'UTF-8'] = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(text) ?? [];
  return /^(?:utf-?8|us-ascii)$/i.test(encoding) ? undefined : encoding;
}

export const messageRules: readonly Rule[] = [
  nationalRule(
    'VF-4119',
    'fatal',
    (_, { text }) => {
      const value = otherEncoding(text);
      return value === undefined || [{ values: { value } }];
    },
    'The file is in {value}. The tax office reads only UTF-8: save it in that encoding.',
  ),
  nationalRule(
    'VF-NAMESPACE',
    'warning',
    (_, { text }) => !hasBrokenNamespace(text),
    'A namespace contains a line break or spaces; remove them.',
  ),
  inMessage('4116', (file) => wrongNif(file.inHeader('ObligadoEmision', 'NIF')), WRONG_NIF),
  inMessage('4117', (file) => wrongNif(file.inHeader('Representante', 'NIF')), WRONG_NIF),
  inMessage(
    '4120',
    (file, { today = '', asOf }) => {
      const end = file.inHeader('RemisionVoluntaria', 'FechaFinVeriFactu');
      const made = file.records.flatMap(({ time }) => time?.slice(0, 10) ?? []).sort();
      const day = asOf ?? made.at(-1) ?? today;
      const isFree = day >= FREE_END && day < LAST_DAY_ONLY;
      const [date, year] = [textOf(end)?.slice(0, 6), Number(textOf(end)?.slice(6))];
      const now = Number(day.slice(0, 4));
      return end && ((date !== '31-12-' && !isFree) || (day !== '' && year !== now && year !== now - 1)) && end;
    },
    'FechaFinVeriFactu is {value}, but must be a day of this year or last year; from 2027 on, 31-12.',
  ),
  inMessage('4121', (file) => flag(file.inHeader('RemisionVoluntaria', 'Incidencia')), YES_NO),
  inMessage(
    '4122',
    (file) => {
      const reference = file.inHeader('RemisionRequerimiento', 'RefRequerimiento');
      const text = textOf(reference);
      return text !== undefined && text !== '' && !/^[A-Za-z0-9]+$/.test(text) && reference;
    },
    WRONG_REFERENCE,
  ),
  inMessage(
    '4125',
    (file) => {
      const request = file.inHeader('RemisionRequerimiento');
      return request && !textOf(file.inHeader('RemisionRequerimiento', 'RefRequerimiento')) && request;
    },
    'The message answers a request of the tax office but lacks its reference; add RefRequerimiento.',
  ),
  inMessage(
    '4126',
    (file) => file.inHeader('RemisionVoluntaria') && file.inHeader('RemisionRequerimiento'),
    ON_REQUEST,
  ),
  inMessage('4131', (file) => flag(file.inHeader('RemisionRequerimiento', 'FinRequerimiento')), YES_NO),
  inMessage(
    '1108',
    (file) => {
      const taxpayer = textOf(file.inHeader('ObligadoEmision', 'NIF'));
      if (taxpayer === undefined) return undefined;
      return file.records.flatMap((record) => {
        const issuer = record.id('IDEmisorFactura');
        return issuer && textOf(issuer) !== taxpayer ? [withValue(issuer, { taxpayer })] : [];
      });
    },
    'The record belongs to the issuer {value}, but the message to {taxpayer}. Send the records of each taxpayer in a message of their own.',
  ),
];

export function isRealDate(element: XmlElement | undefined): boolean {
  return element === undefined || isoDate(collapsed(element.text)) !== undefined;
}
