import { describe, expect, it } from 'vitest';
import { Report } from '../../declare/report.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { reportHeaders } from './headers.ts';

describe('reportHeaders', () => {
  const parsed = (xml: string) => {
    const reading = parseXml(xml);
    if (!reading.ok) throw new Error('it is read');
    return reading.root;
  };
  const root = parsed('<All><Head/><Inner><First/><Invoice><ID/></Invoice><Last/></Inner></All>');
  const inner = root.child('Inner');
  const found = inner?.child('Invoice');
  if (inner === undefined || found === undefined) throw new Error('they are there');
  const toldOf = (wrapper: typeof root, document: typeof root) => {
    const report = new Report();
    reportHeaders(wrapper, document, report);
    return report.losses.map(({ kind, severity, properties, xpath }) => `${kind} ${severity} ${properties} ${xpath}`);
  };

  it('reports each element around the invoice', () => {
    const told = (path: string) => `dropped info  ${path}`;
    expect(toldOf(root, found)).toEqual(['/All/Inner/First', '/All/Inner/Last', '/All/Head'].map(told));
    expect(toldOf(inner, found)).toEqual(['/All/Inner/First', '/All/Inner/Last'].map(told));
    expect(toldOf(found, found)).toEqual([]);
  });

  it('reports at most twenty elements', () => {
    const many = parsed(`<All>${'<Head/>'.repeat(21)}<Invoice/></All>`);
    const document = many.child('Invoice') ?? many;
    expect(toldOf(many, document)).toHaveLength(20);
  });
});
