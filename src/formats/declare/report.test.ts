import { describe, expect, test } from 'vitest';
import { message, words } from '../../engine/text/message.ts';
import { valuesIn } from '../../engine/text/testing.ts';
import { parseXml } from '../list/parse-xml.ts';
import { type Loss, MOST_LOSSES, Report, type Severity, strictFaults } from './report.ts';

const LOST = message('It is lost.');
const told = ({ losses }: Report) => losses.map(({ properties }) => properties.join(' '));

/** An XML text, and its elements by name. */
const XML = '<a>\n <b c="1"/>\n <d/><d/>\n</a>';
function elements() {
  const reading = parseXml(XML);
  if (!reading.ok) throw new Error('it is XML');
  const [a, b, first, second] = reading.root.within();
  return { a, b, first, second };
}

describe('Report', () => {
  test('records losses with kind, place and text', () => {
    const report = new Report();
    const { b, second } = elements();
    report.dropped('info', { property: '$.a', term: 'BT-1' }, LOST);
    report.supplied('warning', { element: second }, LOST);
    report.changed('error', { element: b, step: '@c', property: '$.b' }, LOST);
    report.difference('warning', {}, message('It is {value}.', { value: 'x'.repeat(1000) }));
    expect(report.losses).toEqual<Loss[]>([
      { kind: 'dropped', severity: 'info', properties: ['$.a'], term: 'BT-1', text: LOST },
      { kind: 'supplied', severity: 'warning', properties: [], xpath: '/a/d[2]', element: second, text: LOST },
      { kind: 'changed', severity: 'error', properties: ['$.b'], xpath: '/a/b/@c', element: b, text: LOST },
      {
        kind: 'difference',
        severity: 'warning',
        properties: [],
        text: { template: 'It is {value}.', values: { value: `${'x'.repeat(200)}…` } },
      },
    ]);
  });

  test('records only the known members of a loss', () => {
    const report = new Report();
    report.dropped('info', {}, LOST);
    report.dropped('info', { property: '$.a' }, LOST);
    expect(report.losses.map((loss) => Object.keys(loss))).toEqual([
      ['kind', 'severity', 'properties', 'text'],
      ['kind', 'severity', 'properties', 'text'],
    ]);
  });

  test('merges equal losses of list entries in documents but not in XML', () => {
    const report = new Report();
    const { first, second } = elements();
    report.dropped('info', { property: '$.lines[0].notes[3].key' }, LOST);
    report.dropped('info', { property: '$.lines[1].notes[0].key' }, LOST);
    for (let time = 0; time < 2; time++) report.dropped('info', { property: '$.lines[12].notes[10].key' }, LOST);
    for (const element of [first, second])
      report.dropped('info', { property: '$.lines[2].notes[0].key', element }, LOST);
    for (let time = 0; time < 2; time++) report.dropped('info', {}, LOST);
    expect(told(report)).toEqual([
      '$.lines[0].notes[3].key $.lines[1].notes[0].key $.lines[12].notes[10].key',
      '$.lines[2].notes[0].key',
      '$.lines[2].notes[0].key',
      '',
      '',
    ]);
  });

  test.each<[string, (report: Report) => void]>([
    ['kind', (report) => report.changed('info', { property: '$.lines[1].a' }, LOST)],
    ['severity', (report) => report.dropped('error', { property: '$.lines[1].a' }, LOST)],
    ['member', (report) => report.dropped('info', { property: '$.lines[1].b' }, LOST)],
    ['term', (report) => report.dropped('info', { property: '$.lines[1].a', term: 'BT-1' }, LOST)],
    ['text', (report) => report.dropped('info', { property: '$.lines[1].a' }, message('It is not.'))],
    ['value', (report) => report.dropped('info', { property: '$.lines[1].a' }, { ...LOST, values: { a: 'b' } })],
  ])('keeps losses with different %s separate', (_, other) => {
    const report = new Report();
    report.dropped('info', { property: '$.lines[0].a' }, LOST);
    other(report);
    expect(report.losses).toHaveLength(2);
  });

  test('sorts losses in document order, with missing properties last', () => {
    const report = new Report();
    const document = {
      head: { a: 1, b: 2 },
      code: '1',
      customer: null,
      lines: [{ i: 1, item: { name: 'a' } }, { i: 2 }],
      payment: { terms: {} },
    };
    const properties = [
      '$.doc.payment.terms.notes',
      '$.doc.payment',
      '$.doc.lines[1].z',
      '$.doc.lines[0].item.name',
      '$.doc.missing.a',
      '$.doc.customer.name',
      '$.doc.head.b',
      '$.doc.head.a',
      '$.doc.lines[11]',
      '$.doc.lines[10]',
      '$.doc.lines[0]',
      '$.doc.lines[0].item',
      '$.doc.lines[1].i',
      '$.doc.code.a',
      '$.doc',
    ];
    for (const [i, property] of properties.entries())
      report.dropped('info', { property }, message(`It is lost: ${i}.`));
    report.dropped('info', {}, LOST);
    report.sort(document, '$.doc');
    expect(told(report)).toEqual([
      '$.doc',
      '',
      '$.doc.head.a',
      '$.doc.head.b',
      '$.doc.code.a',
      '$.doc.customer.name',
      '$.doc.lines[0]',
      '$.doc.lines[0].item',
      '$.doc.lines[0].item.name',
      '$.doc.lines[1].i',
      '$.doc.lines[1].z',
      '$.doc.lines[10]',
      '$.doc.lines[11]',
      '$.doc.payment',
      '$.doc.payment.terms.notes',
      '$.doc.missing.a',
    ]);
  });

  test('sorts losses in XML order, with those without an element last', () => {
    const report = new Report();
    const { a, b, second } = elements();
    report.dropped('info', { property: '$.z' }, LOST);
    for (const element of [second, a, b]) report.dropped('info', { element }, LOST);
    report.sortByElement();
    expect(report.losses.map(({ xpath }) => xpath)).toEqual(['/a', '/a/b', '/a/d[2]', undefined]);
  });
});

