import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { service } from '../testing.ts';
import { ownCodes } from './codes/index.ts';

const { ask, send } = service();

interface Rule {
  code: string;
  description: string;
  sets?: { key: string; version: string; level: string }[];
}

describe('list of codes', () => {
  it('is sorted and unique, with descriptions', async () => {
    const { status, body, headers } = await ask('/v0/rules');
    expect(status).toBe(200);
    expect(headers.get('ETag')).not.toBeNull();
    const codes = body.rules.map((rule: Rule) => rule.code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes).toEqual(
      expect.arrayContaining(['BW-AMOUNT', 'GOBL-BILL-INVOICE-06', 'GOBL-CBC-CODE-01', 'GOBL-ENVELOPE-11']),
    );
    for (const rule of body.rules) {
      expect(Object.keys(rule).slice(0, 4)).toEqual(['code', 'description', 'object', 'field']);
      expect(rule.description).not.toBe('');
    }
  });

  it('can be limited to a prefix', async () => {
    const { body } = await ask('/v0/rules?prefix=GOBL-ES-TAX');
    expect(body.rules.length).toBeGreaterThan(0);
    for (const { code } of body.rules) expect(code).toMatch(/^GOBL-ES-TAX/);
    expect((await ask('/v0/rules?prefix=chicken')).body).toEqual({ rules: [] });
    expect((await ask('/v0/rules?prefix=')).text).toBe((await ask('/v0/rules')).text);
  });

  it('has all our codes that the source uses', async () => {
    // Codes of rules on documents are declared as a prefix and its parts.
    const known = new Set([...ownCodes.map(({ code }) => code), 'BW-ES-VERIFACTU']);
    const sources = ['src/engine', 'src/formats', 'src/operations', 'src/service'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !/\.(?:test|write)\.ts$/.test(name))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    );
    const named = sources.flatMap((source) => [...source.matchAll(/'(BW-[A-Z0-9-]+)'/g)].map(([, code = '']) => code));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('official rules of e-invoices', () => {
  it('are listed with their sets, versions and subjects', async () => {
    const { body } = await ask('/v0/rules?prefix=BR-CO-1');
    const ofCore = body.rules.filter(({ sets }: Rule) => sets?.some(({ key }) => key.startsWith('en16931')));
    expect(ofCore.map(({ code }: Rule) => code)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `BR-CO-1${number}`),
    );
    const sets = ['en16931-ubl', 'en16931-cii'].map((key) => ({ key, version: '1.3.16', level: 'fatal' }));
    const [, , , , , rule] = ofCore;
    expect(rule).toMatchObject({ object: '', field: '', terms: expect.arrayContaining(['BT-112']) });
    expect(rule.sets).toEqual(expect.arrayContaining(sets.map((set) => expect.objectContaining(set))));
  });

  it('are listed with the releases since and until which their sets have them', async () => {
    const { body } = await ask('/v0/rules?prefix=BR-CO-25');
    const [ofUbl] = body.rules[0].sets.filter(({ key }: { key: string }) => key === 'en16931-ubl');
    expect(ofUbl).toEqual({
      key: 'en16931-ubl',
      version: '1.3.15',
      level: 'fatal',
      since: { release: '1.3.13', from: '2024-11-15', or_earlier: true },
      until: { release: '1.3.15', to: '2026-05-14' },
    });
  });

  it('have all rules of each set in words, without value names', async () => {
    const { body } = await ask('/v0/rules');
    const official = body.rules.filter(({ sets }: Rule) => sets);
    for (const { description } of official) expect(description).toMatch(/^[^{}]{15,}$/);
    const { body: listed } = await ask('/v0/formats');
    for (const { rules } of listed.formats) {
      for (const key of rules) {
        const inSet = official.filter(({ sets }: Required<Rule>) => sets.some((set) => set.key === key));
        expect(inSet.length, key).toBeGreaterThan(0);
      }
    }
  });

  it('are found by code, also those in tables', async () => {
    const { body } = await ask('/v0/rules/UBL-CR-005');
    expect(body).toMatchObject({
      code: 'UBL-CR-005',
      explanation: expect.any(String),
      description: expect.stringMatching(/ cbc:UUID .*\/ubl:Invoice .*\/cn:CreditNote/),
      sets: [
        { key: 'en16931-ubl', name: 'EN 16931 for UBL', version: '1.3.16', level: 'warning' },
        { key: 'cius-pt-ubl', name: 'CIUS-PT for UBL', version: '2.1.1', level: 'warning' },
        { key: 'fr-extended-ubl', name: 'EXTENDED-CTC-FR for UBL', version: '1.4.0.04', level: 'warning' },
      ],
    });
    expect((await ask('/v0/rules/br-co-15')).status).toBe(404);
    expect((await ask('/v0/rules/BR-CO/15')).status).toBe(404);
  });
});

describe('a published code', () => {
  it('still exists: codes are a contract, and a new meaning takes a new code', async () => {
    const kept = readFileSync('src/service/rules/codes.txt', 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [prefix = '', numbers = ''] = line.split(' ');
        return numbers === '' ? [prefix] : numbers.split(',').map((number) => `${prefix}-${number}`);
      });
    const { body } = await ask('/v0/rules');
    const codes = new Set(body.rules.map(({ code }: Rule) => code));
    expect(kept.length).toBeGreaterThan(900);
    expect(kept.filter((code) => !codes.has(code))).toEqual([]);
  });
});

describe('details of a code', () => {
  it('of the standard include its location', async () => {
    const { status, body } = await ask('/v0/rules/GOBL-BILL-INVOICE-06');
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 'GOBL-BILL-INVOICE-06', object: 'bill.Invoice' });
    expect(body.field).toMatch(/^supplier/);
  });

  it('of the standard include conditions and tests', async () => {
    const { body } = await ask('/v0/rules/GOBL-AE-TAX-IDENTITY-01');
    expect(body).toMatchObject({
      guards: [expect.stringMatching(/^code: /)],
      tests: [expect.stringContaining('^\\d{15}$')],
    });
    const { body: line } = await ask('/v0/rules/GOBL-BILL-LINE-04');
    expect(line).toMatchObject({ guards: [expect.stringMatching(/ price$/)], tests: [expect.any(String)] });
  });

  it.each(ownCodes.map(({ code }) => code))('include the fix, with an example that causes it: %s', async (code) => {
    const { status, body } = await ask(`/v0/rules/${code}`);
    expect(status).toBe(200);
    expect(body.code).toBe(code);
    expect(body.explanation).not.toBe('');
    if (!body.example) return;
    const { request, answer } = body.example;
    const reply = await send(request.path, request.text ?? JSON.stringify(request.body));
    // Each copy has a UUID of its own.
    const own = body.example.answer.body.result?.uuid;
    const again =
      reply.body.result?.uuid === undefined
        ? reply.body
        : { ...reply.body, result: { ...reply.body.result, uuid: own } };
    expect({ status: reply.status, body: again }).toEqual(answer);
    const found: Rule[] = answer.body.faults ?? answer.body.warnings;
    expect(found[0]?.code).toBe(code);
  });

  it.each(['KSEF-440', 'KSEF-21164', 'SDI-00404', 'DOUBLON', 'invalid-invoice-hash'])(
    'of another system consist of a description: %s',
    async (code) => {
      const { status, body } = await ask(`/v0/rules/${code}`);
      expect(status).toBe(200);
      expect(body).toEqual({ code, description: expect.stringMatching(/\w/) });
    },
  );

  it('are not found for unknown codes, and not cached', async () => {
    for (const code of ['BW-NOTHING', 'GOBL-BILL-INVOICE-999', 'gobl-bill-invoice-06', '__proto__']) {
      const { status, body, headers } = await ask(`/v0/rules/${code}`, { headers: { 'If-None-Match': '*' } });
      expect(status).toBe(404);
      expect(body).toEqual({ code: 404, key: 'not-found', message: expect.any(String), faults: [] });
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    expect((await ask('/v0/rules/')).body).toMatchObject({ code: 400, key: 'input' });
  });
});
