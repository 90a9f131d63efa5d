/** The shared parts of mapping a document to the terms of an e-invoice. */
import { describe, expect, it, test } from 'vitest';
import type { Invoice } from '../../../engine/document-types.ts';
import { message } from '../../../engine/text/message.ts';
import { valuesIn } from '../../../engine/text/testing.ts';
import { writingPlanFor } from '../../declare/plans.ts';
import { Report } from '../../declare/report.ts';
import { formatOf } from '../../list/formats.ts';
import { Group } from '../../model/group.ts';
import type { TermId } from '../../terms/declare.ts';
import { bare, extensionOf, Mapping, numberOf, peekExtension } from './mapping.ts';
import { Source } from './source.ts';

async function mappingOf(more: Partial<Invoice> = {}, key = 'facturx-extended', refused: readonly TermId[] = []) {
  const format = formatOf(key);
  if (format === undefined) throw new Error(`there is no format ${key}`);
  const plan = await writingPlanFor(format.syntax === 'cii' ? 'cii' : 'ubl-invoice', format);
  const report = new Report();
  const invoice = new Group(plan.declaration);
  const document = { currency: 'EUR', ...more } as Invoice;
  return new Mapping({ document, path: '$.doc', format, plan, refused: new Set(refused), invoice, report });
}

const saidOf = ({ report }: Mapping) =>
  report.losses.map(({ kind, severity, term, properties, text }) =>
    [kind, severity, term, `${properties}:`, valuesIn(text)].join(' '),
  );

describe('amounts', () => {
  it.each([
    ['12.345', 'EUR', '12.35'],
    ['12.34', 'EUR', '12.34'],
    ['12.3', 'EUR', '12.3'],
    ['12345', 'EUR', '12345'],
    ['12.5', 'JPY', '13'],
    ['12.3456', 'KWD', '12.346'],
    ['12.345', undefined, '12.35'],
    ['some.text', 'EUR', 'some.text'],
    [undefined, 'EUR', undefined],
  ])('are rounded to the currency: %s in %s is %s', async (text, currency, rounded) => {
    expect((await mappingOf({ currency } as Partial<Invoice>)).rounded(text)).toBe(rounded);
  });

  it.each([
    ['19%', '100.05', '19.01'],
    ['2.5%', '0.99', '0.02'],
    ['12.345%', '1000', '123.45'],
    ['none', '100.00', undefined],
    ['19%', 'none', undefined],
  ])('have the same rounded share each time: %s of %s is %s', async (percent, base, share) => {
    const mapping = await mappingOf();
    const shares = [1, 2].map(() => mapping.share(percent, base)?.toString());
    expect(shares).toEqual([share, share]);
  });
});

describe('EXTENDED term', () => {
  it.each<[string, TermId, readonly TermId[], TermId | undefined]>([
    ['facturx-extended', 'BT-X-207', [], 'BT-X-207'],
    ['fr-extended-ubl', 'BT-X-555', [], 'EXT-FR-FE-02'],
    ['fr-extended-ubl', 'BT-X-555', ['EXT-FR-FE-02'], undefined],
    ['facturx-extended', 'BT-X-207', ['BT-X-207'], undefined],
    ['facturx-extended', 'BG-X-33', [], 'BG-X-33'],
    ['fr-extended-cii', 'BG-X-33', [], 'EXT-FR-FE-BG-05'],
    ['en16931-ubl', 'BT-X-207', [], undefined],
    ['en16931-cii', 'BT-BW-2', [], undefined],
  ])('in the format %s has a number if there is a place for it: %s', async (key, id, refused, number) => {
    const mapping = await mappingOf({}, key, refused);
    expect([mapping.extra(id), mapping.extra(id)]).toEqual([number, number]);
  });

  it('must have a place in the syntax', async () => {
    // Only CII has the project's owner.
    expect((await mappingOf({}, 'en16931-cii')).extra('BT-11-0')).toBe('BT-11-0');
    expect((await mappingOf({}, 'en16931-ubl')).extra('BT-11-0')).toBeUndefined();
  });

  it('is added if it has a place and a value', async () => {
    const written = async (key: string, text: string | undefined) => {
      const mapping = await mappingOf({}, key);
      const value = mapping.place(mapping.invoice, 'BT-X-207', text, '$.ordering.issuer.name');
      return [value?.property, [...mapping.invoice.within()].map(([id, each]) => `${id} ${each.text}`)];
    };
    expect(await written('facturx-extended', 'Ana')).toEqual(['$.ordering.issuer.name', ['BT-X-207 Ana']]);
    expect(await written('facturx-extended', undefined)).toEqual([undefined, []]);
    expect(await written('en16931-ubl', 'Ana')).toEqual([undefined, []]);
  });
});

test('group creates a missing group only once', async () => {
  const mapping = await mappingOf();
  const made = mapping.group(mapping.invoice, 'BG-22', '$.totals');
  expect([made.id, made.property]).toEqual(['BG-22', '$.totals']);
  expect(mapping.group(mapping.invoice, 'BG-22')).toBe(made);
  expect(mapping.open(mapping.invoice, 'BG-22')).not.toBe(made);
  expect(() => mapping.open(mapping.invoice, 'BT-1')).toThrow('BT-1');
  expect(() => mapping.open(mapping.invoice, 'BG-999')).toThrow('BG-999');
});

test('drop reports an object once and nothing inside it', async () => {
  const mapping = await mappingOf({ lines: [{ i: 1 }, { i: 2 }, { i: 3 }] } as unknown as Partial<Invoice>);
  const [first, ...others] = mapping.document.list('lines', 'line');
  if (first === undefined) throw new Error('there is a line');
  mapping.drop(first, 'info', message('It is old.'));
  mapping.dropOthers(others, 'BT-126');
  expect(saidOf(mapping)).toEqual([
    'dropped info  $.doc.lines[0]: ',
    'dropped warning BT-126 $.doc.lines[1],$.doc.lines[2]: BT-126',
  ]);
  expect([first, ...others].every((each) => each.isSettled)).toBe(true);
});

test('fault adds a fault with its code at the property of the document', async () => {
  const mapping = await mappingOf();
  mapping.fault('BW-XML-BUYER', '$.doc.customer', message('A buyer is needed.'));
  expect(mapping.faults).toMatchObject([{ code: 'BW-XML-BUYER', properties: ['$.doc.customer'] }]);
});

test('peekExtension leaves an extension unread, extensionOf takes it', () => {
  const source = new Source({ ext: { 'iso-scheme-id': '0088', other: '1' } }, '$', 'identity');
  expect([peekExtension(source, 'other'), peekExtension(source, 'none')]).toEqual(['1', undefined]);
  expect(extensionOf(source, 'iso-scheme-id')).toBe('0088');
  expect(source.finish().map(({ path }) => path)).toEqual(['$.ext.other']);
  expect(extensionOf(new Source<{ ext?: unknown }>({}, '$', 'identity'), 'other')).toBeUndefined();
});

test('bare removes the sign of percentages', () => {
  expect([bare('19.0%'), bare('19'), bare('%'), bare(undefined)]).toEqual(['19.0', '19', '', undefined]);
});

test('numberOf joins series and code', () => {
  const called = (value: { series?: string; code?: string }) => numberOf(new Source(value, '$', 'reference'));
  expect(called({ series: 'R', code: '7' })).toBe('R-7');
  expect(called({ code: '7' })).toBe('7');
  expect(called({ series: 'R' })).toBeUndefined();
});
