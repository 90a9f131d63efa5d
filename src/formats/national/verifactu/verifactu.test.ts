import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { convertDocument, convertXml, validateXml } from '../../index.ts';
import { environment } from '../../mapping/testing.ts';
import { ChainReader } from './chain-reader.ts';
import { TIKE } from './facts.ts';
import { eventHashOf, fitOf, type HashedRecord, hashOf } from './hash.ts';
import { qrOf } from './qr.ts';
import { asRecord, RECORD_OPTIONS, SYSTEM, spanishInvoice } from './testing.ts';
import { recordTime } from './time.ts';

const FIRST = {
  kind: 'alta',
  issuer: '89890001K',
  number: '12345678/G33',
  date: '01-01-2024',
  type: 'F1',
  tax: '12.35',
  total: '123.45',
  time: '2024-01-01T19:20:30+01:00',
} as const satisfies HashedRecord;
const HASHES = [
  '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
  'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97',
  '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
] as const;

describe('hashes of records', () => {
  it('equal the published examples', () => {
    const second = { ...FIRST, number: '12345679/G34', previous: HASHES[0], time: '2024-01-01T19:20:35+01:00' };
    const { issuer, number, date } = second;
    const third: HashedRecord = {
      ...{ kind: 'anulacion' as const, issuer, number, date },
      previous: HASHES[1],
      time: '2024-01-01T19:20:40+01:00',
    };
    expect([FIRST, second, third].map((each: HashedRecord) => hashOf(each))).toEqual(HASHES);
  });

  it('are also recognised with amounts in another spelling', () => {
    const hash = hashOf({ ...FIRST, tax: '21.00', total: '121.00' });
    expect(fitOf({ ...FIRST, tax: '21', total: '+121.0' }, hash)).toBe('spelling');
    expect(fitOf({ ...FIRST, tax: '21.01', total: '121.00' }, hash)).toBe('no');
  });

  it('for events distinguish the two kinds of maker numbers', () => {
    expect(eventHashOf({ makerNif: 'B1', type: '01' })).not.toBe(eventHashOf({ makerId: 'B1', type: '01' }));
  });
});

describe('the QR code on an invoice', () => {
  const link = async () => String((await asRecord(spanishInvoice())).verification?.url);

  it('is compared with the written record', async () => {
    const right = await link();
    expect((await asRecord(spanishInvoice(), { qr: right })).warnings).toEqual([]);
    expect((await asRecord(spanishInvoice(), { qr: right.replace('121.00', '121') })).warnings).toEqual([]);
    expect(
      (await asRecord(spanishInvoice(), { qr: right.replace('ValidarQR', 'ValidarQRNoVerifactu') })).warnings,
    ).toEqual([]);
    for (const wrong of [right.replace('A-0001', 'A-0002'), right.replace('www2', 'www3'), 'no link'])
      expect((await asRecord(spanishInvoice(), { qr: wrong })).warnings).toContain('VF-QR request.qr');
  });

  it('is on the page of each record that was read', async () => {
    const { xml, record } = await asRecord(spanishInvoice());
    const read = async (text: string, formatOptions = {}) => {
      const outcome = await convertXml(text, { formatOptions }, environment);
      return outcome.ok ? outcome.result : expect.unreachable();
    };
    expect((await read(xml)).verification?.url).toBe((record as JsonObject).qr);
    const kept = await read(xml, { mode: 'no-verifactu', environment: 'test' });
    expect(kept.verification).toMatchObject({
      url: expect.stringMatching(/^https:\/\/prewww2.*QRNoVerifactu\?/),
      label: '(TEST)',
    });
    const rows = [xml, xml.replaceAll('A-0001', 'A-0002')].map(
      (each) => `<sum:RegistroFactura>${each.replace(/<\?xml.*?\?>/, '')}</sum:RegistroFactura>`,
    );
    const message = await read(
      `<sum:RegFactuSistemaFacturacion xmlns:sum="${TIKE}SuministroLR.xsd">${rows.join('')}</sum:RegFactuSistemaFacturacion>`,
    );
    expect([0, 1].map((at) => message.shown?.(at)?.verification?.url)).toEqual([
      expect.stringContaining('numserie=A-0001&'),
      expect.stringContaining('numserie=A-0002&'),
    ]);
  });

  it('is compared with a record that was read', async () => {
    const { xml } = await asRecord(spanishInvoice());
    const codes = async (qr: string) => {
      const { warnings } = await convertXml(xml, { formatOptions: { qr } }, environment);
      return warnings.map(({ code, values }) => [code, values?.name, values?.found]);
    };
    const right = await link();
    expect(await codes(right)).toEqual([]);
    expect(await codes(right.replace('121.00', '1210.00'))).toEqual([['VF-QR', 'importe', '1210.00']]);
  });

  it('is also compared if it is a stamp of the envelope', async () => {
    const envelope = (val: string) => ({
      $schema: 'https://gobl.org/draft-0/envelope',
      head: {
        stamps: [
          { prv: 'other', val: '1' },
          { prv: 'verifactu-qr', val },
        ],
      },
      doc: spanishInvoice(),
      sigs: ['e30.e30.AA'],
    });
    const right = await link();
    expect((await asRecord(envelope(right))).warnings).not.toContain('VF-QR $.head.stamps[1].val');
    expect((await asRecord(envelope(right.replace('B99', 'B98')))).warnings).toContain('VF-QR $.head.stamps[1].val');
  });
});

