import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../convert/read.ts';
import { writeDocument } from '../../../convert/write.ts';
import { convertDocument, convertXml, validateXml } from '../../../index.ts';
import { formatOf } from '../../../list/formats.ts';
import { parseXml } from '../../../list/parse-xml.ts';
import { canonical } from '../../../signing/canonical.ts';
import { readCertificate } from '../../../signing/certificate.ts';
import { STAMP_CERTIFICATE, STAMP_KEY } from '../../../signing/testing.ts';
import { baseText } from '../../../testing/bases.ts';
import { InvoiceChainReader } from './chain-reader.ts';
import { readQr, writeQr } from './qr.ts';
import { invoiceHash } from './seal.ts';
import { stampIn } from './stamp.ts';

const environment = { now: () => new Date('2026-03-20T09:00:00Z'), uuid: () => '0195ce71-dc9c-72c8-bf2c-9890a4a9f0a2' };
const base = (name: string) => baseText(`saudi/${name}.xml`);

const KEY = STAMP_KEY;
const CERTIFICATE = STAMP_CERTIFICATE;
const KEY_OF_PKCS_8 = `-----BEGIN PRIVATE KEY-----
MIGEAgEAMBAGByqGSM49AgEGBSuBBAAKBG0wawIBAQQgUOAcN/EGejFI+1V9JcrV
BgvRiiHKDAcgIVVoBnyfLsehRANCAAS5uCBqApDcXy+fhYtJAVK82cO27zIXL9gF
wLYusxbXuGcr2DKs58Yyy7BbMfOgozXy5jKFuThlrLPPmU69uuX6
-----END PRIVATE KEY-----`;
const PAIR = { stamp_key: KEY, stamp_certificate: CERTIFICATE };

/** Returns an invoice that was read from a base, written again with options. */
async function written(name: string, formatOptions: Record<string, string>) {
  const read = await readDocument(await base(name), formatOf('zatca'), {}, environment);
  if (!read.ok) throw new Error('not read');
  const format = formatOf('zatca');
  if (format === undefined) throw new Error('no format');
  const result = await writeDocument(read.result.document, format, { formatOptions }, environment);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result;
}

const stamped = (key = KEY) =>
  written('simplified', {
    stamp_key: key,
    stamp_certificate: CERTIFICATE,
    signing_time: '2026-12-20T10:15:01',
    icv: '8',
  });

async function codesIn(xml: string): Promise<string[]> {
  const outcome = await validateXml(xml, undefined, { now: environment.now() });
  return outcome.ok ? [] : outcome.faults.map(({ code }) => code);
}

describe('the hash of an invoice', () => {
  it('covers the canonical form without stamp and QR code', () => {
    const xml = `<?xml version="1.0"?>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><ext:UBLExtensions/>
  <cbc:ID>A &amp; "B"</cbc:ID><!-- no -->
  <cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID></cac:AdditionalDocumentReference>
  <cac:AccountingCustomerParty/>
</Invoice>`;
    expect(invoiceHash(xml)).toBe('iEZGe01b38mcnhHCdc7SMTO5UIAg7W3mAc8yEx0VnTk=');
    expect(invoiceHash(xml.replaceAll('\n', '\r\n'))).toBe('iEZGe01b38mcnhHCdc7SMTO5UIAg7W3mAc8yEx0VnTk=');
  });

  it('does not exist for text that is not XML', () => {
    expect(canonical('<a>')).toBeUndefined();
  });
});

