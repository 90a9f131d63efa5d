import { expect, it } from 'vitest';
import { verifactuChain } from './verifactu-chain.ts';

async function answerTo(xml: string) {
  const reader = await verifactuChain.open();
  const file = reader.file();
  file.push(xml);
  file.end();
  return reader.result().answer;
}

it('chainAnswer calls no file whole that has no record', async () => {
  expect(await answerTo('<a/>')).toMatchObject({ unbroken: false, count: 0, faults: [{ code: 'BW-XML-SYNTAX' }] });
});

it('chainAnswer names broken hashes and what was cut after any number of duplicates', async () => {
  const { unbroken, faults, warnings } = await answerTo(`<a>${'<RegistroAlta/>'.repeat(10_100)}</a>`);
  expect(unbroken).toBe(false);
  expect(faults.map(({ code }) => code)).toEqual(['VF-CHAIN-HASH']);
  expect(warnings.at(-1)?.code).toBe('BW-FAULTS-CUT');
});
