import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { words } from '../../../engine/text/message.ts';
import { validateXml } from '../../index.ts';
import { canonicalPart } from '../../signing/canonical-part.ts';
import { selfSigned } from '../../signing/testing.ts';
import { asFacturae, publicInvoice } from './testing.ts';

const pair = selfSigned({ number: 'VATES-B99123457' });
const OPTIONS = { sign_key: pair.key, sign_certificate: pair.certificate, signing_time: '2026-03-02T10:00:00Z' };

async function signedBy(options: JsonObject, members: JsonObject = {}): Promise<string> {
  const written = await asFacturae(publicInvoice(members), options);
  if (!written.ok) throw new Error(written.faults.map(({ code }) => code).join());
  return String(written.result.result);
}

/** Returns the codes about the signature, with the values of their texts. */
async function saidOf(xml: string) {
  const checked = await validateXml(xml, undefined, { now: new Date('2026-04-01T10:00:00Z') });
  const all = [...(checked.ok ? [] : checked.faults), ...checked.warnings];
  for (const { code: _, properties: __, ...said } of all) expect(words(said)).toMatch(/\S/);
  return all
    .filter(({ code }) => code === 'FACE-2' || code === 'BW-FACTURAE-SIGNATURE')
    .map(({ code, level, values = {} }) => [code, level, ...Object.keys(values)].filter(Boolean).join(' '));
}

const OWNER = 'BW-FACTURAE-SIGNATURE information serial subject issuer from to';

/** Names RSA with SHA-1 as the method of the signature. */
const weakened = (xml: string) =>
  xml.replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2000/09/xmldsig#rsa-sha1');

describe('a signed Facturae', () => {
  it('is valid, and names the owner of its certificate', async () => {
    const xml = await signedBy(OPTIONS);
    expect(await saidOf(xml)).toEqual([OWNER]);
    expect(await saidOf(await signedBy({ ...OPTIONS, sign_key: pair.pkcs1 }))).toEqual([OWNER]);
  });

  it('is verified by Node with its certificate', async () => {
    const xml = await signedBy(OPTIONS);
    const [, value = ''] = /<ds:SignatureValue>([^<]+)</.exec(xml) ?? [];
    const info = canonicalPart(xml, { at: xml.indexOf('<ds:SignedInfo') }) ?? '';
    expect(createVerify('RSA-SHA256').update(info).verify(pair.certificate, value, 'base64')).toBe(true);
  });

  it('has a file name in .xsig, and contains policy and role', async () => {
    const written = await asFacturae(publicInvoice({ $tags: ['self-billed'] }), OPTIONS);
    expect(written.ok && written.result.file_name).toBe('B99123457-0001-A.xsig');
    expect(written.ok && String(written.result.result)).toMatch(
      /politica_de_firma_formato_facturae_v3_1\.pdf[\s\S]*<xades:ClaimedRole>customer</,
    );
  });

  it.each<[string, (xml: string) => string, string[]]>([
    ['content', (xml) => xml.replace('>Reparación<', '>Reparacion<'), ['BW-FACTURAE-SIGNATURE']],
    ['white space', (xml) => xml.replace('<Invoices>', '<Invoices> '), ['BW-FACTURAE-SIGNATURE']],
    ['the time of signing', (xml) => xml.replace('10:00:00Z<', '10:00:01Z<'), ['BW-FACTURAE-SIGNATURE name']],
    [
      'a digest',
      (xml) =>
        xml.replace(
          /(URI="#KeyInfo">.*?DigestValue>)./,
          (_, before) => `${before}${xml.includes(`${before}A`) ? 'B' : 'A'}`,
        ),
      ['BW-FACTURAE-SIGNATURE name', 'BW-FACTURAE-SIGNATURE'],
    ],
    ['the algorithm', (xml) => xml.replace('#rsa-sha256', '#rsa-md5'), ['BW-FACTURAE-SIGNATURE method']],
    ['the digest of the policy', (xml) => xml.replace('>Ohix', '>Ohiy'), ['BW-FACTURAE-SIGNATURE name']],
    ['line ends, which do not count', (xml) => xml.replaceAll('\n', '\r\n'), [OWNER]],
  ])('is checked again after a change of %s', async (_, change, expected) => {
    const xml = change(await signedBy(OPTIONS));
    expect(await saidOf(xml)).toEqual(expected);
  });

  it.each<[string, (xml: string) => string]>([
    ['fits', (xml) => xml],
    ['broken', (xml) => xml.replace('>Reparación<', '>Reparacion<')],
    ['unverified', (xml) => xml.replace('#rsa-sha256', '#rsa-md5')],
  ])('has the signature result %s, whether or not its content is valid', async (signature, change) => {
    const xml = change(await signedBy(OPTIONS));
    const outcome = await validateXml(xml, undefined, { now: new Date('2026-04-01T10:00:00Z') });
    expect(outcome).toMatchObject({ ok: true, result: { ok: true, format: 'facturae', signature } });
  });

  it('that uses SHA-1 is valid, with a notice', async () => {
    const xml = await signedBy(OPTIONS);
    const weak = weakened(xml);
    const info = canonicalPart(weak, { at: weak.indexOf('<ds:SignedInfo') }) ?? '';
    const value = createSign('RSA-SHA1').update(info).sign(pair.privateKey, 'base64');
    const signed = weak.replace(/(<ds:SignatureValue>)[^<]*/, `$1${value}`);
    expect(await saidOf(signed)).toEqual(['BW-FACTURAE-SIGNATURE information', OWNER]);
  });

  it('causes a warning if the certificate belongs to somebody else', async () => {
    const other = selfSigned({ number: 'IDCES-12345678Z' });
    const xml = await signedBy({ ...OPTIONS, sign_key: other.key, sign_certificate: other.certificate });
    expect(await saidOf(xml)).toEqual(['BW-FACTURAE-SIGNATURE found', OWNER]);
  });
});

