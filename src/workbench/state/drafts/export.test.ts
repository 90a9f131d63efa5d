import { expect, it } from 'vitest';
import * as texts from '../../engine/document/texts.ts';
import { say } from '../../ui/texts/say.ts';
import { fileName } from './export.ts';

const invoice = { $schema: 'https://gobl.org/draft-0/bill/invoice' };

it("fileName is derived from the document's title", () => {
  expect(fileName(JSON.stringify({ ...invoice, series: 'FAC-2025', code: '118' }))).toBe('FAC-2025-118');
  expect(fileName('<Invoice><ID>FAC-2025-118</ID></Invoice>')).toBe('FAC-2025-118');
  expect(fileName(JSON.stringify({ ...invoice, series: '../../Ärger ', code: '1' }))).toBe('Ärger-1');
  expect(fileName(JSON.stringify(invoice))).toBe(say(texts.invoice));
  expect(fileName(JSON.stringify({ ...invoice, code: '…' }))).toBe('document');
});
