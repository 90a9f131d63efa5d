import { expect, it } from 'vitest';
import { baseText } from '../formats/testing/bases.ts';
import { service } from '../service/testing.ts';

const { post, send } = service();
const xml = Buffer.from(await baseText('saudi/standard.xml'));
const encoded = xml.toString('base64');

it('XML in base64 is read like plain XML', async () => {
  const { body: plain } = await send('/v0/convert', xml.toString(), 'application/xml');
  for (const text of [encoded, encoded.replace(/.{76}/g, '$&\n'), Buffer.from(`\ufeff${xml}`).toString('base64')]) {
    const sent = await send('/v0/convert', text, 'application/xml');
    expect([sent.status, sent.body.result]).toEqual([200, plain.result]);
    const posted = await post('/v0/convert', { data: text });
    expect([posted.status, posted.body.result]).toEqual([200, plain.result]);
  }
});

it.each(['clearedInvoice', 'invoice'])('an invoice in an answer of ZATCA with %s is read', async (name) => {
  const { status, body } = await post('/v0/validate', { data: { clearanceStatus: 'CLEARED', [name]: encoded } });
  expect([status, body.faults ?? []]).toEqual([200, []]);
});

it('other base64 is rejected, as is base64 for operations that do not read XML', async () => {
  for (const [path, data] of [
    ['/v0/convert', Buffer.from('oink '.repeat(20)).toString('base64')],
    ['/v0/build', encoded],
  ] as const) {
    const { status, body } = await post(path, { data });
    expect([status, body.faults[0].code]).toEqual([400, 'BW-DATA-TYPE']);
  }
});