describe('a signing key for Facturae', () => {
  it('is asked for by a warning if it is missing, and so is the number', async () => {
    const places = async (members: JsonObject, options: JsonObject) => {
      const written = await asFacturae(publicInvoice(members), options);
      const all = [...(written.ok ? [] : written.faults), ...written.warnings];
      return all.flatMap(({ code, properties }) => (/^FACE-/.test(code) ? [code, ...properties] : []));
    };
    expect(await places({}, {})).toEqual(['FACE-2', 'request.sign_key']);
    expect(await places({}, OPTIONS)).toEqual([]);
    expect(await places({ code: '' }, {})).toEqual(['FACE-3a', '$.code']);
  });

  const faultsOf = async (options: JsonObject) => {
    const written = await asFacturae(publicInvoice(), { ...OPTIONS, ...options });
    return written.ok ? [] : written.faults.map(({ code, properties }) => `${code} ${properties.join()}`);
  };
  const weak = selfSigned({ bits: 1024 });
  const other = selfSigned();
  const encrypted = pair.privateKey
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'contraseña' })
    .toString();
  const der = (pem: string) => pem.replace(/-----[^-]*-----|\s/g, '');
  it.each<[string, JsonObject, string]>([
    ['that is unreadable', { sign_key: 'AAAA' }, 'BW-FACTURAE-KEY request.sign_key'],
    ['that is missing', { sign_key: null }, 'BW-FACTURAE-KEY request.sign_key'],
    ['of another certificate', { sign_key: other.key }, 'BW-FACTURAE-KEY request.sign_key'],
    [
      'that is too weak',
      { sign_key: weak.key, sign_certificate: weak.certificate },
      'BW-FACTURAE-KEY request.sign_key',
    ],
    ['that is a certificate', { sign_key: pair.certificate }, 'BW-FACTURAE-KEY request.sign_key'],
    ['that is a certificate in DER', { sign_key: der(pair.certificate) }, 'BW-FACTURAE-KEY request.sign_key'],
    ['without certificate', { sign_certificate: null }, 'BW-FACTURAE-KEY request.sign_certificate'],
    ['with a key as certificate', { sign_certificate: pair.key }, 'BW-FACTURAE-KEY request.sign_certificate'],
    ['with a text as certificate', { sign_certificate: 'AAAA' }, 'BW-FACTURAE-KEY request.sign_certificate'],
    [
      'whose certificate is expired',
      { signing_time: '2037-01-01T00:00:00Z' },
      'BW-FACTURAE-KEY request.sign_certificate',
    ],
    ['with another password', { sign_key: encrypted, sign_password: 'x' }, 'BW-KEY-FILE request.sign_password'],
    ['without its password', { sign_key: encrypted }, 'BW-KEY-FILE request.sign_password'],
  ])('%s is rejected, and does not appear in the answer', async (_, options, fault) => {
    expect(await faultsOf(options)).toEqual([fault]);
    const written = await asFacturae(publicInvoice(), { ...OPTIONS, ...options });
    expect(JSON.stringify(written)).not.toMatch(/contraseña|MII[A-Za-z0-9+/]{20}/);
  });

  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  it.each<[string, JsonObject]>([
    ['encrypted', { sign_key: encrypted, sign_password: 'contraseña' }],
    [
      'beside its certificate, in one file',
      { sign_key: `Bag\n${pair.certificate}${pair.key}`, sign_certificate: null },
    ],
    ['with another one before it', { sign_key: other.key + pair.key }],
    ['after a key of another kind', { sign_key: curve.export({ type: 'sec1', format: 'pem' }).toString() + pair.key }],
    ['in PEM that is in base64', { sign_key: Buffer.from(pair.key).toString('base64') }],
    ['with its certificate in DER', { sign_certificate: der(pair.certificate) }],
  ])('is accepted %s', async (_, options) => {
    expect(await saidOf(await signedBy({ ...OPTIONS, ...options }))).toEqual([OWNER]);
  });

  it('may come with several certificates, its own among them', async () => {
    const xml = await signedBy({ ...OPTIONS, sign_certificate: other.certificate + pair.certificate });
    expect(xml.match(/<ds:X509Certificate>/g)).toHaveLength(2);
    expect(await saidOf(xml)).toEqual([OWNER]);
  });
});
