import { expect, it } from 'vitest';
import { say } from '../../ui/texts/say.ts';
import { numberFault } from './number-fault.ts';
import * as texts from './texts.ts';
import { writingOf } from './writing.ts';

it('numberFault shows an example in the number format of the document’s country', () => {
  const spanish = writingOf('ES', 'EUR');
  expect(numberFault('BW-AMOUNT', 'veinte', spanish)).toBe(say(texts.noNumber, { pattern: '1250,50' }));
  expect(numberFault('BW-PERCENTAGE', 'diez', spanish)).toBe(say(texts.noNumber, { pattern: '12,5' }));
  expect(numberFault('BW-AMOUNT', 'twenty', writingOf('GB', 'GBP'))).toBe(say(texts.noNumber, { pattern: '1250.50' }));
});

it('numberFault tells how a number in the notation of the country is written in the document', () => {
  const spanish = writingOf('ES', 'EUR');
  expect(numberFault('BW-AMOUNT', '45,50', spanish)).toBe(say(texts.otherNotation, { number: '45.50' }));
  expect(numberFault('BW-PERCENTAGE', '5,2%', spanish)).toBe(say(texts.otherNotation, { number: '5.2%' }));
});

it('numberFault ignores too large numbers and other faults', () => {
  const spanish = writingOf('ES', 'EUR');
  expect(numberFault('BW-AMOUNT', '1'.repeat(40), spanish)).toBeUndefined();
  expect(numberFault('GOBL-ORG-EMAIL-02', 'x', spanish)).toBeUndefined();
});