it('qrOf encodes the values in the link', () => {
  const { url } = qrOf(
    { issuer: 'B99123457', number: "A&1/2 (x)'", date: '02-03-2026', total: '1.00' },
    'no-verifactu',
    'test',
  );
  expect(url).toBe(
    'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?nif=B99123457&numserie=A%261%2F2%20%28x%29%27&fecha=02-03-2026&importe=1.00',
  );
});

it.each([
  ['2026-03-02T09:01:30Z', false, '2026-03-02T10:01:30+01:00'],
  ['2026-07-02T09:01:30.5Z', false, '2026-07-02T11:01:30+02:00'],
  ['2026-03-02T09:01:30+00:00', true, '2026-03-02T09:01:30+00:00'],
  ['2026-02-30T09:01:30Z', false, undefined],
  ['2026-03-02', false, undefined],
])('recordTime writes %s in the local time of Spain', (given, isCanary, expected) => {
  expect(recordTime(given, isCanary)).toBe(expected);
});

describe('a record', () => {
  it('is returned with its hash, its link and the label VERI*FACTU', async () => {
    const { record, verification, file_name, losses, warnings } = await asRecord(spanishInvoice());
    expect(record).toMatchObject({ kind: 'alta', previous: null, hash_valid: true, system: SYSTEM });
    expect(verification).toEqual({ url: (record as JsonObject).qr, label: 'VERI*FACTU' });
    expect(file_name).toBe('B99123457-A-0001-alta.xml');
    expect(losses).toContain('dropped info $');
    expect(warnings).toEqual([]);
  });

  it.each<[string, JsonObject, JsonObject, string]>([
    ['without the previous record', {}, { previous: undefined as never }, 'BW-VERIFACTU-PREVIOUS request.previous'],
    ['without a program', {}, { system: null }, 'BW-VERIFACTU-SYSTEM request.system'],
    ['of a wrong program', {}, { system: { ...SYSTEM, id: 'p1' } }, 'BW-VERIFACTU-SYSTEM request.system.id'],
    ['at no time', {}, { generated_at: 'now' }, 'BW-VERIFACTU-TIME request.generated_at'],
    ['after a rejection', {}, { rechazo_previo: 'X' }, 'BW-VERIFACTU-REJECTION request.rechazo_previo'],
    ['with an accent in its number', { code: 'Ñ1' }, {}, 'BW-VERIFACTU-NUMBER $.code'],
    ['of a proforma', { type: 'proforma' }, {}, 'BW-VERIFACTU-TYPE $.type'],
    ['in an unknown form', {}, { form: 'soap' }, 'BW-VERIFACTU-OPTION request.form'],
  ])('%s is rejected', async (_, members, options, fault) => {
    expect((await asRecord(spanishInvoice(members), options)).faults).toContain(fault);
  });

  it('that the AEAT would reject is written only if strict is false', async () => {
    const old = spanishInvoice({ op_date: '1990-01-01' });
    const { faults } = await asRecord(old);
    expect(faults).toEqual(['VF-1134 $.op_date', 'BW-FORMAT-REFUSED request.strict']);
    const options = { to: 'verifactu', strict: false, formatOptions: RECORD_OPTIONS } as const;
    const forced = await convertDocument(old, options, environment);
    expect(forced.ok && forced.result.faults.map(({ code }) => code)).toEqual(['VF-1134']);
  });

  it('that the AEAT would accept with errors is written, with a warning', async () => {
    const { faults, warnings } = await asRecord(spanishInvoice(), { generated_at: '2199-03-02T10:00:00+01:00' });
    expect([faults, warnings.map((each) => each.split(' ', 1)[0])]).toEqual([[], ['VF-2004']]);
  });

  it('follows the previous record, given as XML', async () => {
    const first = await asRecord(spanishInvoice());
    const second = await asRecord(spanishInvoice({ code: '0002' }), { previous: first.xml, form: 'envelope' });
    expect((second.record as JsonObject).previous).toMatchObject({ hash: (first.record as JsonObject).hash });
    const changed = first.xml.replace('121.00<', '122.00<');
    const third = await asRecord(spanishInvoice({ code: '0002' }), { previous: changed });
    expect(third.faults).toEqual(['BW-VERIFACTU-PREVIOUS request.previous']);
  });

  it('has the regime of the document, also with a surcharge', async () => {
    const taxes = [{ cat: 'VAT', rate: 'general+eqs' }];
    const { xml, losses } = await asRecord(
      spanishInvoice({ lines: [{ quantity: '1', item: { name: 'A', price: '10.00' }, taxes }] }),
    );
    expect(xml).toContain('<sum1:ClaveRegimen>01<');
    expect(losses).not.toContain('changed warning $.totals.taxes.categories[0].rates[0].ext');
  });

  it.each([
    [{ cat: 'IPSI', percent: '4%' }, '<sum1:ClaveRegimen>01<', '<sum1:CalificacionOperacion>S1<'],
    [{ cat: 'IPSI', key: 'exempt' }, '<sum1:ClaveRegimen>19<', '<sum1:OperacionExenta>E1<'],
    [
      { cat: 'IPSI', key: 'exempt', ext: { 'es-verifactu-exempt': 'E6' } },
      '<sum1:ClaveRegimen>01<',
      '<sum1:OperacionExenta>E6<',
    ],
    [{ cat: 'IPSI', key: 'export' }, '<sum1:ClaveRegimen>01<', '<sum1:OperacionExenta>E2<'],
    [{ cat: 'IPSI', key: 'outside-scope' }, '<sum1:ClaveRegimen>01<', '<sum1:CalificacionOperacion>N2<'],
    [{ cat: 'IPSI', key: 'reverse-charge' }, '<sum1:ClaveRegimen>01<', '<sum1:CalificacionOperacion>S2<'],
    [
      { cat: 'IPSI', percent: '4%', ext: { 'es-verifactu-regime': '11' } },
      '<sum1:ClaveRegimen>11<',
      '<sum1:CalificacionOperacion>S1<',
    ],
    [
      { cat: 'IGIC', key: 'exempt', ext: { 'es-verifactu-exempt': 'E7', 'es-verifactu-regime': '18' } },
      '<sum1:ClaveRegimen>18<',
      '<sum1:OperacionExenta>E7<',
    ],
    [
      { cat: 'IGIC', percent: '3%', ext: { 'es-verifactu-regime': '21' } },
      '<sum1:ClaveRegimen>21<',
      '<sum1:CalificacionOperacion>S1<',
    ],
  ])('keeps the given codes of %j', async (tax, regime, kind) => {
    const { xml } = await asRecord(
      spanishInvoice({ lines: [{ quantity: '1', item: { name: 'A', price: '10.00' }, taxes: [tax] }] }),
    );
    expect(xml).toContain(regime);
    expect(xml).toContain(kind);
  });

  it.each([[{ cat: 'VAT', key: 'exempt', ext: { 'es-verifactu-exempt': 'E7', 'es-verifactu-regime': '01' } }, 'GOBL']])(
    'has no exemption of IGIC for %j',
    async (tax) => {
      const { xml } = await asRecord(
        spanishInvoice({ lines: [{ quantity: '1', item: { name: 'A', price: '10.00' }, taxes: [tax] }] }),
      );
      expect(xml).not.toContain('<sum1:OperacionExenta>E7<');
    },
  );

  it('for a cancellation is read without a document', async () => {
    const { xml } = await asRecord(spanishInvoice(), { operation: 'anulacion', sin_registro_previo: 'S' });
    const read = await convertXml(xml, {}, environment);
    expect(read.ok && read.result).toMatchObject({
      result: null,
      record: { kind: 'anulacion', sin_registro_previo: 'S' },
    });
    const other = await convertXml(xml, { to: 'verifactu' }, environment);
    expect(other.ok ? [] : other.faults.map(({ code }) => code)).toEqual(['BW-FORMAT-NO-DOCUMENT']);
  });
});

