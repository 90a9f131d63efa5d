/** A record as data, next to the document that is read or written. */

import type { Fault } from '../../../engine/faults.ts';
import type { Json, JsonObject } from '../../../engine/model/json.ts';
import type { Verification } from '../../../paper/verification.ts';
import type { XmlElement } from '../../xml/element.ts';
import { isoDate } from './codes.ts';
import { fitOf } from './hash.ts';
import { type Environment, type Mode, qrFaults, qrOf } from './qr.ts';
import { RecordView } from './view.ts';

/** Leaves out missing members. */
export function members(all: Readonly<Record<string, JsonObject[string] | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as JsonObject;
}

/** Returns a party, or the billing program with its maker. */
function partyOf(record: RecordView, element: XmlElement | undefined): JsonObject | undefined {
  if (element === undefined) return undefined;
  const text = (name: string, ...names: string[]) => record.view.text(element, name, ...names) || undefined;
  const other = record.view.in(element, 'IDOtro');
  return members({
    name: text('NombreRazon'),
    nif: text('NIF'),
    other:
      other &&
      members({ country: text('IDOtro', 'CodigoPais'), type: text('IDOtro', 'IDType'), id: text('IDOtro', 'ID') }),
  });
}

function systemOf(record: RecordView): JsonObject | undefined {
  const system = record.in('SistemaInformatico');
  if (system === undefined) return undefined;
  const text = (name: string) => record.view.text(system, name) || undefined;
  return members({
    ...partyOf(record, system),
    system_name: text('NombreSistemaInformatico'),
    id: text('IdSistemaInformatico'),
    version: text('Version'),
    installation: text('NumeroInstalacion'),
    only_verifactu: text('TipoUsoPosibleSoloVerifactu'),
    multi: text('TipoUsoPosibleMultiOT'),
    multiple: text('IndicadorMultiplesOT'),
  });
}

/** Returns the members of a record. */
export function recordOf(
  element: XmlElement,
  mode: Mode = 'verifactu',
  environment: Environment = 'production',
): JsonObject {
  const record = new RecordView(element);
  const { issuer, number, date, hash, before, view } = record;
  const ofBefore = (name: string) => view.text(before, name) || undefined;
  return members({
    kind: record.kind,
    version: record.text('IDVersion'),
    reference: record.text('RefExterna'),
    subsanacion: record.text('Subsanacion'),
    rechazo_previo: record.text('RechazoPrevio'),
    sin_registro_previo: record.text('SinRegistroPrevio'),
    generado_por: record.text('GeneradoPor'),
    generador: partyOf(record, record.in('Generador')),
    issuer,
    number,
    date: isoDate(date) ?? date,
    previous: before
      ? members({
          issuer: ofBefore('IDEmisorFactura'),
          number: ofBefore('NumSerieFactura'),
          date: isoDate(ofBefore('FechaExpedicionFactura')) ?? ofBefore('FechaExpedicionFactura'),
          hash: ofBefore('Huella'),
        })
      : null,
    system: systemOf(record),
    generated_at: record.time,
    hash,
    hash_valid: hash !== undefined && fitOf(record.hashed, hash) !== 'no',
    signature: element.child('ds:Signature') ? 'present, not verified' : undefined,
    qr: verificationOf(record, mode, environment)?.url,
  });
}

/** Returns where the invoice of a record can be verified; undefined for a cancellation, and if one of its values is missing. */
export function verificationOf(record: RecordView, mode: Mode, environment: Environment): Verification | undefined {
  const { isAlta, issuer, number, date } = record;
  const total = record.text('ImporteTotal');
  if (!isAlta || issuer === undefined || number === undefined || date === undefined || total === undefined)
    return undefined;
  return qrOf({ issuer, number, date, total }, mode, environment);
}

/** Compares links of QR codes, each with its property, with an invoice's record. */
export function qrFaultsOf(
  element: XmlElement,
  links: Iterable<readonly [link: Json | undefined, property: string]>,
): Fault[] {
  const record = new RecordView(element);
  const { issuer = '', number = '', date = '' } = record;
  const total = record.text('ImporteTotal');
  if (!record.isAlta || total === undefined) return [];
  return [...links].flatMap(([link, property]) =>
    typeof link === 'string' && link !== '' ? qrFaults(link, { issuer, number, date, total }, property) : [],
  );
}
