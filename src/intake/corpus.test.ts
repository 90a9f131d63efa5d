/** Files of all kinds that people open, recognised by their contents. */

import { strFromU8, strToU8, Zip, ZipPassThrough, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { base64Of } from '../engine/text/base64.ts';
import { signedFile } from '../formats/signed/testing.ts';
import { type Recognised, recogniseBytes, recogniseText } from './recognise.ts';
import { named, workbook } from './testing.ts';
import { utf16In } from './utf16.ts';

const invoice = '{"$schema":"https://gobl.org/draft-0/bill/invoice","code":"A-1","lines":[]}';
const ubl = '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';

const soap = (data: string) => `<Envelope><Data>${data}</Data></Envelope>`;
const escapedXml = (xml: string) => xml.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function recognise(content: string | Uint8Array, name = 'file'): Promise<Recognised> {
  const bytes = Uint8Array.from(typeof content === 'string' ? strToU8(content) : content);
  return (await recogniseBytes(bytes)) ?? (await recogniseText(new TextDecoder().decode(bytes), name));
}

/** Returns a one-line description of the result. */
async function said(content: string | Uint8Array, name?: string): Promise<string> {
  const found = await recognise(content, name);
  switch (found.kind) {
    case 'text':
      return `text ${found.text.replace(/\s+/g, ' ').slice(0, 60)}`;
    case 'repaired':
      return `repaired ${JSON.stringify(JSON.parse(found.repaired)).slice(0, 60)}`;
    case 'archive':
      return `archive ${found.files.map(({ path }) => path).join(' ')}${found.left.map(({ path }) => ` without ${path}`)}`;
    case 'tables':
      return `tables ${found.tables.map(({ name, rows }) => `${name} ${rows.length}x${rows[0]?.length}`).join(', ')}`;
    case 'other':
      return named(found.what);
    case 'foreign':
      return named(found.what);
    default:
      return found.kind;
  }
}

const base64Url = (text: string) =>
  base64Of(strToU8(text)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const signedWith = (payload: string) => `${base64Url('{"alg":"ES256"}')}.${base64Url(payload)}.c2lnbmF0dXJl\n`;

const zipped = zipSync({
  'july/a.json': strToU8(invoice),
  'july/b.xml': strToU8(ubl),
  '__MACOSX/july/._a.json': strToU8('x'),
  'july/.DS_Store': strToU8('x'),
});

describe('objects without a known $schema', () => {
  test.each<[string, string | undefined]>([
    ['{"supplier":{"name":"Ott"},"lines":[{"quantity":"1"}],"custom":1,"other":2,"more":3}', 'bill/invoice'],
    ['{"name":"Ott Ltd","tax_id":{"country":"DE"}}', 'org/party'],
    ['{"code":"A-1","issue_date":"2026-02-01","expected":"x"}', 'bill/invoice'],
    ['{"head":{},"doc":{}}', 'envelope'],
    ['name: Ott\ntax_id: {country: DE}\n', 'org/party'],
  ])('are recognised by their properties: %s', async (text, path) => {
    expect(await recogniseText(text)).toMatchObject({ kind: 'text', schema: `https://gobl.org/draft-0/${path}` });
  });

  test.each<[string, string]>([
    ['a package.json', '{"name":"shop","version":"1.0.0","type":"module","scripts":{"test":"x"},"dependencies":{}}'],
    ['a GeoJSON map', '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null}]}'],
    ['a response of a shop', '{"orders":[{"id":1,"currency":"EUR","customer":{"email":"a@b.c"},"line_items":[]}]}'],
    ['an order of a shop', '{"id":1,"currency":"EUR","customer":{"email":"a@b.c"},"line_items":[],"total_price":"1"}'],
    ['an error', '{"code":"invalid_token","message":"It has expired."}'],
    ['an invoice of a payment service', '{"object":"invoice","currency":"eur","lines":{"data":[]},"customer":"c"}'],
    ['several objects', '[{"id":1},{"id":2}]'],
    ['settings in YAML', 'services:\n  web:\n    image: nginx\nversion: "3"\n'],
  ])('are reported if they have no property of any document: %s', async (_, text) => {
    expect(await recogniseText(text)).toMatchObject({ kind: 'foreign', text });
    expect(await said(text)).toMatch(/^foreignObject (?:JSON|YAML)$/);
  });

  test('are reported if they have another schema', async () => {
    const text = '{"$schema":"https://json.schemastore.org/package","lines":[]}';
    expect(await said(text)).toBe('foreignSchema JSON https://json.schemastore.org/package');
    expect(await recogniseText('{"$schema":"bill/invoice"}')).toMatchObject({ kind: 'text' });
  });
});

it('commas after documents on separate lines are removed', async () => {
  expect(await said(`${invoice},\n${invoice},\n`, 'a.ndjson')).toContain('repaired [{"$schema"');
});

it('all documents nested in objects on separate lines are found', async () => {
  const line = `{"data":{"deep":${invoice}}}\n`;
  expect(await recogniseText(line.repeat(2), 'a.jsonl')).toMatchObject({ kind: 'foreign' });
});

describe('recogniseText and recogniseBytes', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['a document in JSON', invoice, 'text {"$schema"'],
    ['a document after a byte order mark', `\ufeff${invoice}`, 'text {"$schema"'],
    ['a list of documents', `[${invoice}, ${invoice}]`, 'text [{"$schema"'],
    ['documents in lines', `${invoice}\n${invoice}\n`, 'text {"$schema"'],
    [
      'a document in YAML',
      'code: A-1\nlines:\n  - quantity: "1"\n    item: {name: Tea; black, price: "2"}\n',
      'text code: A-1',
    ],
    ['several documents in YAML', '---\ncode: A-1\n---\ncode: A-2\n', 'text --- code: A-1'],
    ['an e-invoice', ubl, 'text <?xml version="1.0"?><Invoice'],
    ['a document nested in a response', `{"data":{"attributes":${invoice},"id":"1"}}`, 'text {"$schema"'],
    [
      'several documents nested in a response',
      `{"items":[{"doc":${invoice}},{"doc":${invoice}}],"total":2}`,
      'text [{"$schema"',
    ],
    [
      'a document in a collection of requests',
      JSON.stringify({ info: {}, item: [{ request: { body: { mode: 'raw', raw: invoice } } }] }),
      'text {"$schema"',
    ],
    ['an e-invoice as a text in JSON', JSON.stringify({ log: [{ response: { text: ubl } }] }), 'text <?xml'],
    [
      'a document assigned in a program',
      `import json\n\ninvoice = {\n "lines": [{}], "tax": None}\nprint(invoice)\n`,
      'repaired {"lines"',
    ],
    ['a document in a data URL', `data:application/json;base64,${base64Of(strToU8(invoice))}`, 'text {"$schema"'],
    ['a document in a part of a URL', encodeURIComponent(invoice), 'text {"$schema"'],
    ['an e-invoice in CDATA in a response', soap(`<![CDATA[${ubl}]]>`), 'text <?xml version="1.0"?><Invoice'],
    ['an escaped e-invoice in XML', soap(escapedXml(ubl)), 'text <?xml version="1.0"?><Invoice'],
    ['an e-invoice in Base64 in a response', soap(base64Of(strToU8(ubl))), 'text <?xml version="1.0"?><Invoice'],
    ['an e-invoice among the elements of a response', soap(ubl.slice(21)), 'text <Envelope><Data><Invoice'],
    [
      'an e-invoice with a file in CDATA',
      `<Invoice xmlns="a"><![CDATA[${ubl}]]></Invoice>`,
      'text <Invoice xmlns="a"><![CDATA[',
    ],
    ['a response with other XML', soap('<![CDATA[<a/>]]>'), 'text <Envelope><Data><![CDATA[<a/>'],
    ['broken XML', '<Invoice><a></Invoice>', 'text <Invoice><a>'],
    ['a PDF', '%PDF-1.7\n%', 'pdf'],
    ['an archive', zipped, 'archive july/a.json july/b.xml'],
    [
      'a command',
      `curl -sS -X POST http://x/v0/build -H 'Content-Type: application/json' -d '${invoice}'`,
      'text {"$schema"',
    ],
    [
      'a request to the service',
      `curl http://x/v0/build --json '{"data":${invoice},"envelop":true}'`,
      'text {"$schema"',
    ],
    [
      'a command as browsers copy it',
      `curl 'http://x' \\\n  --data-raw $'{"code":"O\\'Hara \\u00e9"}' \\\n  --compressed`,
      'text {"code":"O\'Hara é"}',
    ],
    ['a command for Windows', 'curl.exe "http://x" ^\r\n -d "{\\"code\\":\\"A\\"}"', 'text {"code":"A"}'],
    [
      'CSV with semicolons',
      'Rechnungsnummer;Datum;Kunde;Netto\r\nR-1;01.02.2026;"Müller; Söhne";1.234,50\r\nR-2;13.02.2026;Ott;9,90\r\n',
      'tables  3x4',
    ],
    ['CSV with commas', 'invoice,date,total\n1,2026-01-02,3.50\n2,2026-01-03,"1,200.00"\n', 'tables  3x3'],
    ['cells pasted from a spreadsheet', 'Tea\t2\t3,50\nCoffee\t1\t4,20\n', 'tables  2x3'],
    ['CSV with a separator line', 'sep=|\nItem|Price\nTea|2\n', 'tables '],
    ['a Markdown table', '| Item | Qty |\n|:---|---:|\n| Tea | 2 |\n', 'tables  2x2'],
    [
      'a table with a title above and a sum below',
      'March 2026;;\n\nNumber;Customer;Net\nM-1;Ott;2,00\nM-2;Sol;3,00\nTotal;;5,00\n',
      'tables  3x3',
    ],
    [
      'a table with a customer named Total in the last row',
      'Number;Customer;Item;Net\nM-1;Ott;Tea;2,00\nM-2;Total;Fuel;3,00\n',
      'tables  3x4',
    ],
    [
      'a command in a script',
      `#!/bin/sh\n# to the service\nexport TOKEN=a\n\ncurl -s https://example.com -d '${invoice}'\n`,
      'text {"$schema"',
    ],
    ['JSON with a trailing comma', '{"code":"A",}', 'repaired {"code":"A"}'],
    ['a JavaScript object', "{code: 'A', lines: [], // none\n}", 'repaired {"code":"A","lines":[]}'],
    [
      'a printed Python dictionary',
      "{'code': 'A', 'paid': True, 'note': None}",
      'repaired {"code":"A","paid":true,"note":null}',
    ],
    ['truncated JSON', '{"code":"A","lines":[{"quantity":"1"', 'repaired {"code":"A","lines":[{"quantity":"1"}]}'],
    [
      'JSON with decimal commas',
      '{"code":"A","price": 12,50,\n"b": 1,5}',
      'repaired {"code":"A","price":12.5,"b":1.5}',
    ],
    ['JSON with duplicate commas', '{"code":"A",,\n"b":[1,2],}', 'repaired {"code":"A","b":[1,2]}'],
    ['JSON with semicolons', '{"code":"A;=";\n"b":1;}', 'repaired {"code":"A;=","b":1}'],
    ['JSON with equals signs', '{"code" = "A", "b" := 1}', 'repaired {"code":"A","b":1}'],
    ['a Ruby hash', 'invoice = { "code" => "A", :b => [1] }\n', 'repaired {"code":"A","b":[1]}'],
    ['a PHP array', "<?php\n$x = ['code' => 'A', 'b' => [1, ['c' => 2]]];", 'repaired {"code":"A","b":[1,{"c":2}]}'],
    [
      'a request as browsers copy it for PowerShell',
      `Invoke-WebRequest -Uri "https://x" \`\n-Body "${invoice.replaceAll('"', '`"')}"`,
      'text {"$schema"',
    ],
    [
      'two code fences with documents',
      'A:\n```json\n{"$schema":"x","code":"A"}\n```\nB:\n~~~\n{"$schema":"x","code":"B"}\n~~~\n',
      'text {"$schema":"x","code":"A"} {"$schema":"x","code":"B"}',
    ],
    [
      'two code fences with documents in YAML',
      'A:\n```yaml\n$schema: x\ncode: A\n```\nB:\n```yaml\n$schema: x\ncode: B\n```\n',
      'text $schema: x code: A --- $schema: x code: B',
    ],
    [
      'a PDF in an archive that is not compressed',
      zipSync({ 'a.pdf': strToU8('%PDF-1.7'), b: strToU8('x') }, { level: 0 }),
      'archive a.pdf b',
    ],
    ['JSON in a code fence', '```json\n{"code":"A"}\n```\n', 'text {"code":"A"}'],
    [
      'JSON in a code fence with text around it',
      'Here it is:\n\n```json\n{"code":"A"}\n```\nAnything else?',
      'text {"code":"A"}',
    ],
    ['JSON assigned in a program', 'const invoice = {"code":"A"};\n', 'text {"code":"A"}'],
    [
      'a command with a here-document',
      `curl https://example.com -d @- <<'EOF' | jq\n${invoice}\nEOF\n`,
      'text {"$schema"',
    ],
    [
      'a here-document right after its option',
      `curl --data-binary @-<<END https://example.com\n${invoice}\nEND\n`,
      'text {"$schema"',
    ],
    [
      'a command with << in its body',
      `curl http://x --data-raw '{ "series": "Serie <<Mercados>>",\n"code": "A" }'`,
      'text { "series": "Serie <<Mercados>>", "code": "A" }',
    ],
    [
      'a command with << in double quotes',
      'curl http://x -d "{ \\"code\\": \\"<<EOF\\" }" -o "<<x"',
      'text { "code": "<<EOF" }',
    ],
    [
      'a here-document for a command that ignores standard input',
      'curl -d {\\"code\\":\\"A\\"} http://x <<EOF\n{"code":"B"}\nEOF\n',
      'text {"code":"A"}',
    ],
    ['a table with a separator line', 'sep=;\nNumber;Item\n1;Tea\n', 'tables  2x2'],
    ['JSON in a JSON string', JSON.stringify(invoice), 'repaired {"$schema"'],
    ['JSON in a JSON string without quotation marks', JSON.stringify(invoice).slice(1, -1), 'repaired {"$schema"'],
    ['a JavaScript module', "// made by hand\nmodule.exports = {\n  code: 'A',\n};\n", 'repaired {"code":"A"}'],
    [
      'a command as Chrome copies it for the Windows prompt',
      'curl ^"http://x/v0/build^" ^\r\n  --data-raw ^"^{^\\^"code^\\^":^\\^"A^\\^",^\\^"series^\\^":^\\^"50^%^ off^\\^"^}^"\r\n',
      'text {"code":"A","series":"50% off"}',
    ],
    [
      'a request as browsers copy it',
      `fetch("http://x", {\n  "body": ${JSON.stringify(invoice)}\n});`,
      'text {"$schema"',
    ],
    ['an HTTP request', `POST /v0/build HTTP/1.1\r\nHost: x\r\n\r\n{"data":${invoice}}`, 'text {"$schema"'],
    ['a request body', `{"data":${invoice},"envelop":true}`, 'text {"$schema"'],
    ['a response with several documents', `{"page":1,"invoices":[${invoice}, ${invoice}]}`, 'text [{"$schema"'],
    ['a response with XML', JSON.stringify({ format: 'x', xml: ubl }), 'text <?xml version="1.0"?><Invoice'],
    ['an envelope without its schema', `{"head":{},"doc":${invoice}}`, 'text {"head":{}'],
    ['a document with a member named data', '{"lines":[],"data":{"a":1}}', 'text {"lines":[]'],
    ['JSON in a message', `As agreed:\n\n${invoice}\n\nRegards, Ana`, 'text {"$schema"'],
    ['XML in a message', `As agreed:\n${ubl}\nRegards`, 'text <?xml version="1.0"?><Invoice'],
    [
      'an e-invoice in Base64',
      base64Of(strToU8(ubl)).replace(/.{76}/g, '$&\r\n'),
      'text <?xml version="1.0"?><Invoice',
    ],
    ['a signature around a document', signedWith(invoice), 'text {"$schema"'],
    ['a JSON text sequence', `\u001e${invoice}\n\u001e${invoice}\n`, 'text {"$schema"'],
    ['a list in YAML', '- code: A-1\n  lines: []\n- code: A-2\n  lines: []\n', 'text [{"code":"A-1"'],
    ['a log line', `2026-03-01 10:22:01 INFO sent ${invoice} to x`, 'text {"$schema"'],
    ['a command of another program', `wget --post-data='${invoice}' http://x`, 'text {"$schema"'],
    ['text piped to a command', `echo '${invoice}' | curl --data-binary @- http://x`, 'text {"$schema"'],
    ['a command with a variable', `BODY='${invoice}'\ncurl http://x -d "$BODY"`, 'text {"$schema"'],
    ['a Windows batch file', '@echo off\r\ncurl http://x -d "{\\"code\\":\\"A\\"}"\r\n', 'text {"code":"A"}'],
    ['broken YAML', 'supplier:\n\tname: Ana\nlines:\n\t- quantity: 1\n', 'text supplier:'],
  ])('recognise %s', async (_, content, expected) => {
    expect(await said(content)).toContain(expected);
  });

  it.each(['utf-16le', 'utf-16be'] as const)('read text in %s, with and without a byte order mark', (encoding) => {
    const little = [...Buffer.from('\ufeff{"name":"Müßig Ż"}', 'utf16le')];
    const bytes = encoding === 'utf-16le' ? little : little.map((_, at) => little[at ^ 1] ?? 0);
    expect(utf16In(Uint8Array.from(bytes))).toBe(encoding);
    expect(utf16In(Uint8Array.from(bytes.slice(2)))).toBe(encoding);
    expect(utf16In(strToU8('{"name":"A"}'))).toBeUndefined();
  });

  it('read the sheets of an Excel workbook', async () => {
    const file = await workbook([
      ['Invoice', 'Date', 'Net'],
      ['A-1', new Date('2026-02-03T00:00:00Z'), 12.5],
    ]);
    const found = await recognise(file, 'x.bin');
    expect(found.kind === 'tables' && found.tables[0]?.rows).toEqual([
      ['Invoice', 'Date', 'Net'],
      ['A-1', '2026-02-03', '12.5'],
    ]);
  });
});

