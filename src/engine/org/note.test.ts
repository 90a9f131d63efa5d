import { expect, test } from 'vitest';
import { faultsOf, rewritten } from '../rules/testing.ts';
import { Attachment } from './attachment.ts';
import { Image } from './image.ts';
import { Note } from './note.ts';

test('Note requires a text and a known key', () => {
  expect(faultsOf(Note, { key: 'legal', text: 'Exempt.' })).toEqual([]);
  expect(faultsOf(Note, { key: 'law' })).toEqual(['GOBL-ORG-NOTE-01 $.text', 'GOBL-ORG-NOTE-02 $.key']);
});

test('Attachment requires an address and one of six formats', () => {
  expect(faultsOf(Attachment, { url: 'https://example.com/a.pdf', mime: 'application/pdf' })).toEqual([]);
  expect(faultsOf(Attachment, { mime: 'application/PDF', digest: { alg: 'sha256' } })).toEqual([
    'GOBL-DSIG-DIGEST-02 $.digest.val',
    'GOBL-ORG-ATTACHMENT-01 $.url',
    'GOBL-ORG-ATTACHMENT-02 $.mime',
  ]);
});

test('Image reads base64 with line breaks, and lists of bytes', () => {
  expect(rewritten(Image, { data: 'AQ\r\nI=' })).toEqual({ data: 'AQI=' });
  expect(rewritten(Image, { data: [1, 2] })).toEqual({ data: 'AQI=' });
  expect(rewritten(Image, { data: 'AQJ=' })).toEqual({ data: 'AQI=' });
});
