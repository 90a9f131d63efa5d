import { expect, it } from 'vitest';
import { valuesIn } from '../../engine/text/testing.ts';
import { xpathOf } from '../xml/element.ts';
import { syntaxScan } from './scan.ts';
import { contextsOf, idsIn, type Syntax, type SyntaxSelection } from './syntax-table.ts';
import { judgedText, scanned, scannedIds } from './testing.ts';
import { allSame, atMost, countAt, each } from './verdicts.ts';

const rules: Syntax = {
  table: `
/ubl:Invoice
  T-01  warning  absent      cbc:UUID
  T-02  warning  absent      cbc:IssueTime
  T-05  fatal    absent      cac:Signature
  T-06  fatal    absent      //@languageID
  T-07  fatal    absent      //!cbc:Name/@name
  T-09  warning  absent      cac:Delivery/cbc:ID
  T-10  warning  absent      cac:InvoiceLine|cac:CreditNoteLine/cbc:UUID
  T-11  warning  absent      cac:InvoiceLine|cac:CreditNoteLine/cac:Item/cbc:Keyword
  T-12  warning  absent      cac:InvoiceLine|cac:CreditNoteLine/cbc:Note/@languageID
  T-20  fatal    at-most-1   cac:Delivery
  T-21  fatal    at-most-1   cac:Delivery/cbc:Quantity
  T-22  warning  at-most-1   cbc:Note
  T-30  fatal    at-least-1  cbc:ID
//cac:Item/cbc:Name
  T-45  fatal    at-least-1  @lang
//cbc:*Name or //cac:Party
  T-40  fatal    code
//cbc:CityName
  T-46  fatal    never       @lang
//cac:Item
  T-50  fatal    exactly-1   cac:ClassifiedTaxCategory
/ubl:Invoice
  T-60  warning  absent      cbc:CopyIndicator`,
  checks: { 'T-40': { holds: () => false, text: 'No name, no party.' } },
};

const XMLNS =
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" ' +
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" ' +
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';

const invoice = (inner: string) => `<Invoice ${XMLNS}><cbc:ID>1</cbc:ID>${inner}</Invoice>`;
const ids = (inner: string, selection?: SyntaxSelection) => scannedIds(syntaxScan(rules, selection), invoice(inner));

it.each([
  ['nothing wrong', '<cbc:IssueDate>2026-01-01</cbc:IssueDate>', []],
  ['an element', '<cbc:UUID>1</cbc:UUID>', ['T-01']],
  ['the next rule of a series', '<cbc:IssueTime>10:00:00</cbc:IssueTime>', ['T-02']],
  ['an element that has another place', '<cac:Delivery><cbc:UUID>1</cbc:UUID></cac:Delivery>', []],
  ['an element in a path', '<cac:Delivery><cbc:ID>1</cbc:ID></cac:Delivery>', ['T-09']],
  ['one of two names in a path', '<cac:CreditNoteLine><cbc:UUID>1</cbc:UUID></cac:CreditNoteLine>', ['T-10']],
  [
    'a longer path below a parent',
    '<cac:InvoiceLine><cac:Item><cbc:Keyword/><cac:ClassifiedTaxCategory/></cac:Item></cac:InvoiceLine>',
    ['T-11'],
  ],
  ['an attribute anywhere', '<cbc:ID languageID="de">2</cbc:ID>', ['T-06']],
  ['an attribute in a path', '<cac:InvoiceLine><cbc:Note languageID="de"/></cac:InvoiceLine>', ['T-06', 'T-12']],
  ['an attribute of all elements but one', '<cbc:Note name="x"/>', ['T-07']],
  ['too many elements', '<cac:Delivery/><cac:Delivery/>', ['T-20']],
  [
    'too many elements in several parents',
    '<cac:Delivery><cbc:Quantity/></cac:Delivery><cac:Delivery><cbc:Quantity/></cac:Delivery>',
    ['T-20', 'T-21'],
  ],
  ['a missing required element', '<cac:X><cac:Item/></cac:X>', ['T-50']],
  [
    'two of an element that may occur once',
    '<cac:Item><cac:ClassifiedTaxCategory/><cac:ClassifiedTaxCategory/></cac:Item>',
    ['T-50'],
  ],
  ['an element by the end of its name', '<cac:X><cbc:CityName/></cac:X>', ['T-40']],
  ['the second of two paths', '<cac:Party/>', ['T-40']],
  [
    'only the first of two contexts',
    '<cac:Item><cbc:Name/><cac:ClassifiedTaxCategory/></cac:Item><cbc:Name name="x"/>',
    ['T-40', 'T-45'],
  ],
  ['an addition to a context', '<cbc:CopyIndicator/>', ['T-60']],
])('syntaxScan finds %s', async (_, inner, expected) => {
  expect(await ids(inner)).toEqual(expected);
});

