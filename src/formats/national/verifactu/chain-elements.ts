/** Records and events in elements, as members of chains. */

import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { ElementView } from '../shared/view.ts';
import type { ChainRecord } from './chain.ts';
import { Checksum } from './checksum.ts';
import { eventFitOf, fitOf } from './hash.ts';
import { hashedEvent, type RecordView } from './view.ts';

export function chainRecordOf(record: RecordView): ChainRecord<XmlElement> {
  const { view, before, element, hashed } = record;
  const text = (parent: XmlElement | undefined, name: string, ...names: string[]) =>
    view.text(parent, name, ...names) ?? '';
  const system = record.in('SistemaInformatico');
  const hash = record.hash ?? '';
  return {
    kind: record.kind,
    issuer: record.issuer ?? '',
    number: record.number ?? '',
    date: record.date ?? '',
    maker: text(system, 'NIF') || text(system, 'IDOtro', 'ID'),
    system: text(system, 'IdSistemaInformatico'),
    version: text(system, 'Version'),
    installation: text(system, 'NumeroInstalacion'),
    time: record.time ?? '',
    hash,
    fit: fitOf(hashed, hash),
    previous: before && {
      issuer: text(before, 'IDEmisorFactura'),
      number: text(before, 'NumSerieFactura'),
      date: text(before, 'FechaExpedicionFactura'),
      hash: text(before, 'Huella'),
    },
    isCorrection: record.isSet('Subsanacion'),
    isUnknown: record.isSet('SinRegistroPrevio'),
    content: checksumOf(element),
    place: element,
  };
}

export function chainEventOf(event: XmlElement): ChainRecord<XmlElement> {
  const view = new ElementView(event, 'sif:');
  const inner = view.in(event, 'Evento');
  const before = view.in(inner, 'Encadenamiento', 'EventoAnterior');
  const hashed = hashedEvent(event);
  const hash = view.text(inner, 'HuellaEvento') ?? '';
  const trimmed = (text: string | undefined) => collapsed(text ?? '');
  return {
    kind: 'event',
    issuer: trimmed(hashed.taxpayer),
    number: trimmed(hashed.type),
    date: trimmed(hashed.time),
    maker: trimmed(hashed.makerNif ?? hashed.makerId),
    system: trimmed(hashed.system),
    version: trimmed(hashed.version),
    installation: trimmed(hashed.installation),
    time: trimmed(hashed.time),
    hash,
    fit: eventFitOf(hashed, hash),
    previous: before && {
      issuer: trimmed(hashed.taxpayer),
      number: view.text(before, 'TipoEvento') ?? '',
      date: view.text(before, 'FechaHoraHusoGenEvento') ?? '',
      hash: view.text(before, 'HuellaEvento') ?? '',
    },
    isCorrection: false,
    isUnknown: false,
    content: checksumOf(event),
    place: event,
  };
}

function checksumOf(element: XmlElement): number {
  const sum = new Checksum();
  for (const each of element.within()) if (each.first === undefined) sum.add(each.text.trim());
  return sum.value;
}
