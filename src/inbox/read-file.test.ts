import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { load } from '../engine/loading.ts';
import { message } from '../engine/text/message.ts';
import { valuesIn } from '../engine/text/testing.ts';
import { stamped, UUID } from '../formats/national/cfdi/testing.ts';
import { asFacturae, publicInvoice } from '../formats/national/facturae/testing.ts';
import { selfSigned } from '../formats/signing/testing.ts';
import { baseText } from '../formats/testing/bases.ts';
import { readHouseRules } from '../house-rules/read.ts';
import { compoundFile } from '../intake/testing.ts';
import { attached, blank, stream, withTable } from '../pdf/testing.ts';
import { judge } from './judge.ts';
import { membersOf } from './open.ts';
import { type FileRead, readFiles } from './read-file.ts';
import { noMemory, remembered } from './suppliers.ts';
import * as texts from './texts.ts';

beforeAll(() => load('all'));

const XML = await baseText('small-cii.xml');
const UBL = await baseText('small-ubl.xml');
const KSEF = await baseText('ksef.xml');
const FACTURAE = await baseText('facturae.xml');
const SAUDI = await baseText('saudi/standard.xml');
const FATTURA = await baseText('fatturapa.xml');
const environment = { now: () => new Date('2026-05-01'), uuid: () => '' };
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads the first invoice of a file. */
async function readFile(...given: Parameters<typeof readFiles>): Promise<FileRead> {
  const [first] = await readFiles(...given);
  return first ?? expect.unreachable();
}

const ABOUT = ['Werkstatt GmbH', 'Rechnung 2026-17', 'Rechnungsdatum 2.3.2026'];

function hybrid(xml: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const content = lines.map((line, i) => `BT /F1 10 Tf 50 ${700 - 20 * i} Td (${line}) Tj ET`).join('\n');
  const names = '/AF [10 0 R] /Names << /EmbeddedFiles << /Names [(factur-x.xml) 10 0 R] >> >>';
  const page = '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>';
  const objects = {
    ...blank(names, page),
    4: stream(content),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...attached(10, 'factur-x.xml', xml),
  };
  return new Uint8Array(withTable(objects));
}

async function rowsOf(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const rows: string[] = [];
  for await (const member of membersOf(name, bytes)) {
    const read = member.bytes ? await readFile(member.file, member.bytes, environment) : undefined;
    rows.push([member.file, read?.verdict ?? 'unreadable', read?.format ?? member.file.split('.').at(-1)].join(' '));
  }
  return rows;
}

test("readFiles reports an amount in a currency other than the invoice's", async () => {
  const xml = UBL.replace('<cbc:PayableAmount currencyID="EUR">', '<cbc:PayableAmount currencyID="USD">');
  const read = await readFile('a.xml', bytesOf(xml), environment);
  expect(read.verdict).toBe('valid');
  expect(valuesIn(read.differs ?? { template: '' })).toContain('USD');
});

test('readFiles returns each invoice of a file, and they are not treated as copies', async () => {
  const [body = ''] = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(FATTURA) ?? [];
  const second = body.replace(/<Numero>[^<]*/, '<Numero>SECOND').replace(/<Data>[^<]*/, '<Data>2026-01-02');
  const reads = await readFiles('lotto.xml', bytesOf(FATTURA.replace(body, body + second)), environment);
  expect(reads.map(({ file, facts }) => [file, facts?.number, facts?.names])).toEqual([
    ['lotto.xml', expect.any(String), reads[1]?.facts?.names],
    ['lotto.xml#2', 'SECOND', expect.any(Array)],
  ]);
  expect(new Set(reads.map(({ digest }) => digest)).size).toBe(1);
  expect(judge(reads).flatMap(({ flags }) => flags.filter(({ kind }) => kind === 'duplicate_of'))).toEqual([]);
  const memory = remembered(noMemory(), reads);
  expect(Object.values(memory.suppliers).flat()).toHaveLength(2);
  expect(await readFiles('a.xml', bytesOf(FATTURA), environment)).toHaveLength(1);
});

