import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { signed, signedFile, text } from '../formats/signed/testing.ts';
import { attached, blank, withTable } from '../pdf/testing.ts';
import { roomWithin } from './archive.ts';
import { openEmail } from './email.ts';
import { isEmailFile } from './email-head.ts';
import { type Recognised, recogniseBytes, recogniseText } from './recognise.ts';
import { email, named } from './testing.ts';

const invoice = '{"$schema":"https://gobl.org/draft-0/bill/invoice","code":"Ä-1"}';
const xml = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10);
const scan = Uint8Array.from(withTable(blank('')));
const hybrid = Uint8Array.from(
  withTable({
    ...blank('/Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>'),
    ...attached(10, 'factur-x.xml', xml),
  }),
);

async function opened(mail: string | Uint8Array): Promise<Recognised | undefined> {
  return await recogniseBytes(Uint8Array.from(typeof mail === 'string' ? strToU8(mail) : mail));
}

/** Returns the names of the files taken from an email, or the name of the message. */
async function taken(mail: string | Uint8Array): Promise<string | string[]> {
  const found = await opened(mail);
  if (found?.kind === 'other') return named(found.what);
  return found?.kind === 'archive' ? found.files.map(({ path }) => path) : (found?.kind ?? '');
}

describe('email', () => {
  it('opens as its attachments', async () => {
    const found = await opened(email(['Rechnung März.json', invoice, 'application/json']));
    const [file, ...others] = found?.kind === 'archive' ? found.files : [];
    expect(others).toEqual([]);
    expect(file?.path).toBe('Rechnung März.json');
    expect(new TextDecoder().decode(file?.bytes)).toBe(invoice);
  });

  it('skips attachments that are not documents', async () => {
    const mail = email(
      ['a.xml', xml, 'application/xml'],
      ['a.pdf', scan, 'application/pdf'],
      ['logo.png', picture, 'image/png'],
      ['terms.docx', zipSync({ '[Content_Types].xml': strToU8('<a/>'), 'word/document.xml': strToU8('<a/>') })],
      ['b.pdf', hybrid],
      ['many.zip', zipSync({ 'c.json': strToU8(invoice) })],
      ['lines.jsonl.gz', gzipSync(strToU8(invoice))],
      ['hours.csv', 'Item;Price\nTea;2,00\n', 'text/csv'],
      ['smime.p7s', Uint8Array.from(signed(undefined, text(xml)))],
      ['c.xml.p7m', signedFile(xml)],
    );
    expect(await taken(mail)).toEqual(['a.xml', 'b.pdf', 'many.zip', 'lines.jsonl.gz', 'hours.csv', 'c.xml.p7m']);
  });

  it('has its only attachment returned or reported, even if that is not a document', async () => {
    expect(await taken(email(['scan.pdf', scan]))).toEqual(['scan.pdf']);
    expect(await taken(email(['invoice.xml.p7m', Uint8Array.of(0x30, 0x82, 1, 2)]))).toEqual(['invoice.xml.p7m']);
    expect(await taken(email(['notes.txt', 'Dear Ms Ott: see you, as agreed.']))).toBe(
      'emailWithoutDocument notes.txt',
    );
  });

  it('gives its files safe and unique names: no folders, no duplicates, with an extension', async () => {
    const mail = email(
      ['../../etc/a.json', invoice],
      ['b.json', invoice],
      ['b.json', invoice],
      ['', xml, 'text/xml'],
      ['invoice', xml, 'application/xml'],
    );
    expect(await taken(mail)).toEqual(['_.._etc_a.json', 'b.json', 'b (2).json', 'attachment-4.xml', 'invoice.xml']);
  });

  it('gives its files names without characters that control a terminal or reverse text, like an archive', async () => {
    const names = ['\u202enosj.json', 'a\x1b[31m.json'];
    const safe = ['_nosj.json', 'a_[31m.json'];
    const zip = zipSync(Object.fromEntries(names.map((name) => [name, strToU8(invoice)])));
    expect(await taken(Uint8Array.from(zip))).toEqual(safe);
  });

  it('opens as the files of a forwarded email, but keeps an attached email as a file', async () => {
    const inner = email(['a.json', invoice]);
    const forwarded = `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=f\r\n\r\n--f\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--f--\r\n`;
    expect(await taken(forwarded)).toEqual(['a.json']);
    expect(await taken(email(['old.eml', inner, 'message/rfc822'], ['b.json', invoice]))).toEqual([
      'old.eml',
      'b.json',
    ]);
  });

  it('is reported if nothing in it can be opened', async () => {
    expect(await taken(email())).toBe('emailWithoutAttachment');
    expect(await taken(email(['scan.pdf', scan], ['logo.png', picture]))).toBe(
      'emailWithoutDocument scan.pdf, logo.png',
    );
    const deep = Array.from(
      { length: 50 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
    );
    expect(await taken(`From: a@example.com\r\n${deep.join('')}`)).toBe('emailDamaged');
    const mailbox = `From a@example.com Thu Jan  1 10:00:00 2026\r\n${email(['a.json', invoice])}\r\n`;
    expect(await taken(mailbox)).toEqual(['a.json']);
    expect(await taken(mailbox.repeat(2))).toBe('mailbox');
  });

  it('opens as its text if that is a document', async () => {
    expect(await opened(`From: a@example.com\r\n\r\nHello,\r\n${invoice}\r\n`)).toMatchObject({
      kind: 'text',
      text: invoice,
    });
  });

  it('is recognised when pasted', async () => {
    expect(await recogniseText(email(['a.json', invoice]))).toMatchObject({ kind: 'archive' });
    expect(isEmailFile(strToU8('\ufeffSubject: a\nFrom: b@example.com\n\n'))).toBe(true);
    expect(isEmailFile(strToU8('from: 1\nto: 2\nlines: []\nfoo bar\n'))).toBe(false);
  });

  it('is rejected if it has far more parts than files are allowed', async () => {
    const head = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
    const parts = (count: number) => openEmail(strToU8(`${head}${'--b\r\n\r\n'.repeat(count)}--b--`));
    expect(await parts(30_000)).toHaveProperty('what.values.files', 1000);
    expect(await parts(500)).toHaveProperty('files');
  });

  it('is unpacked only within the given limits', async () => {
    const bytes = Uint8Array.from(strToU8(email(['a.json', invoice], ['b.json', invoice])));
    const room = roomWithin();
    const before = room.bytes;
    await openEmail(bytes, room);
    expect(before - room.bytes).toBe(2 * strToU8(invoice).length);
    const left = await openEmail(bytes, { bytes: 100 });
    expect('what' in left && named(left.what)).toBe('noRoom 256');
    const large = await openEmail(Uint8Array.from(strToU8(email(['a.json', ' '.repeat(10_485_761)]))));
    expect('left' in large && large.left.map(({ path }) => path)).toEqual(['a.json']);
  });
});

describe('Outlook and older Office files', () => {
  const compound = (part: string) =>
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, ...Array.from(part, (each) => [each.charCodeAt(0), 0]).flat()]);

  it('are identified by their kind', async () => {
    expect(await taken(compound('__substg1.0_0037001F'))).toBe('outlookEmail');
    expect(await taken(compound('EncryptedPackage'))).toBe('encryptedOffice');
    expect(await taken(compound('Workbook'))).toBe('olderOffice');
    expect(await taken(Uint8Array.of(0x78, 0x9f, 0x3e, 0x22, 1))).toBe('winmail');
  });
});
