import { expect, it } from 'vitest';
import { signedFile } from '../../formats/signed/testing.ts';
import { say } from '../texts/say.ts';
import { recogniseFile, recognisePasted } from './opening.ts';
import * as texts from './texts.ts';

it('recogniseFile decodes files of older programs, and reports the encoding', async () => {
  const text = '{ "$schema": "https://gobl.org/draft-0/note/message", "content": "Librería" }';
  const old = new File([Buffer.from(text, 'latin1')], 'a.json');
  expect(await recogniseFile(old)).toEqual({ sort: 'text', text, guessed: 'Windows-1252' });
  expect(await recogniseFile(new File([text], 'a.json'))).toEqual({ sort: 'text', text, guessed: undefined });
});

it('recogniseFile refuses content too large to edit', async () => {
  const file = new File([new Uint8Array(11 * 1024 * 1024)], 'x.json');
  expect(await recogniseFile(file)).toEqual({ sort: 'other', why: say(texts.tooLarge) });
});

it('recogniseFile takes an e-invoice out of its signed file, and keeps that', async () => {
  const xml = '<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"/>';
  const opened = await recogniseFile(new File([signedFile(xml)], 'a.xml.p7m'));
  expect(opened).toMatchObject({ sort: 'text', text: xml });
  expect(opened.sort === 'text' && opened.signed?.name).toBe('a.xml.p7m');
  const pasted = await recognisePasted(Buffer.from(signedFile(xml)).toString('base64'));
  expect(pasted).toMatchObject({ sort: 'text', text: xml });
});