it('syntaxScan finds missing elements', async () => {
  const scan = syntaxScan(rules);
  const [found] = await scanned(scan, `<Invoice ${XMLNS}/>`);
  expect(found).toMatchObject({ id: 'T-30', flag: 'fatal', step: 'cbc:ID', terms: ['BT-1'] });
  expect(found && valuesIn(found.text)).toEqual(
    expect.arrayContaining(['Invoice number', 'BT-1', 'EN 16931', 'cbc:ID']),
  );
});

it('syntaxScan has the levels of the table', async () => {
  const inner = '<cbc:UUID/><cbc:Note/><cbc:Note/><cac:Signature/><cac:Delivery/><cac:Delivery/><cbc:Name name="x"/>';
  const flags = (await scanned(syntaxScan(rules), invoice(inner))).map(({ id, flag }) => `${id} ${flag}`);
  expect(flags.sort()).toEqual(['T-01 warning', 'T-05 fatal', 'T-20 fatal', 'T-22 warning', 'T-40 fatal']);
});

it('syntaxScan applies the rules that a set selects', async () => {
  const inner = '<cbc:UUID/><cbc:IssueTime/><cac:Party/><cbc:CopyIndicator/>';
  expect(await ids(inner, { without: 'T-02 60' })).toEqual(['T-01', 'T-40']);
  expect(await ids(inner, { only: 'T-02 40 60' })).toEqual(['T-02', 'T-40', 'T-60']);
  const fatal = await scanned(syntaxScan(rules, { only: 'T-01 02', fatal: 'T-02' }), invoice(inner));
  expect(fatal.map(({ id, flag }) => `${id} ${flag}`)).toEqual(['T-01 warning', 'T-02 fatal']);
});

it('syntaxScan returns the fault and its place', async () => {
  const inner =
    '<cac:InvoiceLine><cbc:UUID/></cac:InvoiceLine><cac:InvoiceLine/><cac:Delivery><cbc:ID languageID="de"/><cbc:Quantity/><cbc:Quantity/></cac:Delivery>' +
    '<cbc:Note/><cbc:Note/>';
  const found = await scanned(syntaxScan(rules, { standard: 'the test' }), invoice(inner));
  expect(found.map(({ element, step, text }) => [element && xpathOf(element, step), ...valuesIn(text)])).toEqual([
    ['/ubl:Invoice/cac:Delivery/cbc:Quantity[2]', 'the test', 'cac:Delivery/cbc:Quantity', 'ubl:Invoice', '2'],
    ['/ubl:Invoice/cbc:Note[2]', 'the test', 'cbc:Note', 'ubl:Invoice', '2', 'Invoice note', 'BG-1'],
    ['/ubl:Invoice/cac:InvoiceLine[1]/cbc:UUID', 'the test', 'cbc:UUID', 'cac:InvoiceLine', 'BT-127'],
    ['/ubl:Invoice/cac:Delivery/cbc:ID', 'the test', 'cbc:ID', 'cac:Delivery', 'BT-22'],
    ['/ubl:Invoice/cac:Delivery/cbc:ID/@languageID', 'the test', 'languageID', 'cbc:ID'],
  ]);
});

it('syntaxScan reports a rule at up to a hundred places', async () => {
  const line = '<cac:InvoiceLine><cbc:UUID/></cac:InvoiceLine>';
  const found = await scanned(syntaxScan(rules), invoice(line.repeat(300)));
  expect(found).toHaveLength(100);
});

it('syntaxScan handles documents with many invented names', async () => {
  const names = Array.from({ length: 3000 }, (_, at) => `<cbc:X${at}Name/>`);
  const judged = await judgedText(invoice(`${names.join('')}<cbc:UUID/>`));
  const scan = syntaxScan(rules);
  for (let times = 0; times < 2; times++) {
    expect(new Set([...scan(judged)].map(({ id }) => id))).toEqual(new Set(['T-40', 'T-01']));
  }
});

it('syntaxScan lists the selected rules with their requirements', () => {
  const own: Syntax = { table: '//cac:Party\n  T-70 fatal at-least-1 cbc:ID' };
  const listed = (selection: SyntaxSelection) =>
    [...syntaxScan(rules, selection).rules()].map(({ id, flag, text }) => `${id} ${flag}: ${valuesIn(text)}`);
  expect(listed({ only: 'T-01 22 30 40 50', fatal: 'T-22', own, standard: 'the test' })).toEqual([
    'T-70 fatal: cbc:ID,//cac:Party',
    'T-01 warning: the test,cbc:UUID,/ubl:Invoice',
    'T-22 fatal: cbc:Note,/ubl:Invoice',
    'T-30 fatal: cbc:ID,/ubl:Invoice',
    'T-40 fatal: ',
    'T-50 fatal: cac:ClassifiedTaxCategory,//cac:Item',
  ]);
  expect(listed({ only: 'T-01' })).toEqual(['T-01 warning: EN 16931,cbc:UUID,/ubl:Invoice']);
  expect(listed({})).toHaveLength(17);
});

