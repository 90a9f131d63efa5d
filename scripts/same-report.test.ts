/** The report on a file is the same, whichever interface wrote it: command line, service, assistant, library or browser. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../src/engine/loading.ts';
import type { FileCheck } from '../src/formats/check-report/data.ts';
import { signedFile } from '../src/formats/signed/testing.ts';
import { baseText } from '../src/formats/testing/bases.ts';
import { judge } from '../src/inbox/judge.ts';
import type { FileRead } from '../src/inbox/read-file.ts';
import { checkReport } from '../src/library/formats.ts';
import { billwright, temporaryFolder } from '../src/node/cli/testing.ts';
import { systemEnvironment } from '../src/operations/environment.ts';
import { attached, blank, stream, withTable } from '../src/pdf/testing.ts';
import { documentTools } from '../src/service/mcp/document-tools.ts';
import { service } from '../src/service/testing.ts';
import { inboxCheck, inboxRead, inboxReport, inboxTake } from '../src/workbench/engine/worker/inbox.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const { folder, put } = temporaryFolder();
const base = (name: string) => baseText(`${name}.xml`);
const utf8 = (text: string) => new TextEncoder().encode(text) as Bytes;
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const UBL = await base('small-ubl');
const CII = await base('small-cii');

function hybrid(xml: string): Bytes {
  const names = '/AF [10 0 R] /Names << /EmbeddedFiles << /Names [(factur-x.xml) 10 0 R] >> >>';
  const page = '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>';
  return new Uint8Array(
    withTable({
      ...blank(names, page),
      4: stream('BT /F1 10 Tf 50 700 Td (Werkstatt GmbH, Rechnung 2026-17) Tj ET'),
      5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...attached(10, 'factur-x.xml', xml),
    }),
  );
}

async function encrypted(): Promise<Bytes> {
  const made = await PDFDocument.create();
  made.addPage();
  made.encrypt({ ownerPassword: 'owner', userPassword: 'user' });
  return new Uint8Array(await made.save());
}

function email(name: string, content: Uint8Array): Bytes {
  const head = 'From: a@example.com\r\nTo: b@example.com\r\nSubject: Invoice\r\nMIME-Version: 1.0\r\n';
  const parts = [
    'Content-Type: text/plain\r\n\r\nHello\r\n',
    `Content-Type: application/xml; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(content)}\r\n`,
  ];
  return utf8(
    `${head}Content-Type: multipart/mixed; boundary="b"\r\n\r\n${parts.map((part) => `--b\r\n${part}`).join('')}--b--\r\n`,
  );
}

/** The files, each with its verdict. */
const files: Record<string, [Bytes | Promise<Bytes>, FileCheck['verdict']]> = {
  'valid.xml': [utf8(UBL), 'valid'],
  'valid.pdf': [hybrid(CII), 'valid'],
  'noticed.xml': [utf8(UBL.replace(/<cbc:DueDate>[^<]*/, '<cbc:DueDate>2020-01-01')), 'valid'],
  'italian.xml': [utf8(await base('fatturapa')), 'valid'],
  'polish.xml': [utf8(await base('ksef')), 'valid'],
  'invalid.xml': [utf8(UBL.replace('>EUR<', '>EUX<')), 'invalid'],
  'schema.xml': [utf8(UBL.replace('<cbc:ID>', '<cbc:Foo>1</cbc:Foo><cbc:ID>')), 'invalid'],
  'invalid.pdf': [hybrid(CII.replace('>EUR<', '>EUX<')), 'invalid'],
  'signed.xml.p7m': [signedFile(await base('fatturapa')), 'valid'],
  'broken.xml': [utf8(UBL.slice(0, 900)), 'unreadable'],
  'cut.pdf': [hybrid(CII).slice(0, -200), 'unreadable'],
  'empty.xml': [new Uint8Array(), 'unreadable'],
  'encrypted.pdf': [encrypted(), 'unreadable'],
  'without.pdf': [new Uint8Array(withTable(blank(''))), 'not-judged'],
  'foreign.xml': [utf8('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'), 'unreadable'],
  'unjudged.xml': [
    utf8(
      UBL.replace(/(<cbc:CustomizationID>)[^<]*/, '$1urn:www.cenbii.eu:transaction:biitrns010:ver2.0:extended:oioubl'),
    ),
    'not-judged',
  ],
};

