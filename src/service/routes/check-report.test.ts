import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../engine/text/sha256.ts';
import { withoutReleases } from '../../formats/rules/testing.ts';
import { baseText } from '../../formats/testing/bases.ts';
import { examplePrivateKey, examplePublicKey } from '../../operations/example-data.ts';
import { service } from '../testing.ts';

const { send } = service();
const UBL = await baseText('small-ubl.xml');
const FAULTY = UBL.replace(/<cbc:ID>[^<]*<\/cbc:ID>/, '');
const check = (body: string, accept?: string, query = '') =>
  send(`/v0/validate/report${query}`, body, 'application/xml', accept === undefined ? {} : { Accept: accept });

describe('POST /v0/validate/report', () => {
  it('returns the same result as POST /v0/validate, with a report', async () => {
    const good = await check(UBL, undefined, '?name=a.xml');
    expect(good.status).toBe(200);
    expect(good.body).toMatchObject({
      result: { ok: true, format: 'en16931-ubl' },
      warnings: [{ code: 'BW-RELEASE-NEWER' }],
      report: { file: 'a.xml', sha256: sha256Hex(UBL), verdict: 'valid' },
    });
    const faulty = await check(FAULTY, 'application/json');
    expect(faulty.status).toBe(422);
    expect(faulty.body).toMatchObject({ key: 'validation', report: { sha256: sha256Hex(FAULTY), verdict: 'invalid' } });
    expect(withoutReleases<{ code: string }>(faulty.body.report.faults).map(({ code }) => code)).toEqual(
      faulty.body.faults.map(({ code }: { code: string }) => code),
    );
  });

  it('returns only the report as a page or PDF', async () => {
    for (const accept of ['text/html', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
      const { status, headers, text } = await check(FAULTY, accept);
      expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers.get('Content-Security-Policy')).toContain('style-src');
      expect(text).toContain(sha256Hex(FAULTY));
    }
    const pdf = await check(FAULTY, 'application/json;q=0.5, application/pdf');
    expect([pdf.status, pdf.headers.get('Content-Type'), pdf.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('rejects a name longer than a file name may be', async () => {
    const ask = (name: string) =>
      send('/v0/validate/report', JSON.stringify({ data: UBL, name }), 'application/json', {
        Accept: 'application/pdf',
      });
    const { status, body } = await ask('n'.repeat(1001));
    expect([status, body.faults[0].code, body.faults[0].properties]).toEqual([
      400,
      'BW-REQUEST-TYPE',
      ['request.name'],
    ]);
    expect((await ask('n'.repeat(1000))).status).toBe(200);
    expect((await check(UBL, undefined, `?name=${'n'.repeat(1001)}`)).status).toBe(400);
  });

  it('rejects an Accept header without any form of the report', async () => {
    for (const accept of ['image/png', 'text/html;q=0', 'garbage']) {
      const { status, body } = await check(FAULTY, accept);
      expect([status, body.key]).toEqual([406, 'not-acceptable']);
    }
    const asked = await check(FAULTY, 'image/png, */*;q=0.1');
    expect([asked.status, asked.body.report.verdict]).toEqual([422, 'invalid']);
  });

  it('signs the report with a key in the request, in every form', async () => {
    const path = '/v0/validate/report/signed';
    const request = { data: FAULTY, name: 'a.xml', privatekey: examplePrivateKey, issuer: 'https://example.com' };
    const ask = (accept: string) => send(path, JSON.stringify(request), 'application/json', { Accept: accept });
    const verdictOf = async (data: unknown, more: object = {}) => {
      const sent = { data, publickey: examplePublicKey, ...more };
      const { status, body } = await send('/v0/verify', JSON.stringify(sent), 'application/json');
      return [status, ...(body.faults ?? []).map(({ code }: { code: string }) => code)];
    };
    const json = await ask('application/json');
    expect([json.status, json.body.file, json.body.verdict]).toEqual([200, 'a.xml', 'invalid']);
    expect(await verdictOf(json.body, { checked: { 'a.xml': sha256Hex(FAULTY) } })).toEqual([200]);
    expect(await verdictOf({ ...json.body, verdict: 'valid' })).toEqual([422, 'BW-REPORT-DIGEST']);
    const page = await ask('text/html');
    expect(await verdictOf(page.text)).toEqual([200]);
    expect(await verdictOf(page.text.replace('a.xml', 'b.xml'))).toEqual([422, 'BW-REPORT-PAGES']);
    expect((await ask('image/png')).status).toBe(406);
    const without = { data: FAULTY };
    const refused = await send(path, JSON.stringify(without), 'application/json');
    expect([refused.status, refused.body.faults[0].code]).toEqual([400, 'BW-KEY-MISSING']);
  });

  it('signs the report with the key of the service', async () => {
    const own = service({ signingKey: examplePrivateKey, loopbackPort: () => 8080 });
    const headers = { Host: '127.0.0.1:8080' };
    const json = 'application/json';
    const { status, body } = await own.send('/v0/validate/report/signed', JSON.stringify({ data: UBL }), json, headers);
    expect([status, body.verdict]).toEqual([200, 'valid']);
    const verified = await own.send('/v0/verify', JSON.stringify({ data: body, publickey: examplePublicKey }), json);
    expect(verified.body).toEqual({ ok: true });
  });

  it('writes the report in the language of the reader', async () => {
    const { headers, text } = await send('/v0/validate/report', FAULTY, 'application/xml', {
      Accept: 'text/html',
      'Accept-Language': 'de',
    });
    expect(headers.get('Content-Language')).toBe('de');
    expect(text).toContain('<html lang="de">');
  });
});
