import { expect, it } from 'vitest';
import { verifactuChain } from './verifactu-chain.ts';

async function answerTo(xml: string) {
  const reader = await verifactuChain.open();
  const file = reader.file();
  file.push(xml);
  file.end();
  return reader.result().answer;
}

it('chainAnswer does not call a file without a record unbroken', async () => {
  expect(await answerTo('<a/>')).toMatchObject({ unbroken: false, count: 0, faults: [{ code: 'BW-XML-SYNTAX' }] });
});

it('chainAnswer reports broken hashes and omitted faults even after many duplicates', async () => {
  const { unbroken, faults, warnings } = await answerTo(`<a>${'<RegistroAlta/>'.repeat(10_100)}</a>`);
  expect(unbroken).toBe(false);
  expect(faults.map(({ code }) => code)).toEqual(['VF-CHAIN-HASH']);
  expect(warnings.at(-1)?.code).toBe('BW-FAULTS-CUT');
});
