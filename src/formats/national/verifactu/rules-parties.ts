/** Rules on parties. */

import { isNif } from '../../../engine/regimes/es/identity.ts';
import { collapsed } from '../../schema/values.ts';
import { isVatNumber } from './codes.ts';
import { at, inAltas, inPersons, inRecords, isInForce, lasting, type Rule } from './rule-base.ts';
import { WRONG_NIF } from './rules-message.ts';
import { NOT_IN_LIST } from './rules-record.ts';
import type { Person, RecordView } from './view.ts';

const nifOf = ({ view }: RecordView, { element }: Person) => view.in(element, 'NIF');
const child = ({ view }: RecordView, { element, other }: Person, name: string) => view.in(other, name) ?? element;

/** The code of a wrong NIF, by the role of the party. */
const NIF_CODES = { recipient: '1123', third: '1258', generator: '1219', maker: '1176' } as const;
/** The code for both or neither of NIF and IDOtro. */
const BOTH_CODES = { recipient: '1239', third: '1178', generator: '1228', maker: '1222' } as const;
const ROLES = Object.keys(NIF_CODES) as Person['role'][];

export const NO_NAME = 'The party has a NIF but no name; add NombreRazon.';
export const ONLY_RECIPIENTS = 'IDType 07 (not in the census) is only for recipients; use another type.';
export const SPANISH =
  'A Spanish party needs a NIF. With CodigoPais ES, IDOtro allows only IDType 03, and for recipients 07.';
export const THIRD_OF_RECIPIENT = 'The recipient issued the invoice (D), so it has no Tercero; remove it, or write T.';
export const BOTH = 'The party needs either a NIF or IDOtro.';
const SAME = '{value} is the number of the issuer; it must be another party.';
const NOT_KNOWN =
  '{value} is the number of the issuer, or one that the tax office does not know; check the NIF and the name of the recipient.';

/** A NIF of a person: a DNI, an NIE, or one of the letters K, L, M. */
const isPerson = (id: string) => isNif(id) && /^[\dXYZKLM]/.test(id);

