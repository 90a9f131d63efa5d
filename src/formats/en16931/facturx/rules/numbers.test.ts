import { describe, expect, it } from 'vitest';
import { numberedRule } from '../../../check/numbered-rule.ts';
import { formatRule } from '../../../check/rule-list.ts';
import { NUMBERS } from '../generated/numbers.ts';
import { rulesNumbered } from './numbers.ts';

describe('official numbers of Factur-X rules', () => {
  it('are all listed', () => {
    const numbers = new Set(
      NUMBERS.trim()
        .split('\n')
        .flatMap((line) => line.split(' ').slice(1))
        .flatMap((cell) => (cell === '-' ? [] : cell.split(','))),
    );
    expect(numbers.size).toBe(1064);
  });

  it.each([
    ['FX-SCH-A-000317', ['FX-EXTENDED-ExchangedDocument/IncludedNote/Content'], ['facturx-extended']],
    ['FX-SCH-A-000252', ['BR-Z-05'], ['facturx-basic']],
  ])('include %s, explained by the rule of Billwright that covers it', async (number, codes, sets) => {
    expect(rulesNumbered(number).map(({ code }) => code)).toEqual(codes);
    const [rule, own] = [await numberedRule(number), await formatRule(codes[0] ?? '')];
    expect(rule).toMatchObject({ code: number, codes, description: own?.description, class: own?.class });
    expect(rule?.sets.map(({ key }) => key)).toEqual(sets);
  });

  it('are explained even if their rule is not listed, and undefined if unknown', async () => {
    expect(await numberedRule('FX-SCH-A-000657')).toMatchObject({
      codes: [expect.stringMatching(/GlobalID$/)],
      sets: [],
    });
    expect(await numberedRule('FX-SCH-A-009999')).toBeUndefined();
  });
});