describe('the QR code', () => {
  it('encodes each value with its tag and its length', () => {
    const values = ['شركة', '399999999900003', '2026-09-14T10:05:30', '115.00', '15.00'];
    const { content } = writeQr(values);
    expect(content).toBe('AQjYtNix2YPYqQIPMzk5OTk5OTk5OTAwMDAzAxMyMDI2LTA5LTE0VDEwOjA1OjMwBAYxMTUuMDAFBTE1LjAw');
    const read = readQr(content);
    expect(read.ok && [...read.tags.keys()]).toEqual([1, 2, 3, 4, 5]);
  });

  it('shortens long values between two characters', () => {
    const { content, cut } = writeQr(['ش'.repeat(200)]);
    const read = readQr(content);
    expect(cut).toEqual([1]);
    expect(read.ok && read.tags.get(1)?.length).toBe(254);
  });

  it.each([
    ['no base64!', 0],
    ['AQVB', 0],
    ['AQFBAQFB', 3],
    ['CgFB', 0],
  ])('is rejected with the content %s', (content, at) => {
    const read = readQr(content);
    expect(read.ok ? undefined : read.at).toBe(at);
  });
});

describe('the stamp', () => {
  it('is verified by Node with the public key', async () => {
    const { xml } = (await stamped()).result;
    expect(await codesIn(xml)).toEqual([]);
    const read = parseXml(xml);
    const stamp = read.ok ? stampIn(read.root) : undefined;
    const der = stamp?.certificate?.publicKey;
    if (stamp === undefined || der === undefined) throw new Error('no stamp');
    const key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
    expect(verify('sha256', Buffer.from(stamp.hash, 'base64'), key, Buffer.from(stamp.signature, 'base64'))).toBe(true);
  });

  it('adds a QR code with the tags 1 to 8, also to standard invoices', async () => {
    const options = { ...PAIR, signing_time: '2026-12-20T10:15:01', icv: '8' };
    const coded = async (more: Record<string, string>) => {
      const { result } = await written('standard', { ...options, ...more });
      const read = readQr(String(result.record?.qr ?? ''));
      return read.ok ? [...read.tags.keys()] : [];
    };
    expect(await coded({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await coded({ qr: 'false' })).toEqual([]);
  });

  it('accepts keys in both encodings', async () => {
    const [one, other] = [await stamped(), await stamped(KEY_OF_PKCS_8)];
    expect(one.result.xml).toBe(other.result.xml);
    expect(one.result.record).toMatchObject({ icv: '8', hash: invoiceHash(one.result.xml) });
  });

  it.each([
    ['changed content', 'Private lessons', 'Public lessons', ['BW-ZATCA-HASH', 'BW-ZATCA-QR']],
    ['another time of signing', '10:15:01', '10:15:02', ['BW-ZATCA-STAMP']],
    [
      'an invoice of another seller',
      '310123456700003</cbc:CompanyID>',
      '311123456700003</cbc:CompanyID>',
      ['BW-ZATCA-HASH', 'BW-ZATCA-QR'],
    ],
  ])('is invalid for %s', async (_, from, to, codes) => {
    const { xml } = (await stamped()).result;
    const found = await codesIn(xml.replace(from, to));
    expect([...new Set(found.filter((code) => code.startsWith('BW-')))].sort()).toEqual(codes);
  });

  it.each([
    ['no key', { stamp_certificate: CERTIFICATE }, 'request.stamp_key'],
    ['no certificate', { stamp_key: KEY }, 'request.stamp_certificate'],
    ['an unreadable certificate', { stamp_key: KEY, stamp_certificate: 'AAAA' }, 'request.stamp_certificate'],
    ['an unreadable key', { stamp_key: 'AAAA', stamp_certificate: CERTIFICATE }, 'request.stamp_key'],
    ['a certificate that is not valid yet', PAIR, 'request.stamp_certificate'],
    ['a certificate that expired', { ...PAIR, signing_time: '2036-11-25T10:00:00' }, 'request.stamp_certificate'],
    ['an invalid time', { ...PAIR, signing_time: 'today' }, 'request.signing_time'],
    ['a day that no month has', { ...PAIR, signing_time: '2027-02-30T10:00:00' }, 'request.signing_time'],
  ])('rejects %s', async (_, formatOptions, property) => {
    const format = formatOf('zatca');
    const read = await readDocument(await base('simplified'), format, {}, environment);
    if (!read.ok || format === undefined) throw new Error('not read');
    const result = await writeDocument(read.result.document, format, { formatOptions }, environment);
    expect(result.ok ? [] : result.faults.map(({ code, properties }) => [code, properties])).toEqual([
      ['BW-ZATCA-KEY', [property]],
    ]);
  });

  it('causes a warning if made before the certificate was valid, in Saudi time', async () => {
    const warned = async (time: string) => {
      const { xml } = (await stamped()).result;
      const outcome = await validateXml(xml.replace('2026-12-20T10:15:01', time), undefined, {
        now: environment.now(),
      });
      return outcome.warnings.filter(({ code, level }) => code === 'BW-ZATCA-CERTIFICATE' && level === undefined)
        .length;
    };
    expect(
      await Promise.all(['2026-11-27T15:48:51', '2026-11-27T15:48:50', '2026-11-27T12:48:51Z'].map(warned)),
    ).toEqual([0, 1, 0]);
  });

  it('names the owner of its certificate', () => {
    const certificate = readCertificate(CERTIFICATE);
    expect(certificate).toMatchObject({
      serial: '4711000043',
      subject: 'CN=310123456700003, O=Al Noor Furniture Est., C=SA',
      vatNumbers: ['310123456700003'],
    });
  });
});

describe('the record', () => {
  it('of a written file has its hash, its QR code and the stamp for the envelope', async () => {
    const { result } = await stamped();
    const { qr, hash } = result.record ?? {};
    expect(result).toMatchObject({
      verification: { url: qr },
      fileName: '310123456700003_20260320T101500_S-2026-7.xml',
    });
    const outcome = await convertXml(result.xml, {}, environment);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
    const { record, verification } = outcome.result;
    expect(record).toMatchObject({
      icv: '8',
      hash,
      qr: { 2: '310123456700003', 6: hash },
      stamp: { serial: '4711000043' },
    });
    expect(Object.keys((record as { qr: object }).qr)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(verification).toEqual({ url: qr, label: 'ZATCA' });
    const { $schema: _, ...head } = { $schema: '', uuid: environment.uuid(), dig: { alg: 'sha256', val: '' } };
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head, doc: outcome.result.result };
    const written = await convertDocument(envelope as never, { to: 'zatca', formatOptions: { icv: '8' } }, environment);
    expect(written.ok && written.result.record).toMatchObject({ stamps: [{ prv: 'zatca-qr' }] });
  });

  it('of a changed file has no QR code for the paper', async () => {
    const { xml } = (await stamped()).result;
    const outcome = await convertXml(xml.replace('Private lessons', 'Public lessons'), {}, environment);
    expect(outcome.ok && outcome.result.verification).toBeUndefined();
    const bare = await convertXml(await base('standard'), {}, environment);
    expect(bare.ok && [bare.result.verification, bare.result.record]).toEqual([undefined, expect.objectContaining({})]);
  });
});

describe('checking a chain', () => {
  const reported = (...files: string[]) => {
    const reader = new InvoiceChainReader();
    for (const xml of files) {
      const file = reader.file('a.xml');
      file.push(xml);
      file.end();
    }
    return reader.result().faults.map(({ code, flag }) => `${code} ${flag}`);
  };

  it.each([
    ['as written', (xml: string) => xml],
    ['as the parser reads it', (xml: string) => xml.replaceAll('\n', '\r\n').replace('<cbc:ID>', '<cbc:ID >')],
  ])('verifies the stamp of the last invoice of each seller: %s', async (_, change) => {
    const { xml } = (await stamped()).result;
    const early = 'BW-ZATCA-CHAIN information';
    expect(reported(change(xml))).toEqual([early]);
    const forged = xml.replace(/(<ds:SignatureValue>)(.)/, (_, tag, first) => `${tag}${first === 'A' ? 'B' : 'A'}`);
    expect(reported(change(forged))).toContain('BW-ZATCA-STAMP fatal');
    const twice = xml.replace(/<ds:SignatureValue>[^<]*<[/]ds:SignatureValue>/, '$&$&');
    expect(reported(change(twice)).filter((each) => each !== early)).not.toEqual([]);
  });
});

describe('the previous invoice', () => {
  const next = (previous_invoice: string) => written('simplified', { previous_invoice });
  const chained = (result: { record?: unknown }) => result.record as Record<string, string>;

  it('determines the counter and the previous hash of the next one', async () => {
    const first = await next('first');
    expect(chained(first.result)).toMatchObject({ icv: '1' });
    const second = await next(first.result.xml);
    expect(chained(second.result)).toMatchObject({ icv: '2', pih: chained(first.result).hash });
    const third = await next(btoa(unescape(encodeURIComponent(second.result.xml))));
    expect(chained(third.result)).toMatchObject({ icv: '3', pih: chained(second.result).hash });
  });

  it.each([
    ['is no invoice', () => '<a/>'],
    [
      'was changed after its stamp',
      async () => (await stamped()).result.xml.replace('<cbc:IssueTime>1', '<cbc:IssueTime>2'),
    ],
    [
      'is of another seller',
      async () => (await next('first')).result.xml.replaceAll('310123456700003', '311111111100003'),
    ],
  ])('is rejected if it %s', async (_, previous) => {
    const read = await readDocument(await base('simplified'), formatOf('zatca'), {}, environment);
    const document = read.ok ? read.result.document : {};
    const outcome = await convertDocument(
      document,
      { to: 'zatca', formatOptions: { previous_invoice: await previous() } },
      environment,
    );
    expect(outcome.ok || outcome.faults).toMatchObject([
      { code: 'BW-ZATCA-PIH', properties: ['request.previous_invoice'] },
    ]);
  });
});

it('validating a stamped file reports whether its stamp is valid', async () => {
  const { xml } = (await stamped()).result;
  const verdict = async (file: string) => {
    const outcome = await validateXml(file, undefined, { now: environment.now() });
    const found = outcome.ok ? outcome.result : outcome;
    return 'signature' in found ? found.signature : undefined;
  };
  expect(await verdict(xml)).toBe('fits');
  expect(await verdict(xml.replace('<cbc:IssueTime>1', '<cbc:IssueTime>2'))).toBe('broken');
  expect(await verdict(await base('simplified'))).toBeUndefined();
});

describe('the result for the stamp of a file', () => {
  const verdictOn = async (xml: string) => {
    const outcome = await validateXml(xml);
    return outcome.ok && 'signature' in outcome.result ? outcome.result.signature : !outcome.ok && outcome.signature;
  };
  const signatureIn = (xml: string) => /<ds:Signature [\s\S]*<\/ds:Signature>/.exec(xml)?.[0] ?? '';

  it.each<[string, (xml: string) => string, string]>([
    ['as it was stamped', (xml) => xml, 'fits'],
    ['changed', (xml) => xml.replace('Private lessons', 'Public lessons'), 'broken'],
    [
      'with a second signature',
      (xml) =>
        xml.replace(
          '<ext:UBLExtension>',
          (all) =>
            `<ext:UBLExtension><ext:ExtensionContent>${signatureIn(xml)}</ext:ExtensionContent></ext:UBLExtension>${all}`,
        ),
      'unverified',
    ],
    [
      'with a second SignedInfo',
      (xml) => xml.replace('<ds:SignedInfo>', '<x:SignedInfo xmlns:x="urn:x"/><ds:SignedInfo>'),
      'unverified',
    ],
    [
      'with a signature elsewhere',
      (xml) =>
        xml.replace(
          /<sac:SignatureInformation>([\s\S]*)<\/sac:SignatureInformation>/,
          '<sac:SignatureInformation><x xmlns="urn:x">$1</x></sac:SignatureInformation>',
        ),
      'unverified',
    ],
  ])('is as expected for a file %s', async (_, change, verdict) => {
    expect(await verdictOn(change(String((await stamped()).result.xml)))).toBe(verdict);
  });
});
