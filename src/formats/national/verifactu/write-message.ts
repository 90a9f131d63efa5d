/** Writes messages with records. */

import { message } from '../../../engine/text/message.ts';
import type { Part } from '../shared/document.ts';
import { Written } from '../shared/writing.ts';
import { recordDate } from './codes.ts';
import type { Input } from './input.ts';
import { append, element, messageElement, type Writing } from './write-base.ts';
import { partyElements } from './write-parties.ts';

const NAME = 120;

/** Returns the record, or a message with it. */
export function inForm(record: Written, document: Part, input: Input, writing: Writing): Written {
  if (input.form === 'record') return record;
  const supplier = document.object('supplier');
  const taxpayer = { name: supplier?.peek('name') ?? '', nif: supplier?.object('tax_id')?.peek('code') ?? '' };
  const { incident, end_date } = input.header;
  if (input.mode === 'no-verifactu' && (incident ?? end_date) !== undefined) {
    const text = message('Not written: only messages in the mode verifactu have incident and end_date.');
    writing.dropped('warning', 'request.header', text);
  }
  return messageOf([record], taxpayer, input, input.form === 'envelope');
}

/** Returns a message with records, alone or in a SOAP envelope. */
function messageOf(
  records: readonly Written[],
  taxpayer: { name: string; nif: string },
  { header, mode }: Pick<Input, 'header' | 'mode'>,
  isEnvelope: boolean,
): Written {
  const place = 'request.header';
  const voluntary = [
    element('FechaFinVeriFactu', header.end_date && recordDate(header.end_date), place),
    element('Incidencia', header.incident, place),
  ];
  const body = messageElement(
    'RegFactuSistemaFacturacion',
    [
      messageElement(
        'Cabecera',
        [
          element('ObligadoEmision', [
            element('NombreRazon', taxpayer.name.slice(0, NAME)),
            element('NIF', taxpayer.nif),
          ]),
          header.representative && element('Representante', partyElements(header.representative, place), place),
          mode === 'verifactu' ? element('RemisionVoluntaria', voluntary, place) : undefined,
          element(
            'RemisionRequerimiento',
            [
              element('RefRequerimiento', header.request, place),
              element('FinRequerimiento', header.request_end, place),
            ],
            place,
          ),
        ],
        place,
      ),
      records.map((record) => messageElement('RegistroFactura', [record])),
    ],
    '$',
  ) as Written;
  if (!isEnvelope) return body;
  const envelope = new Written('soapenv:Envelope', '$');
  const around = new Written('soapenv:Body', '$');
  around.appendAfter(undefined, body);
  append(envelope, [new Written('soapenv:Header', undefined), around]);
  return envelope;
}