describe('unsupported files', () => {
  test.each<[string, string | Uint8Array, string, string?]>([
    ['an empty file', '', 'emptyFile'],
    ['white space', ' \n', 'blank'],
    ['a PNG image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), 'picture'],
    ['a sentence', 'Dear Sir, please find the invoice, as agreed, attached.', 'unknownText'],
    ['a HEIC image', `\0\0\0\x18ftypheic`, 'picture'],
    ['a tar archive', `a.json${'\0'.repeat(251)}ustar`, 'unknownArchive'],
    ['a web page', '<!doctype html><html lang="en"><title>Rechnung</title></html>', 'webPage'],
    [
      'a mailbox with lower-case headers',
      'From a@example.com Thu Jan  1 10:00:00 2026\nx-ms-id: 7\ndkim-signature:v=1\nFrom: a@example.com\n\nHello',
      'emailWithoutAttachment',
    ],
    ['an e-mail', 'From: a@example.com\nTo: b@example.com\nSubject: invoice\n\nHello', 'emailWithoutAttachment'],
    [
      'a Word document',
      zipSync({ '[Content_Types].xml': strToU8('<a/>'), 'word/document.xml': strToU8('<a/>') }),
      'word',
    ],
    [
      'a LibreOffice file without a spreadsheet',
      zipSync({ mimetype: strToU8('application/vnd.oasis'), 'content.xml': strToU8('<a/>') }),
      'libreOfficeText',
    ],
    [
      'an e-mail with delivery headers',
      'Return-Path: <a@example.com>\r\nSubject: invoice\r\nX-Long: a\r\n b\r\n\r\nHello',
      'emailWithoutAttachment',
    ],
    ['an EDIFACT message', "UNA:+.? 'UNB+UNOC:3+1+2+260203:1000+1'UNH+1+INVOIC:D:96A:UN'", 'edifact'],
    ['an X12 message', 'ISA*00*          *00*          *ZZ*A*ZZ*B*260203~', 'x12'],
    ['a signed file in Base64', 'MIIGjQYJKoZIhvcNAQcCoIIGfjCCBnoCAQEx\n', 'signed'],
    ['a signed file', signedFile('<Faktura/>'), 'signed'],
    ['an older Office file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'olderOffice'],
    ['a RAR archive', strToU8('Rar!'), 'unknownArchive'],
    ['a sentence with a colon', 'Dear Ana: the invoice is attached, please pay it; thank you.', 'unknownText'],
    ['a saved web page', '<!-- saved from url=(0021)http://x -->\n<!DOCTYPE html>\n<html></html>', 'webPage'],
    ['a web address', 'https://example.com/invoices/118.json?a=b\n', 'address'],
    ['TOML settings', '# our shop\n[shop]\nname = "Ott"\n', 'settings'],
    ['INI settings by file name', '[shop]\nname: Ott\n', 'settings', 'shop.ini'],
    ['properties of a program', 'app.name=Ott\nserver.port=8080\n', 'settings'],
    ['a DATEV file', '"EXTF";700;21;"Buchungsstapel";12\nUmsatz;Konto\n1,00;8400\n', 'datev'],
    ['a bank statement', ':20:STARTUMSE\n:25:10020030/1234567\n', 'bankStatement'],
    ['a text in UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0), 'utf32'],
    ['a Zstandard archive', Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 1), 'unknownArchive'],
    ['a business card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana\r\nEND:VCARD\r\n', 'businessCard'],
    ['a certificate', '-----BEGIN CERTIFICATE-----\nMIIB\n', 'keyOrCertificate'],
    ['the signature of an envelope', signedWith('{"uuid":"a","dig":{}}'), 'signature'],
    ['a PDF in Base64', base64Of(strToU8(`%PDF-1.7\n${' '.repeat(99)}`)), 'pdfInBase64'],
    [
      'an error response of the service',
      '{"code":422,"key":"validation","message":"It breaks a rule","faults":[{"code":"A"}]}',
      'serviceAnswer',
    ],
    ['an empty archive', zipSync({}), 'zipEmpty'],
    ['SQL statements', 'CREATE TABLE a (id int);\nINSERT INTO a VALUES (1);\n', 'unknownText'],
    ['a binary key file', Uint8Array.of(0x30, 0x82, 1, 2), 'sealedFile'],
    ['an executable program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 0), 'unknownFormat'],
    ['a command without a body', 'curl https://example.com', 'curlWithoutBody'],
    ['a command with a file', 'curl -d @order.json https://example.com', 'curlWithFile order.json'],
    [
      'a command that sends a file in a form',
      "curl https://example.com -F 'file=@invoice.pdf;type=application/pdf'",
      'curlWithFile invoice.pdf',
    ],
    ['a command with a form', 'curl -d a=b -d c=d https://example.com', 'curlWithoutDocument'],
  ])('are identified: %s', async (_, content, expected, name) => {
    expect(await said(content, name)).toBe(expected);
  });
});

it('unpacking is limited, whatever sizes an archive states', async () => {
  const zeros = new Uint8Array(21 * 1024 * 1024);
  const honest = zipSync({ 'a.json': zeros, 'b.json': strToU8(invoice) });
  expect(await said(honest)).toBe('archive b.json without a.json');
  expect(await said(changed(honest, 'a.json', 24, 1))).toBe('archive b.json without a.json');
  expect(await said(honest.slice(0, 40))).toBe('zipDamaged');
  const names = Array.from({ length: 26 }, (_, i) => `file-${i}.json`);
  const small = zipSync(Object.fromEntries(names.map((name) => [name, strToU8(invoice)])));
  const many = names.reduce<Uint8Array>((archive, name) => changed(archive, name, 24, 10 * 1024 * 1024), small);
  expect(await said(many)).toMatch(/^zipTooLarge /);
});

describe('unpacking an archive', () => {
  const two = zipSync({ 'a.json': strToU8(invoice), 'b.json': strToU8(`${invoice} `) });

  it('rejects a truncated archive as damaged', async () => {
    for (const length of [two.length - 1, two.length - 22, two.length - 60, 120]) {
      expect(await said(two.slice(0, length))).toBe('zipDamaged');
    }
    const withComment = Uint8Array.from([...two, 0x21, 0x21]);
    withComment[two.length - 2] = 2;
    expect(await said(withComment)).toBe('archive a.json b.json');
  });

  it('skips files with wrong checksums', async () => {
    const stored = zipSync({ 'a.json': strToU8(invoice), 'b.json': strToU8(invoice) }, { level: 0 });
    const damaged = stored.slice();
    damaged[50] = (damaged[50] ?? 0) ^ 1;
    expect(await said(damaged)).toBe('archive b.json without a.json');
    expect(await said(changed(stored, 'a.json', 42, 0x7fffffff))).toBe('archive b.json without a.json');
  });

  it('returns an inner archive as one file', async () => {
    // The inner archive comes before its sizes, which follow it.
    const inner = zipSync({ 'c.json': strToU8(invoice) }, { level: 0 });
    const parts: Uint8Array[] = [];
    const zip = new Zip((_, part) => parts.push(part));
    const file = new ZipPassThrough('inner.zip');
    zip.add(file);
    file.push(inner, true);
    zip.end();
    expect(await said(Uint8Array.from(parts.flatMap((part) => [...part])))).toBe('archive inner.zip');
  });

  it('uses the first of two files with the same path', async () => {
    const same = two.slice();
    const at = entryOf(same, 'b.json');
    same[at + 46] = 'a'.charCodeAt(0);
    const found = await recognise(same);
    expect(await said(same)).toBe('archive a.json without a.json');
    expect(found.kind === 'archive' && found.files[0]?.bytes.length).toBe(invoice.length);
  });

  it('fails if no file can be unpacked', async () => {
    const encrypted = zipSync({ 'a.json': strToU8(invoice) });
    encrypted[entryOf(encrypted, 'a.json') + 8] = 1;
    expect(await said(encrypted)).toBe('nothingUnpacked 1 a.json encrypted');
  });

  it('skips encrypted files', async () => {
    const encrypted = two.slice();
    const at = entryOf(encrypted, 'a.json');
    encrypted[at + 8] = 1;
    const found = await recognise(encrypted);
    expect(found.kind === 'archive' && found.left.map(({ path, why }) => [path, named(why)])).toEqual([
      ['a.json', 'encrypted'],
    ]);
  });
});

it.each([
  ['code page 437', [0x4d, 0x81, 0x6c, 0x6c, 0x65, 0x72], 'Müller'],
  ['undeclared UTF-8', [0x4d, 0xc3, 0xbc, 0x6c, 0x6c, 0x65], 'Mülle'],
])('archive names in %s are decoded', async (_, bytes, name) => {
  const archive = zipSync({ 'abcdef.json': strToU8(invoice.trim()) });
  for (const at of [30, entryOf(archive, 'abcdef.json') + 46]) archive.set(bytes, at);
  expect(await said(archive)).toBe(`archive ${name}.json`);
});

/** Returns the offset of a file's entry in the directory of an archive. */
function entryOf(archive: Uint8Array, path: string): number {
  const name = strFromU8(archive, true).lastIndexOf(path);
  return name - 46;
}

/** Returns an archive with a changed number in the entry of a file. */
function changed(archive: Uint8Array, path: string, field: number, to: number): Uint8Array {
  const other = archive.slice();
  new DataView(other.buffer).setUint32(entryOf(other, path) + field, to, true);
  return other;
}