it('an answer of the AEAT is read with its state and the reason for each record', async () => {
  const ns =
    'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/';
  const answer = `<r:RespuestaRegFactuSistemaFacturacion xmlns:r="${ns}RespuestaSuministro.xsd" xmlns:s="${ns}SuministroInformacion.xsd"><r:Cabecera><s:ObligadoEmision><s:NombreRazon>A</s:NombreRazon><s:NIF>B99123457</s:NIF></s:ObligadoEmision></r:Cabecera><r:TiempoEsperaEnvio>60</r:TiempoEsperaEnvio><r:EstadoEnvio>Incorrecto</r:EstadoEnvio><r:RespuestaLinea><r:IDFactura><s:IDEmisorFactura>B99123457</s:IDEmisorFactura><s:NumSerieFactura>A-0001</s:NumSerieFactura><s:FechaExpedicionFactura>02-03-2026</s:FechaExpedicionFactura></r:IDFactura><r:Operacion><s:TipoOperacion>Alta</s:TipoOperacion></r:Operacion><r:EstadoRegistro>Incorrecto</r:EstadoRegistro><r:CodigoErrorRegistro>1189</r:CodigoErrorRegistro></r:RespuestaLinea></r:RespuestaRegFactuSistemaFacturacion>`;
  expect((await validateXml(answer)).ok).toBe(true);
  const read = await convertXml(answer, {}, environment);
  expect(read.ok && read.result.record).toMatchObject({
    ...{ kind: 'answer', state: 'Incorrecto', wait: '60' },
    records: [{ number: 'A-0001', code: '1189', explanation: expect.any(String), next: expect.any(String) }],
  });
});

