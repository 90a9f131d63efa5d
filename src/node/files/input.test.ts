import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { email } from '../../intake/testing.ts';
import * as texts from '../../intake/texts.ts';
import { billwright, temporaryFolder } from '../cli/testing.ts';
import { programFile } from '../testing/program.ts';

const { folder, put } = temporaryFolder();

it('readDocument: accepts the document in a curl command', async () => {
  const message = '{"$schema":"https://gobl.org/draft-0/note/message","content":"Hi"}';
  const file = put('request.sh', `curl -X POST http://localhost/v0/build -d '{"data":${message}}'\n`);
  expect(JSON.parse((await billwright(['build', file])).out)).toMatchObject({ content: 'Hi' });
  const { code, err } = await billwright(['build', put('none.sh', 'curl http://localhost')]);
  expect(err).toContain(texts.curlWithoutBody);
  expect(code).toBe(2);
});

describe('readDocument', () => {
  const message = '{"$schema":"https://gobl.org/draft-0/note/message","content":"Hi"}';

  it.each<[string, string | Uint8Array]>([
    ['fence.md', `\`\`\`json\n${message}\n\`\`\`\n`],
    ['program.js', `const message = ${message};\n`],
    ['answer.json', `{"result":${message}}`],
    ['coded.txt', Buffer.from(message).toString('base64')],
    ['mail.txt', `As agreed:\n\n${message}\n\nAna\n`],
    ['windows.json', Buffer.from(message, 'utf16le')],
    ['marked.json', Buffer.from(`\ufeff${message}`, 'utf16le')],
  ])('finds a document inside other content, or decodes it from UTF-16: %s', async (name, content) => {
    expect(JSON.parse((await billwright(['build', put(name, content)])).out)).toMatchObject({ content: 'Hi' });
    expect((await billwright(['validate', put(name, content)])).code).toBe(0);
  });

  it.each<[string, string | Uint8Array, string | RegExp]>([
    ['rows.csv', 'Item;Price;Total\nTea;1;2\n', /\bbatch\b.*\.csv, \.xlsx .* \.ods/],
    ['order.edi', "UNB+UNOC:3+a+b+260101:1200+1'", texts.edifact],
    ['a.zip', zipSync({ 'a.json': strToU8(message) }), /\bbatch\b/],
    ['mail.eml', email(['a.json', message]), /\bbatch\b/],
    ['cut.zip', Buffer.from('504b0304ff', 'hex'), texts.zipDamaged],
    ['scan.png', Buffer.from('89504e470d0aff', 'hex'), texts.picture],
    ['old.json', Buffer.from('7b22ff227d', 'hex'), /\bUTF-8\b/],
    ['tape.tar', `a.json${'\0'.repeat(251)}ustar`, texts.unknownArchive],
    [
      'letter.docx',
      zipSync({ '[Content_Types].xml': strToU8('<a/>'), 'word/document.xml': strToU8('<a/>') }),
      texts.word,
    ],
    ['rows.xlsx', zipSync({ 'xl/workbook.xml': strToU8('<a/>') }), texts.workbookUnreadable],
  ])('identifies input that is not a document: %s', async (name, content, said) => {
    const file = put(name, content);
    for (const command of [
      ['build', file],
      ['convert', file, '--to', 'xrechnung-ubl'],
    ]) {
      const { code, err } = await billwright(command);
      if (typeof said === 'string') expect(err).toContain(said);
      else expect(err).toMatch(said);
      expect(code).toBe(2);
    }
  });
});

describe('pipes and devices', () => {
  const pipe = (name: string) => {
    const file = join(folder, name);
    execFileSync('mkfifo', [file]);
    return file;
  };
  const party = JSON.stringify({ $schema: 'https://gobl.org/draft-0/org/party', name: 'Sol' });

  it('read a document from a pipe', async () => {
    for (const args of [['build'], ['batch']]) {
      const file = pipe(`${args[0]}.fifo`);
      const running = billwright([...args, file]);
      createWriteStream(file).end(party);
      const { code, out } = await running;
      expect(code).toBe(0);
      expect(out).toContain('"name":"Sol"');
    }
  });

  it('read a file of /proc, which has no size', async () => {
    const { code, err } = await billwright(['build', '/proc/self/cmdline']);
    expect(code).toBe(2);
    expect(err).toContain('/proc/self/cmdline');
  });

  it('stop waiting at a signal', async () => {
    const waiting = [['build'], ['build', '-', '--template'], ['bulk']].map(async (args) => {
      const file = pipe(`waiting-${args.length}-${args[0]}.fifo`);
      const child = spawn(process.execPath, [programFile('cli'), ...args, file], {
        stdio: ['ignore', 'ignore', 'ignore'],
      });
      const ended = once(child, 'exit');
      await wait(1500);
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      expect(code === 143 || signal === 'SIGTERM').toBe(true);
    });
    await Promise.all(waiting);
  });
});
