/** How attachments, and files that accompany a document, are written (chapter 14 §3.13). */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import type { AttachedFile } from '../../declare/report.ts';
import { writtenAsItStands, writtenOf } from '../testing.ts';

const ATTACHED = ['BT-122', 'BT-123', 'BT-124', 'BT-125', 'BT-125-1', 'BT-125-2'] as const;
const file = (name: string, more: Partial<AttachedFile> = {}): AttachedFile => ({
  name,
  media_type: 'text/csv',
  data: 'QQ==',
  ...more,
});
const data = (name: string, property: string) => [
  `BT-125 QQ== ${property}`,
  'BT-125-1 text/csv undefined',
  `BT-125-2 ${name} undefined`,
];
const attachments: JsonObject[] = [
  { code: 'A1', name: 'plan.pdf', description: 'Plan', url: 'https://a.example/1' },
  { code: 'A2', key: 'hours', name: 'hours.csv', url: 'https://a.example/2' },
];

it('an attachment is identified by its code, with its subject or otherwise its name', async () => {
  expect(await writtenOf({ attachments }, ATTACHED)).toEqual({
    terms: [
      'BT-122 A1 $.attachments[0].code',
      'BT-123 Plan $.attachments[0].description',
      'BT-124 https://a.example/1 $.attachments[0].url',
      'BT-122 A2 $.attachments[1].code',
      'BT-123 hours.csv $.attachments[1].name',
      'BT-124 https://a.example/2 $.attachments[1].url',
    ],
    said: [`dropped info $.attachments[0].name: `, `dropped info $.attachments[1].key: `],
  });
});

it('an attachment gets the first file of its code, and further files become their own, identified by code or name', async () => {
  const files = [
    file('c.csv'),
    file('a.csv', { id: 'A2' }),
    file('b.csv', { id: 'A9', description: 'Hours' }),
    file('d.csv', { id: 'A2' }),
  ];
  expect((await writtenOf({ attachments: attachments.slice(1) }, ATTACHED, 'en16931-ubl', files)).terms).toEqual([
    'BT-122 A2 $.attachments[0].code',
    'BT-123 hours.csv $.attachments[0].name',
    'BT-124 https://a.example/2 $.attachments[0].url',
    ...data('a.csv', '$.attachments[0]'),
    'BT-122 c.csv files[0]',
    ...data('c.csv', 'files[0]'),
    'BT-122 A9 files[2]',
    'BT-123 Hours files[2]',
    ...data('b.csv', 'files[2]'),
    'BT-122 A2 files[3]',
    ...data('d.csv', 'files[3]'),
  ]);
});

it.each<[string, JsonObject, string]>([
  ['its name', { name: 'hours.csv', key: 'hours' }, 'hours.csv'],
  ['its key', { key: 'hours' }, 'hours'],
  ['its place', {}, '1'],
])('an attachment without a code is identified by %s, with a notice', async (_, attachment, id) => {
  const attachments = [{ ...attachment, url: 'https://a.example/1' }];
  const tax = { ext: { 'untdid-document-type': '380' } };
  const { terms, said } = await writtenAsItStands({ tax, attachments });
  expect(terms).toContain(`BT-122 ${id}`);
  expect(said).toContain(`supplied info BT-122 $.attachments[0].code: ${id}`);
});
