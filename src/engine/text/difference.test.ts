import { describe, expect, it } from 'vitest';
import { differingLines, sidesOf } from './difference.ts';

const text = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('differingLines', () => {
  const first = text(
    'code: "1"',
    'supplier:',
    '  name: Sol',
    '  tax_id:',
    '    country: ES',
    'lines:',
    '  - quantity: "2"',
  );

  it('keeps context around a change, and the lines that contain it', () => {
    const second = first.replace('    country: ES\n', '    country: PT\n');
    expect(differingLines(first, second)).toEqual([
      ' …',
      ' supplier:',
      '   …',
      '   tax_id:',
      '-    country: ES',
      '+    country: PT',
      ' …',
    ]);
  });

  it('marks lines that occur in only one text', () => {
    const second = first.replace('  name: Sol\n', '');
    expect(sidesOf(differingLines(first, second))).toEqual({
      passes: text('…', 'supplier:', '  name: Sol', '  tax_id:', '    …'),
      fails: text('…', 'supplier:', '  tax_id:', '    …'),
    });
  });

  it('finds several changes', () => {
    const second = first.replace('"1"', '"2"').replace('quantity: "2"', 'quantity: "0"');
    const marks = differingLines(first, second).filter((line) => !line.startsWith(' '));
    expect(marks).toEqual(['-code: "1"', '+code: "2"', '-  - quantity: "2"', '+  - quantity: "0"']);
  });

  it('returns nothing for equal texts', () => {
    expect(differingLines(first, first)).toEqual([' …']);
  });
});
