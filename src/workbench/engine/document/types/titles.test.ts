import { afterEach, expect, it } from 'vitest';
import { language, showLanguage } from '../../../ui/texts/say.ts';
import { titleOfType, typeTitle } from './titles.ts';

afterEach(() => {
  delete language.translation;
});

it('typeTitle names a type as the law of the country does, in the displayed language', async () => {
  expect(typeTitle('credit-note', 'US')).toBe('Credit memo');
  expect(typeTitle('credit-note', 'ES')).toBeUndefined();
  await showLanguage('es', ['page']);
  expect(typeTitle('credit-note', 'MX')).toBeUndefined();
  expect(titleOfType('credit-note', 'ES')).toBe('Factura rectificativa');
  // Three types have that one title in Spain.
  const [credit, corrective] = ['credit-note', 'corrective'].map((type) => typeTitle(type, 'ES'));
  expect(credit).toMatch(/^Factura rectificativa por /);
  expect(corrective).toMatch(/^Factura rectificativa por /);
  expect(credit).not.toBe(corrective);
});