it('syntaxScan counts attributes as elements, and reports missing and excess ones', async () => {
  const table = `
/ubl:Invoice
  A-01  fatal  at-most-1   cbc:Note/@languageID
  A-02  fatal  at-least-1  cbc:ID/@schemeID
  A-03  fatal  at-least-1  cac:Delivery/cbc:ID
//cac:InvoiceLine
  A-04  fatal  exactly-1   @a`;
  const at = async (inner: string) =>
    (await scanned(syntaxScan({ table }), invoice(inner))).map(
      ({ id, element, step, terms, text }) =>
        `${id} ${element && xpathOf(element)} ${step} ${terms}: ${valuesIn(text)}`,
    );
  const note = '<cbc:Note languageID="de"/>';
  expect(await at(`${note}${note}<cbc:Note/><cac:Delivery/><cac:InvoiceLine/>`)).toEqual([
    'A-01 /ubl:Invoice/cbc:Note[2] @languageID undefined: EN 16931,cbc:Note/@languageID,ubl:Invoice,2',
    'A-02 /ubl:Invoice/cbc:ID @schemeID undefined: EN 16931,cbc:ID/@schemeID,ubl:Invoice,0',
    'A-03 /ubl:Invoice/cac:Delivery cbc:ID undefined: EN 16931,cac:Delivery/cbc:ID,ubl:Invoice,0',
    'A-04 /ubl:Invoice/cac:InvoiceLine @a undefined: EN 16931,@a,cac:InvoiceLine,0',
  ]);
  expect(await at(`${note}<cac:InvoiceLine a="1"/>`)).toHaveLength(2);
});

it('syntaxScan names the term of an attribute', async () => {
  const table = '//cac:AccountingSupplierParty\n  A-01 fatal at-least-1 cac:Party/cbc:EndpointID/@schemeID';
  const scan = syntaxScan({ table });
  const inner = '<cac:AccountingSupplierParty><cac:Party><cbc:EndpointID/></cac:Party></cac:AccountingSupplierParty>';
  const [found] = await scanned(scan, invoice(inner));
  expect(found).toMatchObject({ terms: ['BT-34-1'], step: '@schemeID' });
});

it.each<[string, string, readonly string[]]>([
  ['at its own element', '@a', ['/cac:Own[2]/@a']],
  ['anywhere', '//@a', ['/cac:Own[2]/@a', '/cac:Own[2]/cbc:In/@a']],
  ['anywhere by name', '//cbc:In', ['/cac:Own[2]/cbc:In']],
])('syntaxScan looks %s', async (_, path, places) => {
  const scan = syntaxScan({ table: `//cac:Own\n  A-01 warning absent ${path}` });
  const found = await scanned(scan, invoice('<cac:Own/><cac:Own a="1"><cbc:In a="2"/></cac:Own>'));
  expect(found.map(({ element, step }) => element && xpathOf(element, step))).toEqual(
    places.map((place) => `/ubl:Invoice${place}`),
  );
});

it('syntaxScan matches names by prefix and suffix with letters between them', async () => {
  const checks = { 'A-01': { holds: () => false, text: 'Found.' } };
  const scan = syntaxScan({ table: '//cbc:A*A\n  A-01 fatal code', checks });
  const found = await scanned(scan, invoice('<cbc:A/><cbc:AA/><cbc:ABA/><cbc:AB/><cbc:BA/>'));
  expect(found.map(({ element }) => element?.name)).toEqual(['cbc:AA', 'cbc:ABA']);
});

it('atMost, allSame and each report excess, differing and all elements', async () => {
  const { root } = await judgedText(invoice('<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note><cbc:Note>a</cbc:Note>'));
  const notes = root.all('cbc:Note');
  expect([atMost(3, notes), atMost(2, notes)]).toEqual([true, { element: notes[2], values: { count: 3 } }]);
  expect([allSame([]), allSame(notes.slice(0, 1)), allSame(notes, () => '')]).toEqual([true, true, true]);
  expect(allSame(notes)).toEqual({ element: notes[1], values: { first: 'a', other: 'b' } });
  expect(each([])).toBe(true);
  expect(each(notes.slice(0, 2), '@a')).toEqual([
    { element: notes[0], step: '@a' },
    { element: notes[1], step: '@a' },
  ]);
  expect([countAt(root, ['cbc:Note']), countAt(root, ['cbc:Note', '@a']), countAt(root, [])]).toEqual([3, 0, 1]);
});

it('idsIn reads rule identifiers, in full or by number', () => {
  expect(idsIn(' A-01 02\n  B-C-3! and 4 ')).toEqual(['A-01', 'A-02', 'B-C-3', 'B-C-4']);
  expect(idsIn('')).toEqual([]);
});

it('syntaxScan requires code for each rule without a path', () => {
  expect(() => contextsOf({ table: '//cac:Own\n  A-01 fatal code' })).toThrow('A-01');
  expect(contextsOf({ table: '//cac:Own\n  A-01 fatal never' })).toEqual([{ at: '//cac:Own', entries: [] }]);
});
