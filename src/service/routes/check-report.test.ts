import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../engine/text/sha256.ts';
import { service } from '../testing.ts';

const { send } = service();
const UBL = readFileSync(join(import.meta.dirname, '../../formats/testing/bases/small-ubl.xml'), 'utf8');
const FAULTY = UBL.replace(/<cbc:ID>[^<]*<\/cbc:ID>/, '');
const check = (body: string, accept?: string, query = '') =>
  send(`/v0/validate/report${query}`, body, 'application/xml', accept === undefined ? {} : { Accept: accept });

describe('POST /v0/validate/report', () => {
  it('answers as before, with the report', async () => {
    const good = await check(UBL, undefined, '?name=a.xml');
    expect(good.status).toBe(200);
    expect(good.body).toMatchObject({
      result: { ok: true, format: 'en16931-ubl' },
      warnings: [],
      report: { file: 'a.xml', sha256: sha256Hex(UBL), verdict: 'valid' },
    });
    const faulty = await check(FAULTY, 'application/json');
    expect(faulty.status).toBe(422);
    expect(faulty.body).toMatchObject({ key: 'validation', report: { sha256: sha256Hex(FAULTY), verdict: 'invalid' } });
    expect(faulty.body.report.faults.map(({ code }: { code: string }) => code)).toEqual(
      faulty.body.faults.map(({ code }: { code: string }) => code),
    );
  });

  it('answers the report alone as a page or PDF', async () => {
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

  it('is in the language of the reader', async () => {
    const { headers, text } = await send('/v0/validate/report', FAULTY, 'application/xml', {
      Accept: 'text/html',
      'Accept-Language': 'de',
    });
    expect(headers.get('Content-Language')).toBe('de');
    expect(text).toContain('<html lang="de">');
  });
});
