import { describe, expect, test } from 'vitest';
import { words } from '../../../engine/text/message.ts';
import { type Judged, type Rule, rule } from '../declare.ts';
import { everywhere } from '../elements.ts';
import { codesAt } from '../en16931/codes.ts';
import { ciiCodes } from '../en16931/codes-cii.ts';
import { type Changes, changed, findingsIn, said } from '../testing.ts';
import { attributeRules, extendedCodeRules, renamed, without } from './taken.ts';
import { INVOICE, inSettlement, placesIn, setOf } from './testing.ts';

describe('rules that are taken over', () => {
  const of = (id: string, per: Rule['per'] = 'BG-25') => rule(id, per, 'BT-126', () => false, 'Wrong.', 'warning');
  const RULES = [of('A-1'), of('A-2'), of('A-10')];
  const idsOf = (rules: readonly Rule[]) => rules.map(({ id }) => id);

  test('are all but some', () => {
    expect(idsOf(without(RULES, ['A-1', 'B-1']))).toEqual(['A-2', 'A-10']);
    expect(idsOf(without(RULES, []))).toEqual(['A-1', 'A-2', 'A-10']);
  });

  test('have other identifiers, and are the same otherwise', async () => {
    const rules = renamed(RULES, '\n  A-10 B-1\n  A-1 B-2\n');
    expect(rules).toMatchObject([
      { ...of('B-1'), holds: expect.any(Function) },
      { ...of('B-2'), holds: expect.any(Function) },
    ]);
    expect(await said(INVOICE, /./, setOf(rules))).toEqual(['B-1', 'B-2']);
    expect(idsOf(RULES)).toEqual(['A-1', 'A-2', 'A-10']);
  });

  test('are judged of some groups alone', async () => {
    const only = (line: string) =>
      renamed(RULES, 'A-1 B-1', (group, judged: Judged) => judged.syntax === 'cii' && group.text('BT-126') === line);
    expect(await said(INVOICE, /./, setOf(only('1')))).toEqual(['B-1']);
    expect(await said(INVOICE, /./, setOf(only('2')))).toEqual([]);
  });

  test('hold where they held', async () => {
    const right = [rule('A-1', 'BG-25', 'BT-126', (line) => line.text('BT-126') === '1', 'Wrong.')];
    expect(await said(INVOICE, /./, setOf(renamed(right, 'A-1 B-1')))).toEqual([]);
    const other = changed(INVOICE, ['<ram:LineID>1<', '<ram:LineID>2<']);
    expect(await said(other, /./, setOf(renamed(right, 'A-1 B-1')))).toEqual(['B-1']);
  });

  test('are there', () => {
    expect(() => renamed(RULES, 'A-3 B-1')).toThrow('there is no rule A-3');
    expect(() => renamed(RULES, '')).toThrow('there is no rule');
  });
});

