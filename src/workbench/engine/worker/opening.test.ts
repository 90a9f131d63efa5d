import { expect, it } from 'vitest';
import { signedFile } from '../../../formats/signed/testing.ts';
import { say } from '../../ui/texts/say.ts';
import { recogniseFile, recognisePasted } from './opening.ts';
import * as texts from './texts.ts';

it('recogniseFile decodes files from older programs, and reports the encoding', async () => {
  const text = '{ "$schema": "https://gobl.org/draft-0/note/message", "content": "Librería" }';
  const old = new File([Buffer.from(text, 'latin1')], 'a.json');
  expect(await recogniseFile(old)).toEqual({ kind: 'text', text, guessed: 'Windows-1252' });
  expect(await recogniseFile(new File([text], 'a.json'))).toEqual({ kind: 'text', text, guessed: undefined });
});

it('recogniseFile keeps the original bytes of an e-invoice that is not UTF-8', async () => {
  const text = '<?xml version="1.0"?>\n<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">é</Faktura>';
  const encodedOf = async (file: File) => {
    const opened = await recogniseFile(file);
    return opened.kind === 'text' && opened.encoded;
  };
  const marked = new File([`\ufeff${text}`], 'marked.xml');
  expect(await recogniseFile(marked)).toMatchObject({ kind: 'text', text });
  expect(await encodedOf(marked)).toBe(marked);
  const latin = new File([Buffer.from(text.replace('"1.0"', '"1.0" encoding="ISO-8859-1"'), 'latin1')], 'latin.xml');
  expect(await encodedOf(latin)).toBe(latin);
  expect(await encodedOf(new File([text], 'plain.xml'))).toBeUndefined();
  expect(
    await encodedOf(new File(['\ufeff{ "$schema": "https://gobl.org/draft-0/note/message" }'], 'a.json')),
  ).toBeUndefined();
});

it('recogniseFile rejects content too large to edit', async () => {
  const file = new File([new Uint8Array(11 * 1024 * 1024)], 'x.json');
  expect(await recogniseFile(file)).toEqual({ kind: 'other', why: say(texts.tooLarge) });
});

it('recogniseFile takes an e-invoice out of its signed file, and keeps that', async () => {
  const xml = '<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"/>';
  const opened = await recogniseFile(new File([signedFile(xml)], 'a.xml.p7m'));
  expect(opened).toMatchObject({ kind: 'text', text: xml });
  expect(opened.kind === 'text' && opened.signed?.name).toBe('a.xml.p7m');
  const pasted = await recognisePasted(Buffer.from(signedFile(xml)).toString('base64'));
  expect(pasted).toMatchObject({ kind: 'text', text: xml });
});
