import { expect, it } from 'vitest';
import { spanishInvoice } from '../../shell/testing/invoices.ts';
import { correctionCodes } from './correction-codes.ts';

const fitting = (addon: string, key: string, codes: readonly string[]) =>
  correctionCodes({
    source: JSON.stringify({ ...spanishInvoice(), $addons: [addon] }),
    options: { type: 'credit-note', copy_tax: true },
    codes: { [key]: codes },
  });

it('correctionCodes returns the codes that the rules of the addon accept', async () => {
  const all = ['F1', 'F2', 'F3', 'R1', 'R4', 'R5'];
  // VERI*FACTU checks that a simplified correction names no customer, SII does not.
  for (const [register, codes] of [
    ['es-verifactu', ['R1', 'R4']],
    ['es-sii', ['R1', 'R4', 'R5']],
  ] as const) {
    const key = `${register}-doc-type`;
    expect(await fitting(`${register}-v1`, key, all)).toEqual({ [key]: { codes, initial: 'R1', isNeeded: false } });
  }
});

it('correctionCodes returns all codes if no rule prefers any', async () => {
  const key = 'es-facturae-correction';
  expect(await fitting('es-facturae-v3', key, ['01', '16'])).toEqual({
    [key]: { codes: ['01', '16'], initial: '', isNeeded: true },
  });
});