describe('readFile', () => {
  test('returns the facts of XML', async () => {
    expect(await readFile('a.xml', bytesOf(XML), environment)).toMatchObject({
      format: 'choruspro-cii',
      verdict: 'valid',
      flags: [],
      facts: {
        names: ['Werkstatt GmbH'],
        number: '2026-17',
        date: '2026-03-02',
        currency: 'EUR',
        net: '100.00',
        isCredit: false,
      },
    });
  });

  test.each([
    ['58', XML, false],
    ['59', XML, true],
    ['49', UBL, true],
    ['30', UBL, false],
  ])('derives from the payment means whether the supplier collects the amount: %s', async (code, xml, isCollected) => {
    const changed = xml.replace(/(<ram:TypeCode>|PaymentMeansCode>)58</, `$1${code}<`);
    expect(await readFile('a.xml', bytesOf(changed), environment)).toMatchObject({ facts: { isCollected } });
  });

  test('identifies a file that is a message about an invoice', async () => {
    const cancellation = bytesOf(await baseText('verifactu-cancellation.xml'));
    const [read] = await readFiles('a.xml', new Uint8Array(cancellation), environment);
    expect(read?.facts).toBeUndefined();
    expect(read?.reason).toEqual(message(texts.messageAboutInvoice));
  });

  test.each([
    ['cfdi-payment', 'receipt', true],
    ['cdar', 'status', false],
    ['invoice-response', 'status', false],
    ['message-level-status', 'status', false],
    ['cfdi', undefined, true],
  ])('recognises the kind of file from its documents: %s', async (base, notice, hasFacts) => {
    const text = await baseText(`${base}.xml`);
    const bytes = bytesOf(base.startsWith('cfdi') ? stamped(text) : text);
    const read = await readFile('a.xml', new Uint8Array(bytes), environment);
    expect([read.notice, read.facts !== undefined, read.verdict]).toEqual([notice, hasFacts, 'valid']);
  });

  test('reads the buyer from terms and from documents', async () => {
    expect(await readFile('a.xml', bytesOf(XML), environment)).toMatchObject({
      facts: { buyer: { vat: null, name: expect.any(String) } },
    });
    const cfdi = bytesOf(await baseText('cfdi.xml'));
    expect(await readFile('a.xml', new Uint8Array(cfdi), environment)).toMatchObject({
      facts: { buyer: { vat: expect.stringMatching(/^MX/), name: expect.any(String) } },
    });
  });

  test.each([
    ['an invoice', 'BT-3 380', UBL, false],
    ['UBL of type 389', 'BT-3 389', UBL.replace('InvoiceTypeCode>380', 'InvoiceTypeCode>389'), true],
    ['KSeF with P_17', 'P_17 1', KSEF.replace('P_17>2', 'P_17>1'), true],
    ['Facturae by the recipient', 'RE', FACTURAE.replace('IssuerType>EM', 'IssuerType>RE'), true],
    ['ZATCA with digit 7', '0100001', SAUDI.replace(/name="0100000"/, 'name="0100001"'), true],
    ['FatturaPA of type TD27', 'TD27', FATTURA.replace('TD06', 'TD27'), true],
  ])('recognises whether an invoice is self-billed: %s', async (_, mark, xml, isSelfBilled) => {
    expect(xml).toContain(mark.split(' ').at(-1));
    const { facts } = await readFile('a.xml', bytesOf(xml), environment);
    expect(facts?.isSelfBilled ?? false).toBe(isSelfBilled);
  });

  test('reports an amount that contradicts the others', async () => {
    const changed = KSEF.replace(/<P_15>[^<]*</, '<P_15>99999.00<');
    const read = async (xml: string) => (await readFiles('a.xml', new TextEncoder().encode(xml), environment))[0];
    expect((await read(KSEF))?.differs).toBeUndefined();
    expect(valuesIn((await read(changed))?.differs ?? { template: '' })).toContain('99999.00');
  });

  test.each<[string, string, boolean]>([
    ['wrong check digits', 'DE89370400440532013001', true],
    ['a digit too few', 'DE8937040044053201300', true],
    ['right digits of another length than in its country', 'NL20INGB000123456', true],
    ['a national account number', '532013000', false],
    ['a number that only looks like one', 'XX12', false],
  ])('asks about an invalid account, and accepts others: %s', async (_, account, asks) => {
    const read = await readFile('a.xml', bytesOf(UBL.replace('DE89370400440532013000', account)), environment);
    const flags = asks ? [{ kind: 'account_invalid', account }] : [];
    expect(judge([read])).toMatchObject([{ suggestion: asks ? 'ask' : 'pay', flags }]);
    const paid = { ...read, ...(read.facts && { facts: { ...read.facts, due: '0.00' } }), flags: [] };
    expect(judge([paid])).toMatchObject([{ suggestion: 'nothing' }]);
  });

  test('ignores the account if nothing is paid by transfer', async () => {
    const wrong = UBL.replace('DE89370400440532013000', 'DE89370400440532013001');
    const collected = wrong.replace('PaymentMeansCode>58', 'PaymentMeansCode>48');
    const credited = wrong.replace('InvoiceTypeCode>380', 'InvoiceTypeCode>381');
    for (const text of [collected, credited]) {
      expect((await readFile('a.xml', bytesOf(text), environment)).flags).toEqual([]);
    }
  });

  test('reports broken rules', async () => {
    const read = await readFile('a.xml', bytesOf(XML.replace('>EUR<', '>EUX<')), environment);
    expect([read.verdict, read.broken.map(({ code }) => code)]).toEqual([
      'invalid',
      expect.arrayContaining(['BR-CL-04']),
    ]);
  });

  test('reports broken house rules', async () => {
    const rule = { code: 'X-ORDER', at: 'ordering.code', test: { equals: '45' }, message: 'No.' };
    const house = readHouseRules({ rules: [{ ...rule, test: { present: true, equals: '45' } }] });
    if (!house.ok) throw new Error();
    const read = await readFile('a.xml', bytesOf(XML), { ...environment, house: { rules: house.rules } });
    expect([read.verdict, read.broken.map(({ code }) => code)]).toEqual(['invalid', ['X-ORDER']]);
  });

  test('compares the pages of a PDF with its XML', async () => {
    const read = await readFile('a.pdf', hybrid(XML, ABOUT), environment);
    expect([read.format, read.flags]).toEqual(['choruspro-cii-pdf', []]);
    const other = await readFile(
      'a.pdf',
      hybrid(
        XML,
        ABOUT.map((line) => line.replace('2.3.', '9.3.')),
      ),
      environment,
    );
    expect(other.flags).toEqual([{ kind: 'difference', field: 'date', page: '2026-03-09', xml: '2026-03-02' }]);
  });

  test('asks about an invoice that was changed after it was signed', async () => {
    const { key, certificate } = selfSigned();
    const options = { sign_key: key, sign_certificate: certificate, signing_time: '2026-03-02T10:00:00Z' };
    const written = await asFacturae(publicInvoice(), options);
    const xml = written.ok ? String(written.result.result) : '';
    for (const [content, suggestion, flags] of [
      [xml, 'pay', []],
      [xml.replace('>Reparación<', '>Reparacion<'), 'ask', [{ kind: 'signature_broken' }]],
    ] as const) {
      expect(judge(await readFiles('a.xsig', bytesOf(content), environment))).toMatchObject([
        { verdict: 'valid', suggestion, flags },
      ]);
    }
  });

  test.each([
    ['cfdi.xml', 'BW-CFDI-UNSTAMPED', stamped],
    [
      'saudi/standard.xml',
      'BW-ZATCA-UNMARKED',
      (xml: string) =>
        xml.replace(
          /(?=<cac:AccountingSupplierParty>)/,
          '<cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID></cac:AdditionalDocumentReference>',
        ),
    ],
  ])('refuses an invoice without the mark that makes it one: %s', async (base, code, marked) => {
    const text = await baseText(base);
    const read = (xml: string) => readFiles('a.xml', new Uint8Array(bytesOf(xml)), environment);
    const without = await read(text);
    expect(without[0]?.broken.map((each) => each.code)).toEqual([code]);
    expect(judge(without)).toMatchObject([{ verdict: 'invalid', suggestion: 'refuse' }]);
    expect((await read(marked(text)))[0]?.broken).toEqual([]);
  });

  test('asks for no stamp on the receipt of a payment, which is not to be paid', async () => {
    const xml = (await baseText('cfdi.xml')).replace('TipoDeComprobante="I"', 'TipoDeComprobante="P"');
    const [read] = await readFiles('a.xml', new Uint8Array(bytesOf(xml)), environment);
    expect(read?.broken.map((each) => each.code)).not.toContain('BW-CFDI-UNSTAMPED');
  });

  test.each<[string, string, string]>([
    ['its Folio', 'Serie="A" Folio="7"', 'A-7'],
    ['the UUID of its stamp without one', 'Serie="A"', UUID],
  ])('returns, as number of a CFDI, %s', async (_, attributes, number) => {
    const xml = await baseText('cfdi.xml');
    const names = 'xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1"';
    const stamped = xml
      .replace('<cfdi:Complemento>', `<cfdi:Complemento><tfd:TimbreFiscalDigital ${names} UUID="${UUID}"/>`)
      .replace('Serie="A" Folio="118"', attributes);
    expect((await readFile('a.xml', bytesOf(stamped), environment)).facts?.number).toBe(number);
  });

  test('reports that pages without text cannot be compared', async () => {
    const read = await readFile('a.pdf', hybrid(XML, []), environment);
    expect(read.flags).toEqual([{ kind: 'not_comparable', reason: 'images' }]);
  });

  test.each<[string, Uint8Array<ArrayBuffer>, string, string]>([
    ['empty.xml', new Uint8Array(), 'unreadable', 'xml'],
    ['cut.xml', bytesOf(XML.slice(0, 900)), 'unreadable', 'xml'],
    [
      'order.xml',
      bytesOf('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'),
      'unreadable',
      'xml',
    ],
    ['cut.pdf', hybrid(XML, ABOUT).slice(0, -200), 'unreadable', 'pdf'],
    ['plain.pdf', new Uint8Array(withTable(blank(''))), 'not-judged', 'pdf'],
    ['picture.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'unreadable', 'jpg'],
    ['note.txt', bytesOf('Dear Ms Ott'), 'unreadable', 'txt'],
    [
      'cut.p7m',
      Uint8Array.of(0x30, 0x82, 1, 0, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 2),
      'unreadable',
      'p7m',
    ],
  ])('reads %s', async (name, bytes, verdict, format) => {
    const read = await readFile(name, bytes, environment);
    expect([read.verdict, read.format, read.reason !== undefined]).toEqual([verdict, format, true]);
  });

  test('explains pictures and plain texts, which contain no e-invoice', async () => {
    const reasonOf = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      (await readFile(name, bytes, environment)).reason?.template;
    expect(await reasonOf('picture.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe(texts.picture);
    expect(await reasonOf('note.txt', bytesOf('Dear Ms Ott'))).toBe(texts.plainText);
  });
});

describe('membersOf', () => {
  const email = (...files: readonly [string, string][]) =>
    [
      'From: a@b.example\nTo: c@d.example\nSubject: Invoice\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n',
      ...files.map(
        ([name, text]) =>
          `--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\n\n${text}`,
      ),
      '--x--\n',
    ].join('\n');

  test('opens archives within archives', async () => {
    const inner = zipSync({ 'a.xml': bytesOf(XML) });
    const bytes = new Uint8Array(zipSync({ 'inner.zip': inner, 'b.xml': bytesOf(XML), '.DS_Store': bytesOf('x') }));
    expect(await rowsOf('in/all.zip', bytes)).toEqual([
      'in/all.zip/inner.zip/a.xml valid choruspro-cii',
      'in/all.zip/b.xml valid choruspro-cii',
    ]);
  });

  test('opens e-mails, and ignores logos', async () => {
    const bytes = bytesOf(email(['a.xml', XML], ['logo.png', '\x89PNG']));
    expect(await rowsOf('m.eml', bytes)).toEqual(['m.eml/a.xml valid choruspro-cii']);
    expect(await rowsOf('m.eml', bytesOf(email()))).toEqual(['m.eml unreadable eml']);
  });

  test('returns for each attachment the e-mail it came with', async () => {
    const mailOf = async (...files: readonly [string, string][]) => {
      const emails: (string | undefined)[] = [];
      for await (const member of membersOf('m.eml', bytesOf(email(...files))))
        emails.push('email' in member ? member.email : undefined);
      return emails;
    };
    const [a, b] = await mailOf(['a.xml', XML], ['b.xml', UBL]);
    expect(a).toMatch(/^[\da-f]{64}$/);
    expect(b).toBe(a);
    expect(await mailOf(['a.xml', UBL])).not.toContain(a);
  });

  test('opens e-mails of Outlook, but no other old files', async () => {
    const attachment = { '__substg1.0_37010102': bytesOf(XML), '__substg1.0_3707001E': bytesOf('a.xml') };
    const email = compoundFile({ '__attach_version1.0_#00000000': attachment });
    expect(await rowsOf('m.msg', email)).toEqual(['m.msg/a.xml valid choruspro-cii']);
    expect(await rowsOf('old.doc', compoundFile({ WordDocument: bytesOf('x') }))).toEqual(['old.doc unreadable doc']);
  });

  test('opens all e-mails of a mailbox', async () => {
    const mailbox = [1, 2]
      .map((day) => `From a@b.example Thu Mar 1${day} 10:04:00 2026\n${email(['a.xml', XML])}\n`)
      .join('');
    expect(await rowsOf('in.mbox', bytesOf(mailbox))).toEqual([
      'in.mbox/a.xml valid choruspro-cii',
      'in.mbox/a (2).xml valid choruspro-cii',
    ]);
  });

  test('reports archives that are damaged or nested too deeply', async () => {
    let nested: Uint8Array = bytesOf(XML);
    for (let i = 0; i < 5; i++) nested = zipSync({ 'x.zip': nested });
    expect(await rowsOf('deep.zip', new Uint8Array(nested))).toEqual([
      'deep.zip/x.zip/x.zip/x.zip/x.zip unreadable zip',
    ]);
    const cut = new Uint8Array(zipSync({ 'a.xml': bytesOf(XML) })).slice(0, -10);
    expect(await rowsOf('cut.zip', cut)).toEqual(['cut.zip unreadable zip']);
  });
});