describe('Report with more losses than it lists', () => {
  /** Returns the entries after the listed ones, for further losses of these severities. */
  const behind = (...more: readonly Severity[]) => {
    const report = new Report();
    for (let i = 0; i < MOST_LOSSES; i++) report.dropped('error', {}, LOST);
    for (const severity of more) report.changed(severity, {}, LOST);
    report.sortByElement();
    report.sort({}, '$');
    return report.losses.slice(MOST_LOSSES).map((each) => ({ ...each, text: valuesIn(each.text).join() }));
  };
  const told = (count: number, severity: Severity) => [{ kind: 'dropped', severity, properties: [], text: `${count}` }];

  test('counts the rest once, with the highest severity among them', () => {
    expect(behind()).toEqual([]);
    expect(behind('info')).toEqual(told(1, 'info'));
    expect(behind('info', 'warning', 'info')).toEqual(told(3, 'warning'));
    expect(behind('warning', 'error', 'warning')).toEqual(told(3, 'error'));
  });

  test('still merges losses into listed ones', () => {
    const report = new Report();
    report.dropped('info', { property: '$.lines[0].a' }, LOST);
    for (let i = 1; i < MOST_LOSSES; i++) report.dropped('info', {}, LOST);
    report.dropped('info', { property: '$.lines[1].a' }, LOST);
    report.sort({}, '$');
    expect(report.losses).toHaveLength(MOST_LOSSES);
    expect(report.losses).toContainEqual(expect.objectContaining({ properties: ['$.lines[0].a', '$.lines[1].a'] }));
  });
});

describe('strictFaults', () => {
  test('are at the property of a written document', () => {
    const report = new Report();
    report.dropped('info', { property: '$.a' }, LOST);
    report.dropped('warning', { property: '$.lines[0].b', term: 'BT-1' }, LOST);
    report.dropped('warning', { property: '$.lines[1].b', term: 'BT-1' }, LOST);
    report.difference('error', {}, LOST);
    expect(strictFaults(report)).toMatchObject([
      { code: 'BW-XML-LOSS', properties: ['$.lines[0].b', '$.lines[1].b'], terms: ['BT-1'] },
      { code: 'BW-XML-LOSS', properties: ['$'] },
    ]);
    expect(strictFaults(report).map((each) => [words(each), 'positions' in each, 'terms' in each])).toEqual([
      ['It is lost.', false, true],
      ['It is lost.', false, false],
    ]);
  });

  test('are at the XPath and line of a text', () => {
    const report = new Report();
    const { b, second } = elements();
    report.dropped('warning', { element: second }, LOST);
    report.dropped('warning', { property: '$.a' }, LOST);
    report.dropped('info', { element: b }, LOST);
    report.dropped('error', { element: b, step: '@c', property: '$.b' }, LOST);
    expect(strictFaults(report, XML)).toMatchObject([
      { properties: ['/a/d[2]'], positions: [{ line: 3, column: 6 }] },
      { properties: ['$.a'] },
      { properties: ['/a/b/@c'], positions: [{ line: 2, column: 2 }] },
    ]);
    expect(strictFaults(report).map((each) => 'positions' in each)).toEqual([false, false, false]);
  });
});