/** Returns records that follow each other. */
async function chainOf(count: number): Promise<string[]> {
  const records: string[] = [];
  for (let at = 0; at < count; at++) {
    const previous = records.at(-1) ?? RECORD_OPTIONS.previous;
    const generated_at = `2026-03-02T10:0${at}:00+01:00`;
    const { xml } = await asRecord(spanishInvoice({ code: `000${at}` }), { previous, generated_at });
    records.push(xml.replace(/^<\?xml.*\n/, ''));
  }
  return records;
}

function checked(texts: readonly string[], piece = 50) {
  const reader = new ChainReader();
  for (const text of texts) {
    const file = reader.file('records');
    for (let at = 0; at < text.length; at += piece) file.push(text.slice(at, at + piece));
    file.end();
  }
  const { chains, faults, unread } = reader.result();
  return { chains, codes: faults.map(({ code }) => code), unread: unread.map(({ line }) => line) };
}

describe('checking a chain of records', () => {
  it('accepts a whole chain as XML, in pieces, and as JSON lines', async () => {
    const records = await chainOf(3);
    const lines = records.map((xml) => JSON.stringify({ xml })).join('\n');
    for (const texts of [records, [records.join('')], [lines]]) {
      const { chains, codes, unread } = checked(texts);
      expect(chains).toMatchObject([{ count: 3, runs: 1, last: { number: 'A-0002' } }]);
      expect([codes, unread]).toEqual([[], []]);
    }
  });

  it('reports gaps, forks, edits, and the wrong order of files', async () => {
    const [one = '', two = '', three = '', four = ''] = await chainOf(4);
    expect(checked([one, three]).codes).toEqual(['VF-CHAIN-GAP']);
    expect(checked([three, four]).codes).toEqual(['VF-CHAIN-GAP']);
    expect(checked([three + two, one]).codes).toEqual(['VF-CHAIN-FILEORDER']);
    expect(checked([one, two.replace('121.00<', '122.00<')]).codes).toEqual(['VF-CHAIN-HASH']);
    expect(checked([one, two, two]).codes).toEqual(['VF-CHAIN-TWIN']);
    const other = (
      await asRecord(spanishInvoice({ code: '0009' }), { previous: one, generated_at: '2026-03-02T11:00:00+01:00' })
    ).xml;
    expect(checked([one, two, other]).codes).toEqual(['VF-CHAIN-FORK']);
  });

  it('reports a broken hash even after many duplicates', async () => {
    const [one = '', two = ''] = await chainOf(2);
    const wrong = two.replace('121.00<', '122.00<');
    const reader = new ChainReader();
    const file = reader.file();
    file.push(`<a>${one}${one.repeat(12_000)}${wrong}</a>`);
    file.end();
    const { count, faults, cutAfter } = reader.result();
    expect(faults.filter(({ flag }) => flag === 'fatal').map(({ code }) => code)).toEqual(['VF-CHAIN-HASH']);
    expect([count, cutAfter]).toEqual([12_002, 10_000]);
  });

  it('limits the values, names and lines that it keeps in memory', async () => {
    const [one = ''] = await chainOf(1);
    const reader = new ChainReader(() => false);
    const file = reader.file();
    file.push(one);
    file.end();
    expect([reader.isFull, reader.result().count]).toEqual([true, 0]);
    const long = one.replace(/(?<=<(?:\w+:)?NumSerieFactura>)[^<]*/, 'A'.repeat(100_000));
    expect(checked([long]).chains[0]?.last.number).toHaveLength(200);
    const endless = new ChainReader();
    const lines = endless.file();
    for (let piece = 0; piece < 3; piece++) lines.push(`"${'a'.repeat(5 * 1024 * 1024)}`);
    lines.end();
    expect(endless.result().unread).toMatchObject([{ line: 1 }]);
  });

  it('reports texts that cannot be read', async () => {
    const [one = ''] = await chainOf(1);
    expect(checked([one.slice(0, 500)]).unread).toHaveLength(1);
    expect(checked([`${JSON.stringify(one)}\n{}`]).unread).toEqual([2]);
    expect(checked(['']).unread).toEqual([1]);
  });
});