export const partyRules: readonly Rule[] = [
  ...ROLES.map((role) =>
    inPersons(
      NIF_CODES[role],
      (person, record) =>
        person.role === role && person.nif !== undefined && !isNif(person.nif) && nifOf(record, person),
      WRONG_NIF,
    ),
  ),
  ...ROLES.map((role) =>
    inPersons(
      BOTH_CODES[role],
      ({ element, role: own, nif, other }) => own === role && (nif === undefined) === (other === undefined) && element,
      BOTH,
    ),
  ),
  inPersons(
    '1101',
    (person, record) => {
      const { country } = person;
      return country !== undefined && !/^[A-Z]{2}$/.test(country) && child(record, person, 'CodigoPais');
    },
    NOT_IN_LIST,
  ),
  inPersons(
    '1102',
    (person, record) => {
      const { idType } = person;
      return idType !== undefined && !/^0[2-7]$/.test(idType) && child(record, person, 'IDType');
    },
    NOT_IN_LIST,
  ),
  inPersons(
    '1103',
    (person, record, context) => {
      const { idType, id } = person;
      if (idType !== '02' || id === undefined) return false;
      const isKnown = isVatNumber(id) && (!id.startsWith('HR') || isInForce(context, { from: '2025-06-17' }));
      return !isKnown && child(record, person, 'ID');
    },
    'The ID {value} is not the VAT number of a trader in the EU. Write it with its prefix, as in DE111111125, or use another IDType.',
  ),
  inPersons(
    '1111',
    ({ other, idType, country }) => idType !== undefined && idType !== '02' && country === undefined && other,
    'CodigoPais is missing; only IDType 02 does not need it.',
  ),
  inPersons(
    '1122',
    (person, record) => {
      const { idType, country, id } = person;
      const differs = idType === '02' && country !== undefined && id !== undefined && !id.startsWith(country);
      return differs && child(record, person, 'CodigoPais');
    },
    'CodigoPais {value} differs from the first two letters of the VAT number; remove CodigoPais.',
  ),
  inPersons(
    '1126',
    (person, record) => {
      const { role, country, idType } = person;
      const isAllowed = idType === '03' || (idType === '07' && (role === 'recipient' || role === 'generator'));
      return country === 'ES' && idType !== undefined && !isAllowed && child(record, person, 'IDType');
    },
    SPANISH,
  ),
  inPersons(
    '1230',
    (person, record) => {
      const { idType, country } = person;
      return idType === '07' && country !== undefined && country !== 'ES' && child(record, person, 'CodigoPais');
    },
    'IDType 07 (not in the census) needs CodigoPais ES, not {value}.',
  ),
  inPersons(
    '1131',
    (person, record) => {
      const { idType, id } = person;
      return idType === '07' && id !== undefined && !isPerson(id) && child(record, person, 'ID');
    },
    'With IDType 07 (not in the census) the ID must be the NIF of a natural person; {value} is not.',
  ),
  ...(
    [
      ['1211', 'third'],
      ['1229', 'generator'],
      ['1231', 'maker'],
    ] as const
  ).map(([code, role]) =>
    inPersons(
      code,
      (person, record) => person.role === role && person.idType === '07' && child(record, person, 'IDType'),
      ONLY_RECIPIENTS,
    ),
  ),
  inPersons(
    '1254',
    (person, record) => {
      const isNorthern = person.idType === '02' && person.id?.startsWith('XI');
      return isNorthern && (record.day ?? '9999') < '2021-01-01' && child(record, person, 'ID');
    },
    'VAT numbers with XI (Northern Ireland) have existed only since 2021.',
  ),
  inPersons(
    '1255',
    (person, record) => {
      const isBritish = person.idType === '02' && person.id?.startsWith('GB');
      return isBritish && (record.day ?? '') >= '2021-02-01' && child(record, person, 'ID');
    },
    'Since February 2021 a number with GB is not a VAT number of the EU; use IDType 04 with CodigoPais GB.',
  ),
  ...(
    [
      ['1188', 'third', {}],
      // Goods for own use are allowed since then.
      ['1193', 'recipient', { before: '2025-03-18' }],
      ['1259', 'generator', {}],
    ] as const
  ).flatMap(([code, role, lifetime]) =>
    lasting(
      lifetime,
      inPersons(
        code,
        (person, record) =>
          person.role === role && person.nif !== undefined && person.nif === record.issuer && nifOf(record, person),
        role === 'recipient' ? NOT_KNOWN : SAME,
      ),
    ),
  ),
  inPersons(
    '1282',
    ({ element, nif }, { view }) => nif !== undefined && !view.text(element, 'NombreRazon') && element,
    NO_NAME,
  ),
  inAltas(
    '1189',
    (record) => /^(?:F1|F3|R[1-4])$/.test(record.type) && record.recipients.length === 0 && record.in('TipoFactura'),
    'An invoice of type {value} needs a recipient. An invoice without one is simplified (F2, R5).',
  ),
  inAltas(
    '1190',
    (record) => record.isSimplified && record.recipients.length > 0 && record.in('Destinatarios'),
    'A simplified invoice (F2, R5) cannot have a recipient; remove it, or correct TipoFactura.',
  ),
  inAltas(
    '1191',
    (record) =>
      record.type === 'R3' &&
      record.recipients.filter(({ nif, idType }) => nif === undefined && idType !== '07').map(({ element }) => element),
    'The recipient of a correction of type R3 needs a NIF, or IDType 07.',
  ),
  inAltas(
    '1192',
    (record) =>
      record.type === 'R2' &&
      record.recipients
        .filter(({ nif, idType }) => nif === undefined && idType !== '07' && idType !== '02')
        .map(({ element }) => element),
    'The recipient of a correction of type R2 needs a NIF, or IDType 07 or 02.',
  ),
  inAltas(
    '1155',
    (record) => record.in('Tercero') && !record.in('EmitidaPorTerceroODestinatario') && record.in('Tercero'),
    'Tercero needs EmitidaPorTerceroODestinatario T; add it.',
  ),
  inAltas(
    '1186',
    (record) => {
      const issuer = record.in('EmitidaPorTerceroODestinatario');
      return issuer && collapsed(issuer.text) === 'T' && !record.in('Tercero') && issuer;
    },
    'The invoice was issued by a third party (T); add it as Tercero.',
  ),
  inAltas(
    '1187',
    (record) => record.text('EmitidaPorTerceroODestinatario') === 'D' && record.in('Tercero'),
    THIRD_OF_RECIPIENT,
  ),
  inAltas(
    '1158',
    (record) => {
      const issuer = record.in('EmitidaPorTerceroODestinatario');
      return issuer && collapsed(issuer.text) === 'D' && record.recipients.length === 0 && issuer;
    },
    'The recipient issued the invoice (D), but the record has no recipient; add Destinatarios.',
  ),
  inRecords(
    '1224',
    (record) => {
      const [by, generator] = [record.in('GeneradoPor'), record.in('Generador')];
      return (by === undefined) !== (generator === undefined) && (by ?? generator);
    },
    'GeneradoPor and Generador belong together; add the missing one.',
  ),
  inRecords(
    '1225',
    (record) => {
      const by = record.in('GeneradoPor');
      return by && !/^[EDT]$/.test(collapsed(by.text)) && by;
    },
    NOT_IN_LIST,
  ),
  inPersons(
    '1227',
    ({ role, element, nif }, record) =>
      role === 'generator' && record.text('GeneradoPor') === 'E' && nif === undefined && element,
    'The issuer (E) makes the cancellation, so Generador needs a NIF.',
  ),
  inRecords(
    '1177',
    (record) => {
      const id = record.in('SistemaInformatico', 'IdSistemaInformatico');
      return id && !/^[A-Z0-9]{2}$/.test(collapsed(id.text)) && id;
    },
    'IdSistemaInformatico is {value}, but must be two letters A to Z or digits.',
  ),
  inRecords(
    '1179',
    (record) => {
      const system = record.in('SistemaInformatico');
      return system && !record.text('SistemaInformatico', 'NombreRazon') && at(system, undefined);
    },
    'The billing program has no maker; add NombreRazon to SistemaInformatico.',
  ),
];