describe('codes of the extension', () => {
  /** Made anew each time: what makes it is what is tried. */
  const set = () =>
    setOf(
      extendedCodeRules({
        parties: ciiCodes.at['10'],
        isPartyScheme: (scheme, { name }) => scheme === '0088' && name === 'ram:GlobalID',
        charges: ciiCodes.at['20'],
        attachments: ciiCodes.at['24'],
        deliveryTerms: codesAt('ram:DeliveryTypeCode'),
        characteristics: codesAt('ram:TypeCode', { parent: 'ram:ApplicableProductCharacteristic' }),
        characteristic: ['X-04', 'warning', 'BT-X-11'],
      }),
    );
  const charge = (code: string, list?: string, indicator = 'true') =>
    inSettlement(
      `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${indicator}</udt:Indicator></ram:ChargeIndicator><ram:ReasonCode${list === undefined ? '' : ` listID="${list}"`}>${code}</ram:ReasonCode></ram:SpecifiedTradeAllowanceCharge>`,
    );
  const scheme = (code: string): Changes => [
    ['<ram:Name>Stadtwerk', `<ram:GlobalID schemeID="${code}">1</ram:GlobalID><ram:Name>Stadtwerk`],
  ];
  const attached = (type: string): Changes => [
    [
      '<ram:BuyerReference>',
      `<ram:AdditionalReferencedDocument><ram:AttachmentBinaryObject mimeCode="${type}" filename="a">AA==</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument><ram:BuyerReference>`,
    ],
  ];
  const delivered = (code: string): Changes => [
    [
      '<ram:BuyerReference>',
      `<ram:ApplicableTradeDeliveryTerms><ram:DeliveryTypeCode>${code}</ram:DeliveryTypeCode></ram:ApplicableTradeDeliveryTerms><ram:BuyerReference>`,
    ],
  ];
  const characteristic = (code: string): Changes => [
    [
      'Hobel</ram:Name>',
      `Hobel</ram:Name><ram:ApplicableProductCharacteristic><ram:TypeCode>${code}</ram:TypeCode></ram:ApplicableProductCharacteristic>`,
    ],
  ];
  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const ODS = 'application/vnd.oasis.opendocument.spreadsheet';

  test.each<[string, Changes, readonly string[]]>([
    ['a scheme that is registered', scheme('0088'), []],
    ['the scheme of a buyer', scheme('BY'), []],
    ['the scheme of a seller, between blanks', scheme(' SE '), []],
    ['a scheme that is none', scheme('0009'), ['BR-FREXT-CL-10 0009']],
    ['a reason for a charge', charge('FC'), []],
    ['a reason for a charge, with its list', charge('FC', '7161'), []],
    ['a reason that is none', charge('ENV'), ['BR-FREXT-CL-20 ENV']],
    ['a reason that is none, with its list', charge('ENV', '7161'), ['BR-FREXT-CL-20 ENV']],
    ['a tax', charge('ENV', '5153'), []],
    ['a tax that is none', charge('FC', '5153'), ['BR-FREXT-CL-20-TAX FC']],
    ['a tax that is VAT', charge('VAT', '5153'), ['BR-FREXT-CL-20-TAX VAT']],
    ['a code of another list', charge('XYZZY', '9999'), ['BR-FREXT-CL-20-LISTID 9999']],
    // The code itself is looked for in neither then.
    ['a code of a list between blanks', charge('XYZZY', ' 7161 '), []],
    ['a code of the list of taxes between blanks', charge('XYZZY', ' 5153'), []],
    ['a code of an empty list', charge('XYZZY', ''), []],
    ['the reason of an allowance', charge('XYZZY', '9999', 'false'), []],
    ...['application/pdf', 'image/png', 'image/jpeg', 'text/csv', XLSX, ODS, 'application/xml', 'text/xml'].map(
      (type): [string, Changes, string[]] => [`a file of ${type}`, attached(type), []],
    ),
    ['a file of another type', attached('text/html'), ['BR-FREXT-CL-24 text/html']],
    ['a file of a type between blanks', attached(' text/csv'), ['BR-FREXT-CL-24  text/csv']],
    ['terms of delivery', delivered('DAP'), []],
    ['terms of delivery by a number', delivered('1'), []],
    ['terms of delivery that are none', delivered('3'), ['BR-FREXT-CL-27 3']],
    ['a characteristic', characteristic('AAB'), []],
    ['a characteristic that Factur-X adds', characteristic('BEST_BEFORE_DATE'), []],
    ['a characteristic that is none', characteristic('XYZZY'), ['X-04 XYZZY']],
  ])('are judged by %s', async (_, changes, found) => {
    expect(await said(changed(INVOICE, ...changes), /./, set())).toEqual(found);
  });

  const ALL = changed(
    INVOICE,
    ...scheme('0009'),
    [
      '<ram:BuyerReference>',
      [...delivered('3'), ...attached('text/html')]
        .map(([, other]) => other.replace('<ram:BuyerReference>', ''))
        .concat('<ram:BuyerReference>')
        .join(''),
    ],
    ...characteristic('XYZZY'),
    ...inSettlement(
      [charge('1'), charge('1', '5153'), charge('1', '9999')]
        .flatMap((changes) => changes.map(([part, other]) => other.replace(part, '')))
        .join(''),
    ),
  );

  test('are told where they stand', async () => {
    expect(await placesIn(ALL, /./, set())).toEqual([
      'BR-FREXT-CL-10 ram:GlobalID @schemeID',
      'BR-FREXT-CL-20 ram:ReasonCode',
      'BR-FREXT-CL-20-TAX ram:ReasonCode',
      'BR-FREXT-CL-20-LISTID ram:ReasonCode @listID',
      'BR-FREXT-CL-24 ram:AttachmentBinaryObject @mimeCode',
      'BR-FREXT-CL-27 ram:DeliveryTypeCode',
      'X-04 ram:TypeCode',
    ]);
  });

  test('are told with what is found', async () => {
    const found = (await findingsIn(ALL, set())).map(
      ({ text }) => [Object.values(text.values ?? {})[0], words(text)] as const,
    );
    expect(found.map(([value]) => value)).toEqual(['0009', '1', '1', '9999', 'text/html', '3', 'XYZZY']);
    for (const [value, text] of found) expect(text).toContain(` ${value}`);
  });

  test('are told with their terms', async () => {
    expect((await findingsIn(ALL, set())).map(({ flag, terms }) => [flag, ...terms].join(' '))).toEqual([
      'fatal BT-29-1 BT-46-1 BT-60-1',
      'fatal BT-105 BT-145',
      'fatal BT-105 BT-145',
      'fatal BT-105 BT-145',
      'fatal BT-125-1',
      'fatal BT-X-145',
      'warning BT-X-11',
    ]);
  });
});

