import { describe, expect, it } from 'vitest';
import { baseText } from '../../formats/testing/bases.ts';
import { service } from '../testing.ts';

const { post, send } = service();
const UBL = await baseText('peppol-it-ubl.xml');
const WRONG = UBL.replace('<cbc:DocumentCurrencyCode>EUR<', '<cbc:DocumentCurrencyCode>eur<');
const REFERENCE = /\s*<cbc:BuyerReference>([^<]*)<\/cbc:BuyerReference>/;
const UNSAID = UBL.replace(REFERENCE, '');
const [, reference = ''] = REFERENCE.exec(UBL) ?? [];

describe('POST /v0/fix', () => {
  it('returns the repaired file with its changes', async () => {
    const { status, body } = await post('/v0/fix', { data: WRONG, report: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'repaired',
      changes: [{ kind: 'repair', xpath: '/Invoice/DocumentCurrencyCode', from: 'eur', to: 'EUR' }],
      remaining: [],
      media_type: 'application/xml',
      encoding: 'base64',
      report: { verdict: 'valid', repair: { changes: [{ before: 'eur', after: 'EUR' }] } },
    });
    expect(Buffer.from(body.result, 'base64').toString()).toBe(UBL);
  });

  it('returns only the file if the body is a file', async () => {
    const { headers, text } = await send('/v0/fix', WRONG, 'application/xml', { Accept: 'application/xml' });
    expect(headers.get('Content-Type')).toBe('application/xml');
    expect(text).toBe(UBL);
  });

  it('accepts a file in base64, also if encoded twice', async () => {
    const data = Buffer.from(Buffer.from(WRONG).toString('base64')).toString('base64');
    const { body } = await post('/v0/fix', { data, encoding: 'base64' });
    expect(Buffer.from(body.result, 'base64').toString()).toBe(UBL);
  });

  it('asks for missing values, and accepts answers as an object or in the query', async () => {
    const { body: asked } = await post('/v0/fix', { data: UNSAID });
    expect(asked).toMatchObject({ kind: 'ask', changes: [] });
    expect(asked.remaining).toContainEqual(
      expect.objectContaining({ kind: 'ask', set: 'buyer-reference', term: 'BT-10', field: expect.any(String) }),
    );
    const { body } = await post('/v0/fix', { data: UNSAID, set: { 'buyer-reference': reference } });
    expect(body).toMatchObject({ kind: 'repaired', changes: [{ kind: 'ask', to: reference }] });
    const query = `?set=${encodeURIComponent(`buyer-reference=${reference}`)}`;
    const { body: raw } = await send(`/v0/fix${query}`, UNSAID, 'application/xml');
    expect(raw.kind).toBe('repaired');
  });

  it('returns a file unchanged if only its issuer may change it', async () => {
    const data = UBL.replace(/(<cbc:PayableAmount[^>]*>)[^<]*</, '$11.00<');
    const { body } = await post('/v0/fix', { data, rejection: '[BR-CO-16]' });
    expect(body).toMatchObject({ kind: 'issuer', changes: [], codes: [{ code: 'BR-CO-16', kind: 'issuer' }] });
    expect(body.codes[0].places).not.toEqual([]);
    expect(Buffer.from(body.result, 'base64').toString()).toBe(data);
  });

  it('reports a signature in a file that the repair breaks', async () => {
    const signature =
      '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:Transform Algorithm="a"/></ds:Signature>';
    const extension = `<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><ext:UBLExtension><ext:ExtensionContent>${signature}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`;
    const data = WRONG.replace(/(<(?:\w+:)?Invoice\b[^>]*>)/, `$1${extension}`);
    const { body } = await post('/v0/fix', { data });
    expect([body.signature, body.notes.length]).toEqual(['broken', 1]);
    expect(Buffer.from(body.result, 'base64').toString()).toContain(signature);
  });

  it('explains a rejection without a file', async () => {
    const { body } = await post('/v0/fix', { rejection: 'KSeF: status 440; [BR-DE-15]' });
    expect(body.codes).toMatchObject([
      { code: 'KSEF-440', kind: 'issuer', advice: expect.any(String) },
      { code: 'BR-DE-15', kind: 'ask', set: ['buyer-reference'] },
    ]);
  });

  it.each([
    [{}, 'BW-REQUEST-DATA'],
    [{ data: {} }, 'BW-DATA-TYPE'],
    [{ data: '!', encoding: 'base64' }, 'BW-BASE64'],
    [{ data: UBL, set: 5 }, 'BW-REQUEST-TYPE'],
    [{ data: UBL, set: 'reference' }, 'BW-REQUEST-TYPE'],
    [{ data: UBL, only: 'all' }, 'BW-REQUEST-TYPE'],
  ])('rejects %j', async (request, code) => {
    const { status, body } = await post('/v0/fix', request);
    expect(status).toBe(400);
    expect(body.faults[0].code).toBe(code);
  });
});
