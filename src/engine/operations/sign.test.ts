/** Signing and verifying (chapter 01 §16 and §18.3, chapter 09 §5). */
import fc from 'fast-check';
import { CompactSign, calculateJwkThumbprint, compactVerify, importJWK } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceWith, loadAll, testEnvironment } from '../bill/testing.ts';
import type { Fault } from '../faults.ts';
import {
  type Json,
  type JsonObject,
  type KeyPair,
  keygen,
  sign,
  thumbprint,
  unsign,
  validate,
  verify,
} from '../index.ts';
import { valuesIn } from '../text/testing.ts';

const lines = [{ quantity: '2', item: { name: 'Tyre', price: '60.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }];
const invoice = invoiceWith({ lines });

let keys: KeyPair;
let others: KeyPair;

beforeAll(async () => {
  await loadAll();
  keys = await keygen(testEnvironment);
  others = await keygen({ ...testEnvironment, uuid: () => '019cf0c1-9c40-7000-8000-000000000002' });
});

const json = (value: object) => value as JsonObject;

// biome-ignore lint/suspicious/noExplicitAny: tests read envelopes of every shape.
async function signed(data: JsonObject, options: JsonObject = {}): Promise<any> {
  const outcome = await sign(data, { privatekey: json(keys.private), ...options }, testEnvironment);
  if (!outcome.ok) throw new Error(`${outcome.key}: ${JSON.stringify(outcome.faults)}`);
  return outcome.result;
}

async function verdict(envelope: JsonObject, key: Json | undefined = json(keys.public), more: JsonObject = {}) {
  const outcome = await verify(envelope, { publickey: key, ...more }, testEnvironment);
  if (outcome.ok) return 'ok';
  return `${outcome.key}: ${outcome.faults.map(({ code, properties }) => `${code} ${properties}`).join(', ')}`;
}

test('keygen creates keys with the members of the standard, in its order', () => {
  expect(Object.keys(keys.private)).toEqual(['use', 'kty', 'kid', 'crv', 'alg', 'x', 'y', 'd']);
  expect(keys.public).toEqual({ ...keys.private, d: undefined });
  expect(keys.private.d).toMatch(/^[\w-]{43}$/);
});

test('thumbprint is the same as in jose for both keys of a pair', async () => {
  const expected = Buffer.from(await calculateJwkThumbprint({ ...keys.public }), 'base64url').toString('hex');
  expect([thumbprint(keys.public), thumbprint(keys.private)]).toEqual([expected, expected]);
});

describe('signature with exp', () => {
  /** Verifies an envelope with a signature that expires at a given second. */
  async function expiring(exp: Json) {
    const { head, ...envelope } = await signed(invoice);
    const payload = JSON.stringify({ uuid: head.uuid, dig: head.dig, exp });
    const signature = await new CompactSign(new TextEncoder().encode(payload))
      .setProtectedHeader({ alg: 'ES256', kid: keys.private.kid })
      .sign(await importJWK({ ...keys.private }));
    const given = { ...envelope, head, sigs: [signature] };
    const outcome = await verify(given, { publickey: json(keys.public), details: true }, testEnvironment);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
    const warnings = outcome.warnings.map(({ code, properties }) => `${code} ${properties}`);
    return { warnings, exp: outcome.result.signatures?.[0]?.exp };
  }

  test('is still valid after it expired, with a warning', async () => {
    const now = Math.floor(testEnvironment.now().getTime() / 1000);
    expect(await expiring(now - 1)).toEqual({ warnings: ['BW-WARN-EXPIRED $.sigs[0]'], exp: '2026-03-15T10:29:59Z' });
    expect(await expiring(now + 60)).toEqual({ warnings: [], exp: '2026-03-15T10:31:00Z' });
    expect(await expiring('soon')).toEqual({ warnings: [], exp: undefined });
  });
});

describe('signed envelope', () => {
  test('verifies with jose alone and has the claims of the standard', async () => {
    const envelope = await signed(invoice, { issuer: 'https://example.com', audience: 'gobl:example.org' });
    const { payload, protectedHeader } = await compactVerify(envelope.sigs[0], await importJWK({ ...keys.public }));
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: keys.public.kid });
    const { uuid, dig } = envelope.head;
    const said = { uuid, dig, iss: 'https://example.com', aud: 'gobl:example.org', iat: 1773570600 };
    expect(new TextDecoder().decode(payload)).toBe(JSON.stringify(said));
  });

  test('verifies with its key and reports signer and time', async () => {
    const envelope = await signed(invoice);
    const outcome = await verify(envelope, { publickey: json(keys.public), details: true }, testEnvironment);
    const iat = '2026-03-15T10:30:00Z';
    const details = { index: 0, kid: keys.public.kid, iat, state: 'holds', ok: true, key: true };
    expect(outcome.ok && outcome.result).toEqual({ ok: true, signatures: [details] });
  });

  test('verifies with a set that contains its key', async () => {
    const envelope = await signed(invoice);
    const publickeys = { keys: [json(others.public), json(keys.public)] };
    expect(await verdict(envelope, null, { publickeys })).toBe('ok');
  });

  test('keeps earlier signatures of the same header and drops outdated ones', async () => {
    const once = await signed(invoice);
    expect((await signed(once)).sigs).toHaveLength(2);
    const changed = { ...once, doc: { ...once.doc, code: '119' } };
    const again = await signed(changed);
    expect(again.sigs).toHaveLength(1);
    expect(await verdict(again)).toBe('ok');
  });

  test('may change in unsigned members: stamps, links, tags, notes', async () => {
    const envelope = await signed(invoice);
    const stamps = [{ prv: 'es-verifactu-qr', val: 'https://example.com' }];
    expect(await verdict({ ...envelope, head: { ...envelope.head, stamps, tags: ['paid'] } })).toBe('ok');
  });

  test('loses only its signatures with unsign', async () => {
    const { sigs, ...rest } = await signed(invoice);
    const outcome = unsign({ ...rest, sigs });
    expect(outcome.ok && outcome.result).toEqual(rest);
  });
});

describe('each signature', () => {
  /** Returns the reported state of every signature, even if the envelope does not verify. */
  async function statesOf(envelope: JsonObject, ...publickeys: Json[]) {
    const outcome = await verify(envelope, { publickeys, details: true }, testEnvironment);
    const signatures = (outcome.ok ? outcome.result.signatures : outcome.signatures) ?? [];
    return {
      ok: outcome.ok,
      states: signatures.map(({ state, ok, key }) => `${state} ${ok} ${key}`),
      faults: (outcome.ok ? outcome.warnings : outcome.faults).map(
        ({ code, properties }) => `${code} ${properties.join(' ')}`,
      ),
    };
  }

  /** Returns an envelope signed with two keys. */
  const signedByBoth = async () => signed(await signed(invoice), { privatekey: json(others.private) });

  test('holds with the keys of all signers', async () => {
    expect(await statesOf(await signedByBoth(), json(others.public), json(keys.public))).toEqual({
      ok: true,
      states: ['holds true true', 'holds true true'],
      faults: [],
    });
  });

  test('without a matching key is a warning if another one is valid', async () => {
    expect(await statesOf(await signedByBoth(), json(others.public))).toEqual({
      ok: true,
      states: ['no-key false false', 'holds true true'],
      faults: ['BW-VERIFY-KEY $.sigs[0]'],
    });
  });

  test('without a matching key is a failure if no other one is valid', async () => {
    const third = await keygen({ ...testEnvironment, uuid: () => '019cf0c1-9c40-7000-8000-000000000003' });
    expect(await statesOf(await signedByBoth(), json(third.public))).toEqual({
      ok: false,
      states: ['no-key false false', 'no-key false false'],
      faults: ['BW-VERIFY-KEY $.sigs[0] $.sigs[1]'],
    });
  });

  test('that names a key it was not made with invalidates the envelope', async () => {
    const forged = await signed(invoice, { privatekey: { ...json(others.private), kid: keys.private.kid } });
    const both = await signed(forged);
    const expected = { ok: false, faults: ['BW-VERIFY-SIGNATURE $.sigs[0]'] };
    expect(await statesOf(both, json(keys.public))).toEqual({
      ...expected,
      states: ['fails false false', 'holds true true'],
    });
  });

  test.each([
    ['empty', () => '', 'BW-VERIFY-SIGNATURE'],
    ['truncated', (good: string) => good.slice(0, -4), 'BW-VERIFY-SIGNATURE'],
    ['without its last part', (good: string) => good.replace(/[^.]*$/, ''), 'BW-VERIFY-SIGNATURE'],
    [
      'critical about an unknown header',
      (good: string) => good.replace(/^[^.]*/, base64url('{"alg":"ES256","crit":["x"]}')),
      'BW-VERIFY-SIGNATURE',
    ],
    ['without a payload', (good: string) => good.replace(/\.[^.]*\./, '..'), 'BW-VERIFY-PAYLOAD'],
  ])('that is %s always fails, even if another one is valid', async (_, spoil, code) => {
    const once = await signed(invoice);
    const foreign = (await signed(once, { privatekey: json(others.private) })).sigs[1];
    expect(await statesOf({ ...once, sigs: [...once.sigs, spoil(foreign)] }, json(keys.public))).toEqual({
      ok: false,
      states: ['holds true true', 'fails false false'],
      faults: [`${code} $.sigs[1]`],
    });
  });

  test('of another document fails, even without its key', async () => {
    const once = await signed(invoice);
    const { sigs } = await signed(invoiceWith({ lines, code: '119' }), { privatekey: json(others.private) });
    expect(await statesOf({ ...once, sigs: [...once.sigs, ...sigs] }, json(keys.public))).toEqual({
      ok: false,
      states: ['holds true true', 'fails false false'],
      faults: ['BW-VERIFY-PAYLOAD $.sigs[1]'],
    });
  });

  test("outside its key's validity fails, even if made with that key", async () => {
    const late = { ...json(keys.public), valid_until: '2026-03-14T00:00:00Z' };
    expect(await statesOf(await signedByBoth(), late, json(others.public))).toEqual({
      ok: false,
      states: ['fails false true', 'holds true true'],
      faults: ['BW-VERIFY-WINDOW $.sigs[0]'],
    });
  });
});

const base64url = (text: string) => Buffer.from(text).toString('base64url');

const rsa = { kty: 'RSA', kid: 'r', use: 'enc', alg: 'RSA-OAEP', e: 'AQAB', n: 'u1SU1LfVLPHCozMxH2Mo4lgOEePzNm0t' };

/** Keys whose members show that they have another purpose, and the value in the fault. */
const unfit: [string, object, string][] = [
  ['another type', rsa, 'RSA'],
  ['another curve', { crv: 'P-384' }, 'P-384'],
  ['encryption', { use: 'enc' }, 'enc'],
  ['another algorithm', { alg: 'ECDH-ES' }, 'ECDH-ES'],
  ['other operations', { key_ops: ['deriveKey', 'deriveBits'] }, 'deriveBits'],
  ['no operation', { key_ops: [] }, ''],
];

const named = (faults: readonly Fault[]) => faults.flatMap(valuesIn).join(' ');

describe('key for another purpose', () => {
  test.each(unfit)('is rejected for verifying: %s', async (_, members, value) => {
    const publickey = { ...json(keys.public), ...members };
    const outcome = await verify(await signed(invoice), { publickey }, testEnvironment);
    expect(outcome).toMatchObject({ ok: false, key: 'input', faults: [{ code: 'BW-KEY-INVALID' }] });
    if (!outcome.ok) expect(named(outcome.faults)).toContain(value);
  });

  test.each(unfit)('is skipped in a set, with a warning: %s', async (_, members, value) => {
    const set = { keys: [{ ...json(others.public), ...members }, json(keys.public)] };
    const outcome = await verify(await signed(invoice), { publickeys: set }, testEnvironment);
    expect(outcome).toMatchObject({
      ok: true,
      warnings: [{ code: 'BW-WARN-KEY', properties: ['request.publickeys[0]'] }],
    });
    expect(named(outcome.warnings)).toContain(value);
    const alone = await verify(await signed(invoice), { publickeys: set.keys.slice(0, 1) }, testEnvironment);
    expect(alone).toMatchObject({ ok: false, key: 'input', faults: [{ code: 'BW-KEY-INVALID' }] });
    if (!alone.ok) expect(named(alone.faults)).toContain(value);
  });

  test.each(unfit.slice(1))('is rejected for signing: %s', async (_, members, value) => {
    const outcome = await sign(invoice, { privatekey: { ...json(keys.private), ...members } }, testEnvironment);
    expect(outcome).toMatchObject({ ok: false, key: 'signature', faults: [{ code: 'BW-SIGN-KEY' }] });
    if (!outcome.ok) expect(named(outcome.faults)).toContain(value);
  });

  test('is not assumed if its operations include the right one', async () => {
    const privatekey = { ...json(keys.private), key_ops: ['sign'] };
    const envelope = await signed(invoice, { privatekey });
    expect(await verdict(envelope, { ...json(keys.public), key_ops: ['verify'] })).toBe('ok');
    expect(await verdict(envelope, { ...json(keys.public), key_ops: ['sign'] })).toBe(
      'input: BW-KEY-INVALID request.publickey',
    );
    const { use: _, alg: __, ...bare } = json(keys.public);
    expect(await verdict(envelope, bare)).toBe('ok');
  });

  test.each([
    ['use', { use: 5 }],
    ['alg', { alg: ['ES256'] }],
    ['key_ops', { key_ops: 'verify' }],
  ])('needs its members to have the right type: %s', async (_, members) => {
    const key = { ...json(keys.public), ...members };
    expect(await verdict(await signed(invoice), key)).toBe('input: BW-KEY-INVALID request.publickey');
  });
});

test('a point that is not on the curve is rejected in any key of a set', async () => {
  const point = { ...json(keys.public), x: keys.public.y, y: keys.public.x };
  const outcome = await verify(await signed(invoice), { publickeys: [json(keys.public), point] }, testEnvironment);
  expect(outcome).toMatchObject({
    key: 'input',
    faults: [{ code: 'BW-KEY-INVALID', properties: ['request.publickeys[1]'] }],
  });
});

describe('verify fails', () => {
  test('with another key', async () => {
    expect(await verdict(await signed(invoice), json(others.public))).toBe('signature: BW-VERIFY-KEY $.sigs[0]');
  });

  test('for a document changed after signing', async () => {
    const envelope = await signed(invoice);
    const doc = { ...envelope.doc, code: '119' };
    expect(await verdict({ ...envelope, doc })).toBe('validation: GOBL-ENVELOPE-11 $');
  });

  test('for a signature from another envelope of the same signer', async () => {
    const envelope = await signed(invoice);
    const { sigs } = await signed(invoiceWith({ lines, code: '119' }));
    expect(await verdict({ ...envelope, sigs })).toBe('signature: BW-VERIFY-PAYLOAD $.sigs[0]');
  });

  test("for a signature outside its key's validity", async () => {
    const envelope = await signed(invoice);
    const key = (window: object) => ({ ...json(keys.public), ...window });
    expect(await verdict(envelope, key({ valid_from: '2026-03-15T11:30:00+01:00' }))).toBe('ok');
    expect(await verdict(envelope, key({ valid_from: '2026-03-16T00:00:00Z' }))).toBe(
      'signature: BW-VERIFY-WINDOW $.sigs[0]',
    );
    expect(await verdict(envelope, key({ valid_until: '2026-03-14T00:00:00Z' }))).toBe(
      'signature: BW-VERIFY-WINDOW $.sigs[0]',
    );
  });

  test('for a null signature', async () => {
    const envelope = await signed(invoice);
    expect(await verdict({ ...envelope, sigs: [null] })).toBe('input: BW-JSON-TYPE $.sigs[0]');
    expect(await verdict({ ...envelope, sigs: [...envelope.sigs, null] })).toBe('input: BW-JSON-TYPE $.sigs[1]');
  });

  test('for an envelope without signatures or without content', async () => {
    const { sigs: _, ...unsigned } = await signed(invoice);
    expect(await verdict(unsigned)).toBe('signature: BW-VERIFY-UNSIGNED $.sigs');
    expect(await verdict({})).toBe(
      'validation: GOBL-ENVELOPE-11 $, GOBL-ENVELOPE-01 $.$schema, GOBL-ENVELOPE-02 $.head, GOBL-ENVELOPE-03 $.doc',
    );
  });

  test('for an envelope whose schema is not a URL', async () => {
    const { sigs: _, ...unsigned } = await signed(invoice);
    expect(await verdict({ ...unsigned, $schema: 'an envelope' })).toBe('validation: GOBL-SCHEMA-ID-01 $.$schema');
  });

  test('without a key, or with a private one', async () => {
    const envelope = await signed(invoice);
    expect(await verdict(envelope, null)).toBe('input: BW-KEY-MISSING request.publickey');
    expect(await verdict(envelope, json(keys.private))).toBe('input: BW-KEY-INVALID request.publickey');
  });

  test('if any signed byte changes', async () => {
    // An order, since an invoice without its regime would get it back on reading and be the same.
    const envelope = await signed({ ...invoice, $schema: 'https://gobl.org/draft-0/bill/order' });
    const text = JSON.stringify({
      doc: envelope.doc,
      head: { uuid: envelope.head.uuid, dig: envelope.head.dig },
      sigs: envelope.sigs,
    });
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.nat(letters.length - 1), async (place, other) => {
        const letter = letters[other] ?? 'a';
        // The last character of a base64url text has unused bits, and JSON punctuation is not signed.
        if (text[place] === letter || !/[a-z0-9]/i.test(text[place] ?? '') || /^["\s]/.test(text.slice(place + 1)))
          return;
        const changed = parsed(text.slice(0, place) + letter + text.slice(place + 1));
        if (!changed) return;
        expect(await verdict({ $schema: envelope.$schema, ...changed })).not.toBe('ok');
      }),
    );
  });
});

function parsed(text: string): JsonObject | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe('sign fails', () => {
  const attempt = async (privatekey: Json | undefined, data: JsonObject = invoice) => {
    const outcome = await sign(data, { privatekey }, testEnvironment);
    return outcome.ok ? 'ok' : `${outcome.key}: ${outcome.faults[0]?.code} ${outcome.faults[0]?.properties[0]}`;
  };

  test('without a key, or with a value that is not a key', async () => {
    expect(await attempt(undefined)).toBe('input: BW-KEY-MISSING request.privatekey');
    expect(await attempt('secret')).toBe('input: BW-KEY-INVALID request.privatekey');
    expect(await attempt({ ...json(keys.private), x: json(others.public).x ?? '' })).toBe(
      'input: BW-KEY-INVALID request.privatekey',
    );
    expect(await attempt({ ...json(keys.private), y: 'short' })).toBe('input: BW-KEY-INVALID request.privatekey');
  });

  test('with a key combined from two keys', async () => {
    expect(await attempt({ ...json(keys.private), d: others.private.d })).toBe(
      'input: BW-KEY-INVALID request.privatekey',
    );
  });

  test('with a key that is public, has no ID or is on another curve', async () => {
    expect(await attempt(json(keys.public))).toBe('signature: BW-SIGN-KEY request.privatekey');
    expect(await attempt({ ...json(keys.private), kid: '' })).toBe('signature: BW-SIGN-KEY request.privatekey');
    expect(await attempt({ ...json(keys.private), crv: 'P-384' })).toBe('signature: BW-SIGN-KEY request.privatekey');
  });

  test('for an incomplete document', async () => {
    const { code: _, ...draft } = invoice;
    expect(await attempt(json(keys.private), draft)).toBe('validation: GOBL-ENVELOPE-13 $');
  });
});

test('validate accepts a signed envelope', async () => {
  expect(validate(await signed(invoice), {}, testEnvironment).ok).toBe(true);
});

test.each<[string, Json, string[]]>([
  ['no document', null, ['11 $', '03 $.doc', '13 $']],
  ['an empty document', {}, ['11 $', '04 $.doc']],
  ['a document of an unknown schema', { $schema: 'https://example.com/x', a: 1 }, ['11 $', '04 $.doc']],
])('validate skips the completeness check for a signed envelope with %s', async (_, doc, faults) => {
  const outcome = validate({ ...(await signed(invoice)), doc }, {}, testEnvironment);
  const found = outcome.ok ? [] : outcome.faults.map(({ code, properties }) => `${code} ${properties}`);
  expect(found.filter((each) => each.startsWith('GOBL-ENVELOPE'))).toEqual(
    faults.map((each) => `GOBL-ENVELOPE-${each}`),
  );
});

describe('members of the header that no signature covers', () => {
  const named = async (added: object, strict = false) => {
    const { head, ...envelope } = await signed(invoice);
    const given = { ...envelope, head: { ...head, ...added } };
    const outcome = await verify(given, { publickey: json(keys.public), strict }, testEnvironment);
    const found = outcome.ok ? outcome.warnings : outcome.faults;
    return [outcome.ok, found.map(({ code, properties }) => `${code} ${properties}`).join(' ')];
  };

  test.each([
    ['notes', 'Pay to another account'],
    ['meta', { iban: 'ES79' }],
    ['tags', ['paid']],
    ['from', 'iso6523-actorid-upis::9920:x'],
    ['to', 'iso6523-actorid-upis::9920:x'],
    ['ignore', ['GOBL-BILL-INVOICE-01']],
  ])('%s causes a warning, and is rejected when strict', async (name, value) => {
    expect(await named({ [name]: value })).toEqual([true, `BW-WARN-UNSIGNED $.head.${name}`]);
    expect(await named({ [name]: value }, true)).toEqual([false, `BW-WARN-UNSIGNED $.head.${name}`]);
  });

  test.each([
    ['stamps', [{ prv: 'sat', val: '1' }]],
    ['links', [{ key: 'page', url: 'https://example.com' }]],
  ])('%s cause a warning, and are accepted when strict', async (name, value) => {
    expect(await named({ [name]: value }, true)).toEqual([true, `BW-WARN-ADDED $.head.${name}`]);
  });

  test('cause no warning if empty, and another one if unknown', async () => {
    expect(await named({ notes: '', tags: [] }, true)).toEqual([true, '']);
    expect(await named({ iban: 'ES79' }, true)).toEqual([false, 'BW-UNKNOWN-FIELD $.head.iban']);
  });
});
