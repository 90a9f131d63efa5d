/** Reads answers of the tax office and events as data. */

import type { JsonObject } from '../../../engine/model/json.ts';
import { type Message, message, type Translation, words } from '../../../engine/text/message.ts';
import { collapsed } from '../../schema/values.ts';
import type { XmlElement } from '../../xml/element.ts';
import { ElementView } from '../shared/view.ts';
import { isoDate } from './codes.ts';
import { eventHashOf } from './hash.ts';
import { members } from './record.ts';
import type { Sent } from './sent.ts';
import { hashedEvent } from './view.ts';

/** What to do after an answer, by the state of a record. */
const NEXT = {
  errors: message('Make a new record of the invoice with Subsanacion S.'),
  nothing: message('Nothing has to be sent again.'),
  ipsi: message(
    'Nothing has to be sent again. Give the next invoices with IPSI their ClaveRegimen: from 2027 on, the tax office rejects records without it.',
  ),
  refused: message(
    'Make a new record of the invoice with Subsanacion S and RechazoPrevio X, or RechazoPrevio S if an earlier record of it was accepted. If data of the invoice itself are wrong, cancel it or issue a corrective invoice. The rejected record stays in the chain: the next record follows the last one made, not the last one accepted.',
  ),
  duplicate: message('The tax office already has the record. To correct it, make a new one with Subsanacion S.'),
  cancellation: message(
    'Make a new cancellation with RechazoPrevio S. If the invoice was never registered, add SinRegistroPrevio S. The rejected record stays in the chain.',
  ),
  cancelled: message(
    'Nothing has to be sent. If the invoice is valid after all, make a new record of it with Subsanacion S.',
  ),
  unknown: message(
    'Make a new cancellation with SinRegistroPrevio S, or a new record with Subsanacion S and RechazoPrevio X.',
  ),
  message: message('Correct the message and send the same records again.'),
  suspended: message('Write to the support of the tax office. Send nothing before it answers.'),
} as const;

function nextFor(
  state: string | undefined,
  operation: string | undefined,
  code: string | undefined,
): Message | undefined {
  if (state === 'AceptadoConErrores') return code === '2009' ? NEXT.ipsi : code === '2004' ? NEXT.nothing : NEXT.errors;
  if (state !== 'Incorrecto') return undefined;
  if (code === '3000') return NEXT.duplicate;
  if (code === '3001') return NEXT.cancelled;
  if (code === '3002') return NEXT.unknown;
  if (code === '4141') return NEXT.suspended;
  if (code !== undefined && /^(?:4|35)/.test(code)) return NEXT.message;
  return operation === 'Anulacion' ? NEXT.cancellation : NEXT.refused;
}

/** Returns the summary of an answer, each code with its explanation. */
export async function answerOf(root: XmlElement, sent?: Sent, translation?: Translation): Promise<JsonObject> {
  const view = new ElementView(root, 'sumR:');
  const inner = new ElementView(root, 'sum1:');
  const text = (element: XmlElement | undefined, name: string) => view.text(element, name) || undefined;
  const innerText = (element: XmlElement | undefined, ...[name, ...names]: [string, ...string[]]) =>
    inner.text(element, name, ...names) || undefined;
  const [{ set }, { valuesOf }] = await Promise.all([import('./rules.ts'), import('./rules-explained.ts')]);
  const explanations = new Map((set.national ?? []).map(({ id, text: template }) => [id, template]));
  const explain = (code: string | undefined) => {
    const template = code === undefined ? undefined : explanations.get(`VF-${code}`);
    if (code === undefined || template === undefined) return undefined;
    return words({ template, values: valuesOf(code, template) }, translation);
  };
  const receipt = view.in(root, 'DatosPresentacion');
  const lines = view.all(root, 'RespuestaLinea').map((line): JsonObject => {
    const id = view.in(line, 'IDFactura');
    const operation = view.in(line, 'Operacion');
    const state = text(line, 'EstadoRegistro');
    const code = text(line, 'CodigoErrorRegistro');
    const duplicate = view.in(line, 'RegistroDuplicado');
    const kind = innerText(operation, 'TipoOperacion');
    const next = nextFor(state, kind, code);
    const named = members({
      issuer: innerText(id, 'IDEmisorFactura'),
      number: innerText(id, 'NumSerieFactura'),
      date: isoDate(innerText(id, 'FechaExpedicionFactura')) ?? innerText(id, 'FechaExpedicionFactura'),
      operation: kind === undefined ? undefined : kind.toLowerCase(),
    });
    return members({
      ...named,
      ...sent?.take(named),
      subsanacion: innerText(operation, 'Subsanacion'),
      rechazo_previo: innerText(operation, 'RechazoPrevio'),
      sin_registro_previo: innerText(operation, 'SinRegistroPrevio'),
      reference: text(line, 'RefExterna'),
      state,
      code,
      description: text(line, 'DescripcionErrorRegistro'),
      explanation: explain(code),
      next: next && words(next, translation),
      duplicate:
        duplicate &&
        members({
          request: innerText(duplicate, 'IdPeticionRegistroDuplicado'),
          state: innerText(duplicate, 'EstadoRegistroDuplicado'),
          code: innerText(duplicate, 'CodigoErrorRegistro'),
          description: innerText(duplicate, 'DescripcionErrorRegistro'),
        }),
    });
  });
  return members({
    kind: 'answer',
    csv: text(root, 'CSV'),
    sender: innerText(receipt, 'NIFPresentador'),
    received_at: innerText(receipt, 'TimestampPresentacion'),
    issuer: innerText(view.in(root, 'Cabecera'), 'ObligadoEmision', 'NIF'),
    wait: text(root, 'TiempoEsperaEnvio'),
    state: text(root, 'EstadoEnvio'),
    records: lines,
    ...sent?.rest(),
  });
}

/** Returns the members of an event. */
export function eventOf(root: XmlElement): JsonObject {
  const view = new ElementView(root, 'sif:');
  const inner = view.in(root, 'Evento');
  const text = (name: string, ...names: string[]) => view.text(inner, name, ...names) || undefined;
  const hashed = hashedEvent(root);
  const hash = text('HuellaEvento');
  const before = view.in(inner, 'Encadenamiento', 'EventoAnterior');
  const system = view.in(inner, 'SistemaInformatico');
  const ofSystem = (name: string, ...names: string[]) => view.text(system, name, ...names) || undefined;
  return members({
    kind: 'event',
    version: view.text(root, 'IDVersion') || undefined,
    type: text('TipoEvento'),
    issuer: collapsed(hashed.taxpayer ?? '') || undefined,
    previous: before
      ? members({
          type: view.text(before, 'TipoEvento'),
          generated_at: view.text(before, 'FechaHoraHusoGenEvento'),
          hash: view.text(before, 'HuellaEvento'),
        })
      : null,
    system: members({
      name: ofSystem('NombreRazon'),
      nif: ofSystem('NIF'),
      other: ofSystem('IDOtro', 'ID') && members({ id: ofSystem('IDOtro', 'ID'), type: ofSystem('IDOtro', 'IDType') }),
      system_name: ofSystem('NombreSistemaInformatico'),
      id: ofSystem('IdSistemaInformatico'),
      version: ofSystem('Version'),
      installation: ofSystem('NumeroInstalacion'),
    }),
    note: text('OtrosDatosEvento'),
    generated_at: text('FechaHoraHusoGenEvento'),
    hash,
    hash_valid: hash !== undefined && eventHashOf(hashed) === hash,
    signature: inner?.child('ds:Signature') ? 'present, not verified' : undefined,
  });
}
