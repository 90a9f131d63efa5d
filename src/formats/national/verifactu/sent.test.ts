import { expect, it } from 'vitest';
import { convertXml } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';
import { writeMessages } from './messages.ts';
import { SYSTEM, spanishInvoice } from './testing.ts';

const ns = 'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';

interface Line {
  readonly number: string;
  readonly kind?: string;
  readonly state?: string;
}

function answer(lines: readonly Line[]): string {
  const written = lines.map(
    ({ number, kind = 'Alta', state = 'Correcto' }) =>
      `<r:RespuestaLinea><r:IDFactura><s:IDEmisorFactura>B99123457</s:IDEmisorFactura><s:NumSerieFactura>${number}</s:NumSerieFactura><s:FechaExpedicionFactura>02-03-2026</s:FechaExpedicionFactura></r:IDFactura><r:Operacion><s:TipoOperacion>${kind}</s:TipoOperacion></r:Operacion><r:EstadoRegistro>${state}</r:EstadoRegistro></r:RespuestaLinea>`,
  );
  return `<r:RespuestaRegFactuSistemaFacturacion xmlns:r="${ns}RespuestaSuministro.xsd" xmlns:s="${ns}SuministroInformacion.xsd"><r:TiempoEsperaEnvio>60</r:TiempoEsperaEnvio><r:EstadoEnvio>ParcialmenteCorrecto</r:EstadoEnvio>${written.join('')}</r:RespuestaRegFactuSistemaFacturacion>`;
}

async function message(): Promise<string> {
  const invoices = [
    spanishInvoice({ code: '1' }),
    spanishInvoice({ code: '2' }),
    { data: spanishInvoice({ code: '1' }), operation: 'anulacion' },
  ];
  const { messages } = await writeMessages(invoices, { system: SYSTEM, previous: null, form: 'envelope' }, environment);
  return messages[0]?.xml ?? '';
}

async function read(xml: string, sent?: string) {
  const formatOptions = sent === undefined ? {} : { sent };
  const outcome = await convertXml(xml, { formatOptions }, environment);
  const faults = outcome.ok ? [] : outcome.faults.map(({ code, properties }) => [code, ...properties].join(' '));
  const warnings = outcome.warnings.map(({ code, values }) => [code, values?.record].join(' '));
  return { record: outcome.ok ? outcome.result.record : undefined, faults, warnings };
}

it('reading an answer finds the record of each line, in any order', async () => {
  const sent = await message();
  const hashes = [...sent.matchAll(/<sum1:TipoHuella>01<\/sum1:TipoHuella>\s*<sum1:Huella>(\w+)/g)].map(
    ([, hash]) => hash,
  );
  const lines = [{ number: 'A-1', kind: 'Anulacion' }, { number: 'A-2', state: 'Incorrecto' }, { number: 'A-1' }];
  const { record, warnings } = await read(answer(lines), sent);
  expect(record).toMatchObject({
    records: [{ hash: hashes[2] }, { hash: hashes[1], state: 'Incorrecto' }, { hash: hashes[0] }],
    unanswered: [],
    last: { number: 'A-1', hash: hashes[2] },
  });
  expect(warnings).toEqual([]);
});

it('reading an answer reports records without an answer, and answers about unknown records', async () => {
  const { record, warnings } = await read(answer([{ number: 'A-1' }, { number: 'A-9' }]), await message());
  expect(record).toMatchObject({
    unanswered: [
      { number: 'A-2', operation: 'alta' },
      { number: 'A-1', operation: 'anulacion' },
    ],
  });
  expect(warnings).toEqual(['VF-ANSWER A-9 (2026-03-02)', 'VF-ANSWER A-2 (2026-03-02)', 'VF-ANSWER A-1 (2026-03-02)']);
});

it('reading an answer rejects a sent message without records', async () => {
  for (const sent of ['oink', '<a/>']) {
    expect((await read(answer([]), sent)).faults).toEqual(['BW-VERIFACTU-OPTION request.sent']);
  }
  expect((await read(answer([{ number: 'A-1' }]))).record).not.toHaveProperty('unanswered');
});