describe('untaxed supplies in a record', () => {
  it('have a group for each kind, with the amounts of its lines', async () => {
    const line = (price: string, tax: JsonObject) => ({
      quantity: '1',
      item: { name: 'A', price },
      taxes: [{ cat: 'VAT', ...tax }],
    });
    const { xml, losses } = await asRecord(
      spanishInvoice({
        $addons: [],
        lines: [
          line('10.00', { key: 'exempt' }),
          line('20.00', { key: 'export' }),
          line('40.00', { key: 'outside-scope' }),
          line('5.00', { key: 'exempt' }),
        ],
        discounts: [{ amount: '1.00', taxes: [{ cat: 'VAT', key: 'export' }] }],
      }),
    );
    const values = (name: string) => Array.from(xml.matchAll(new RegExp(`<sum1:${name}>([^<]*)<`, 'g')), ([, v]) => v);
    expect([values('OperacionExenta'), values('CalificacionOperacion')]).toEqual([['E1', 'E2'], ['N2']]);
    expect(values('BaseImponibleOimporteNoSujeto')).toEqual(['15.00', '19.00', '40.00']);
    expect(losses.filter((each) => each.includes('error'))).toEqual([]);
  });

  it('of lines without tax are left out of the total, which is not an error', async () => {
    const taxed = { quantity: '1', item: { name: 'A', price: '100.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] };
    const { losses } = await asRecord(
      spanishInvoice({ lines: [taxed], charges: [{ key: 'outlay', reason: 'Tasa', amount: '7.00' }] }),
    );
    expect(losses).toContain('changed info $.totals.total_with_tax');
    expect(losses.filter((each) => each.includes('error'))).toEqual([]);
  });
});
