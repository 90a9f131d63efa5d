import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Attachment } from './attachment.ts';
import { Image } from './image.ts';
import { Note } from './note.ts';

test('a note needs a text and a key of the list', () => {
  expect(faultsOf(Note, { key: 'legal', text: 'Exempt.' })).toEqual([]);
  expect(faultsOf(Note, { key: 'law' })).toEqual(['GOBL-ORG-NOTE-01 $.text', 'GOBL-ORG-NOTE-02 $.key']);
});

test('an attachment needs its address; its format is one of six', () => {
  expect(faultsOf(Attachment, { url: 'https://example.com/a.pdf', mime: 'application/pdf' })).toEqual([]);
  expect(faultsOf(Attachment, { mime: 'application/PDF', digest: { alg: 'sha256' } })).toEqual([
    'GOBL-DSIG-DIGEST-02 $.digest.val',
    'GOBL-ORG-ATTACHMENT-01 $.url',
    'GOBL-ORG-ATTACHMENT-02 $.mime',
  ]);
});

test('pictures are read from base64 with line breaks, or from bytes', () => {
  expect(rewritten(Image, { data: 'AQ\r\nI=' })).toEqual({ data: 'AQI=' });
  expect(rewritten(Image, { data: [1, 2] })).toEqual({ data: 'AQI=' });
  expect(rewritten(Image, { data: 'AQJ=' })).toEqual({ data: 'AQI=' });
});