const packed: Record<string, Bytes> = {
  'mail.eml': email('a.xml', utf8(UBL)),
  'post.zip': zipSync({ 'b.xml': utf8(CII.replace('>EUR<', '>EUX<')) }) as Bytes,
};

/** The parts of a report that must be the same. */
function told({ verdict, classes, format, invoice, sha256, rule_sets, meaning, faults }: FileCheck) {
  const codes = [...new Set(faults.map(({ code, level }) => `${level} ${code}`))].sort();
  const about = { verdict, format: format?.key, invoice, sha256, rule_sets, meaning };
  // The reason why a file is unreadable depends on how it was passed.
  return verdict === 'unreadable' ? about : { ...about, classes, codes };
}

const { post } = service();
const reportIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const single: Record<string, (name: string, bytes: Bytes) => Promise<FileCheck>> = {
  async validate(name) {
    const report = join(folder, 'one.json');
    rmSync(report, { force: true });
    await billwright(['validate', join(folder, 'in', name), '--report', report, '--force']);
    return reportIn(report);
  },
  async service(name, bytes) {
    return (await post('/v0/validate/report', { data: base64(bytes), encoding: 'base64', name })).body.report;
  },
  async assistant(_, bytes) {
    const tool = documentTools.find((each) => each.name === 'validate');
    const done = await tool?.run({ data: base64(bytes), encoding: 'base64', report: true }, systemEnvironment());
    return done?.ok ? (done.result as { report: FileCheck }).report : expect.unreachable();
  },
  library: (name, bytes) => checkReport(bytes, { name }),
};

let batch: Map<string, FileCheck>;
let inbox: Map<string, FileCheck>;
let browser: Map<string, FileCheck>;

async function inBrowser(given: readonly [string, Bytes][]): Promise<FileCheck[]> {
  const reads: FileRead[] = [];
  for (const [path, bytes] of given) {
    const taken = await inboxTake({ path, content: new Blob([bytes]) });
    const members = 'entries' in taken ? [{ path, content: new Blob([bytes]) }] : taken.members;
    for (const member of members) {
      if ('entry' in member) reads.push(member.entry.read);
      else {
        const check = await inboxCheck(member);
        reads.push(...(await inboxRead(member)).map(({ read }) => ({ ...read, check })));
      }
    }
  }
  return JSON.parse(String(await inboxReport({ rows: judge(reads), reads, kind: 'json' }))).files;
}

beforeAll(async () => {
  await load('all');
  const given: [string, Bytes][] = await Promise.all([
    ...Object.entries(files).map(async ([name, [bytes]]): Promise<[string, Bytes]> => [name, await bytes]),
    ...Object.entries(packed),
  ]);
  const paths = given.map(([name, bytes]) => put(`in/${name}`, bytes));
  const byFile = (checks: readonly FileCheck[]) =>
    new Map(checks.map((check) => [check.file?.replace(`${join(folder, 'in')}/`, '') ?? '', check]));
  const report = join(folder, 'report.json');
  await billwright(['batch', '--op', 'validate', '--quiet', '--report', report, ...paths]);
  batch = byFile(
    reportIn(report).files.map((row: { file: string; check: FileCheck }) => ({ ...row.check, file: row.file })),
  );
  await billwright(['inbox', join(folder, 'in'), '--quiet', '--report', report, '--force']);
  inbox = byFile(reportIn(report).files);
  browser = byFile(await inBrowser(given));
});

const lists = () => ({ batch, inbox, browser });

describe('the report of a file is the same in every interface', () => {
  it.each(Object.entries(files))('%s', async (name, [given, verdict]) => {
    const bytes = await given;
    const [first, ...others] = await Promise.all(
      Object.values(single).map(async (face) => told(await face(name, bytes))),
    );
    expect(first?.verdict).toBe(verdict);
    const listed = Object.values(lists()).map((list) => told(list.get(name) ?? expect.unreachable()));
    for (const each of [...others, ...listed]) expect(each).toEqual(first);
  });

  it.each([
    ['mail.eml/a.xml', 'valid'],
    ['post.zip/b.xml', 'invalid'],
  ])('%s', async (name, verdict) => {
    const [first, ...others] = Object.values(lists()).map((list) => told(list.get(name) ?? expect.unreachable()));
    expect(first?.verdict).toBe(verdict);
    for (const each of others) expect(each).toEqual(first);
    const container = name.slice(0, name.indexOf('/'));
    for (const face of Object.values(single)) {
      expect((await face(container, packed[container] ?? expect.unreachable())).verdict).toBe('unreadable');
    }
  });
});
