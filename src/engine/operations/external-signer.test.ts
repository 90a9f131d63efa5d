/** External signers, and keys published by issuers (chapter 01 §16, chapter 09 §5). */
import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import type { IssuerKeys, Signer } from '../external-signer.ts';
import type { Environment, Outcome } from '../faults.ts';
import { type Json, type JsonObject, type KeyPair, keygen, sign, unsign, verify } from '../index.ts';
import { message } from '../text/message.ts';
import { valuesIn } from '../text/testing.ts';

const invoice = invoiceWith({
  lines: [{ quantity: '2', item: { name: 'Tyre', price: '60.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
});

let keys: KeyPair;
let others: KeyPair;

beforeAll(async () => {
  await loadAll();
  keys = await keygen(testEnvironment);
  others = await keygen({ ...testEnvironment, uuid: () => '019cf0c1-9c40-7000-8000-000000000002' });
});

const json = (value: object) => value as JsonObject;

// biome-ignore lint/suspicious/noExplicitAny: tests read envelopes of every shape.
async function signed(options: JsonObject = {}, environment: Environment = testEnvironment): Promise<any> {
  const outcome = await sign(invoice, { privatekey: json(keys.private), ...options }, environment);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.result;
}

/** Returns the key of a failure, and the codes of its faults with their values. */
const told = (outcome: Outcome<unknown>) =>
  outcome.ok ? 'ok' : [outcome.key, ...outcome.faults.map((each) => [each.code, ...valuesIn(each)].join(' '))];

describe('issuer keys', () => {
  const asking = async (
    found: IssuerKeys,
    options: JsonObject = {},
    given: JsonObject = { issuer: 'gobl:example.com' },
  ) => {
    const origins: object[] = [];
    const issuerKeys = async (origin: object) => {
      origins.push(origin);
      return found;
    };
    const outcome = await verify(
      await signed(given),
      { details: true, ...options },
      { ...testEnvironment, issuerKeys },
    );
    return { origins, outcome };
  };
  const published = (...list: object[]): IssuerKeys => ({ kind: 'keys', issuer: 'example.com', keys: list });

  test('are looked up if there is no key, by the claims of the signature', async () => {
    const { origins, outcome } = await asking(published(keys.public));
    expect(told(outcome)).toBe('ok');
    expect(origins).toEqual([{ kid: keys.public.kid, iss: 'gobl:example.com' }]);
    const anonymous = await asking(published(keys.public), {}, {});
    expect(anonymous.origins).toEqual([{ kid: keys.public.kid }]);
  });

  test('are not looked up if there is a key or an empty list of keys', async () => {
    expect((await asking(published(), { publickey: json(keys.public) })).origins).toEqual([]);
    const { origins, outcome } = await asking(published(keys.public), { publickeys: [] });
    expect(origins).toEqual([]);
    expect(told(outcome)).toEqual(['input', expect.stringContaining('BW-KEY-MISSING')]);
  });

  test('are skipped if they are private, unsuitable or invalid', async () => {
    const useless = [
      { kty: 'RSA' },
      { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', kid: 'x' },
      {},
      'key' as unknown as object,
    ];
    const encrypting = { ...keys.public, use: 'enc' };
    const { outcome } = await asking(published(...useless, encrypting, keys.private, others.public));
    expect(told(outcome)).toEqual(['signature', 'BW-VERIFY-KEY example.com']);
    expect(told((await asking(published(...useless, keys.public))).outcome)).toBe('ok');
  });

  test.each<['refused' | 'unreachable', string]>([
    ['refused', 'signature'],
    ['unreachable', 'upstream'],
  ])('leave the envelope unverified if the issuer is %s: %s', async (kind, key) => {
    const { outcome } = await asking({ kind, why: message('nobody at {port}', { port: 443 }) });
    expect(told(outcome)).toEqual([key, 'BW-VERIFY-ISSUER 443']);
  });

  test('do not hide a signature of another document if they are unreachable', async () => {
    const envelope = await signed();
    const [own] = envelope.sigs;
    const uuid = '019cf0c1-9c40-7000-8000-00000000000f';
    const other = await sign(invoice, { privatekey: json(keys.private) }, { ...testEnvironment, uuid: () => uuid });
    if (!other.ok) throw new Error();
    const issuerKeys = async (): Promise<IssuerKeys> => ({ kind: 'unreachable', why: message('nobody answers') });
    const verdict = async (sigs: Json) =>
      told(await verify({ ...envelope, sigs }, {}, { ...testEnvironment, issuerKeys }))[0];
    expect(await verdict([own])).toBe('upstream');
    expect(await verdict([own, ...(other.result.sigs as Json[])])).toBe('signature');
  });
});

describe('external signer', () => {
  const elsewhere = (signer: Signer['sign']) => ({
    ...testEnvironment,
    signer: { kid: keys.public.kid, sign: signer },
  });

  test('signs the text if there is no private key', async () => {
    const key = await crypto.subtle.importKey(
      'jwk',
      { ...keys.private, use: 'sig' },
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['sign'],
    );
    const texts: string[] = [];
    const environment = elsewhere(async (text, kid) => {
      texts.push(kid);
      const bytes = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(text));
      return { ok: true, signature: new Uint8Array(bytes) };
    });
    const outcome = await sign(invoice, {}, environment);
    if (!outcome.ok) throw new Error(JSON.stringify(told(outcome)));
    expect(texts).toEqual([keys.public.kid]);
    expect(told(await verify(outcome.result, { publickey: json(keys.public) }, testEnvironment))).toBe('ok');
    // A private key has precedence.
    await signed({}, environment);
    expect(texts).toHaveLength(1);
  });

  test('makes signing fail with its reason if it fails', async () => {
    const environment = elsewhere(async () => ({ ok: false, why: message('closed for {time}', { time: '1 h' }) }));
    const outcome = await sign(invoice, {}, environment);
    expect(told(outcome)).toEqual(['upstream', 'BW-SIGN-ELSEWHERE 1 h']);
  });
});

describe('sign or unsign fails', () => {
  const signing = async (data: JsonObject, options: JsonObject = { privatekey: json(keys.private) }) =>
    told(await sign(data, options, testEnvironment));

  test.each<[string, () => JsonObject, JsonObject | undefined, string, string]>([
    ['without a key', () => invoice, {}, 'input', 'BW-KEY-MISSING'],
    ['for an issuer that is not a URI', () => invoice, { issuer: 'me and you' }, 'input', 'BW-REQUEST-TYPE'],
    ['for an unreadable document', () => ({ ...invoice, lines: 5 }), undefined, 'input', 'BW-JSON-TYPE'],
    [
      'for a document that cannot be calculated',
      () => ({ ...invoice, currency: '', supplier: { name: 'Cedar' } }),
      undefined,
      'calculation',
      'BW-',
    ],
    [
      'for a document that breaks a rule',
      () => ({ ...invoice, supplier: { tax_id: { country: 'ES', code: 'B98602642' } } }),
      undefined,
      'validation',
      'GOBL-',
    ],
    [
      'for an empty envelope',
      () => ({ $schema: 'https://gobl.org/draft-0/envelope' }),
      undefined,
      'no-document',
      'BW-',
    ],
  ])('%s', async (_what, data, options, key, code) => {
    const answer = await signing(data(), options);
    expect(answer).toEqual([key, ...Array.from({ length: answer.length - 1 }, () => expect.stringContaining(code))]);
  });

  test('for unreadable signatures', () => {
    expect(told(unsign({ $schema: 'https://gobl.org/draft-0/envelope', sigs: 5 }))).toEqual([
      'input',
      expect.stringContaining('BW-JSON-TYPE'),
    ]);
  });
});

describe('reading a signature', () => {
  const reading = async (write: (parts: { protected: string; payload: string; signature: string }) => Json) => {
    const envelope = await signed();
    const [header = '', payload = '', signature = ''] = envelope.sigs[0].split('.');
    const given = write({ protected: header, payload, signature });
    return told(await verify({ ...envelope, sigs: [given] }, { publickey: json(keys.public) }, testEnvironment));
  };

  test('accepts JSON serialisation, flattened or general, with one signature, on several lines', async () => {
    expect(await reading((parts) => JSON.stringify(parts))).toBe('ok');
    expect(await reading((parts) => JSON.stringify(parts, null, 2))).toBe('ok');
    expect(await reading(({ payload, ...own }) => JSON.stringify({ payload, signatures: [own] }))).toBe('ok');
    expect(await reading(({ protected: header, payload, signature }) => `${header}.\n${payload}.\n${signature}`)).toBe(
      'ok',
    );
  });

  test.each<[string, (parts: { protected: string; payload: string; signature: string }) => Json]>([
    ['with two signatures', ({ payload, ...own }) => JSON.stringify({ payload, signatures: [own, own] })],
    ['with no signature', ({ payload }) => JSON.stringify({ payload, signatures: [] })],
    ['with a text as its signature', ({ payload }) => JSON.stringify({ payload, signatures: ['x'] })],
    ['with null as its signature', ({ payload }) => JSON.stringify({ payload, signatures: [null] })],
    ['without a header', ({ payload, signature }) => JSON.stringify({ payload, signature })],
    ['without a payload', ({ payload: _, ...own }) => JSON.stringify(own)],
    ['without its signature', ({ signature: _, ...own }) => JSON.stringify(own)],
    ['in another Base64 alphabet', (parts) => JSON.stringify({ ...parts, payload: 'a+b/' })],
    ['in broken JSON', (parts) => JSON.stringify(parts).slice(0, -1)],
    ['in two parts', ({ payload, signature }) => `${payload}.${signature}`],
    [
      'with another algorithm',
      (parts) => `${btoa('{"alg":"none"}').replaceAll('=', '')}.${parts.payload}.${parts.signature}`,
    ],
  ])('rejects one %s', async (_what, write) => {
    expect(await reading(write)).toEqual(['input', expect.stringContaining('BW-SIGNATURE-FORMAT')]);
  });

  test('rejects values that are not text', async () => {
    expect(await reading(() => 5)).toEqual(['input', expect.stringContaining('BW-JSON-TYPE')]);
  });
});