describe('attributes of items', () => {
  const set = () =>
    setOf(
      attributeRules(
        (judged) => everywhere(judged, 'ram:ApplicableProductCharacteristic'),
        ['ram:Description', 'ram:TypeCode'],
        ['ram:Value', 'ram:ValueMeasure'],
      ),
    );
  const NAME = '<ram:Description>Colour</ram:Description>';
  const VALUE = '<ram:Value>black</ram:Value>';
  const measure = (unit?: string) =>
    `<ram:ValueMeasure${unit === undefined ? '' : ` unitCode="${unit}"`}>1</ram:ValueMeasure>`;
  const withAttribute = (inner: string) =>
    changed(INVOICE, [
      'Hobel</ram:Name>',
      `Hobel</ram:Name><ram:ApplicableProductCharacteristic>${inner}</ram:ApplicableProductCharacteristic>`,
    ]);

  test.each<[string, string, readonly string[]]>([
    ['a name and a value', NAME + VALUE, []],
    ['a code and a value', `<ram:TypeCode>1</ram:TypeCode>${VALUE}`, []],
    ['an empty name', `<ram:Description/>${VALUE}`, []],
    ['neither a name nor a code', VALUE, ['BR-FREXT-54-1']],
    ['a quantity with its unit', NAME + measure('KGM'), []],
    ['a quantity without a unit', NAME + measure(), ['BR-FREXT-54-2']],
    ['a quantity with an empty unit', NAME + measure(''), ['BR-FREXT-54-2']],
    ['quantities one of which has a unit', NAME + measure() + measure('KGM'), []],
    ['a value and a quantity', NAME + measure('KGM') + VALUE, ['BR-FREXT-54-2']],
    ['neither a value nor a quantity', NAME, ['BR-FREXT-54-2']],
  ])('may have %s', async (_, inner, found) => {
    expect(await said(withAttribute(inner), /./, set())).toEqual(found);
  });

  test('are told where they stand, with their terms', async () => {
    expect(await placesIn(withAttribute(''), /./, set())).toEqual([
      'BR-FREXT-54-1 ram:ApplicableProductCharacteristic',
      'BR-FREXT-54-2 ram:ApplicableProductCharacteristic',
    ]);
    const findings = await findingsIn(withAttribute(''), set());
    expect(findings.map(({ terms }) => terms)).toEqual([
      ['BT-160', 'EXT-FR-FE-159'],
      ['BT-161', 'EXT-FR-FE-160'],
    ]);
    for (const { terms, text } of findings) for (const term of terms) expect(words(text)).toContain(`(${term})`);
  });
});
