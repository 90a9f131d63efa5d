import { expect, test } from 'vitest';
import { codesIn } from './code-table.ts';

test('codesIn reads codes with their names and descriptions', () => {
  const codes = codesIn('en', 'es')`
    1 Goods | Productos
    2-a Sale of services | Servicios | What is done for others.
    3 Both | Ambos | Goods and services. | Productos y servicios.
  `;
  expect(codes).toEqual([
    { code: '1', name: { en: 'Goods', es: 'Productos' } },
    { code: '2-a', name: { en: 'Sale of services', es: 'Servicios' }, desc: { en: 'What is done for others.' } },
    {
      code: '3',
      name: { en: 'Both', es: 'Ambos' },
      desc: { en: 'Goods and services.', es: 'Productos y servicios.' },
    },
  ]);
});

test('codesIn rejects a line with too few or too many texts', () => {
  expect(() => codesIn('en', 'es')`1 Goods`).toThrow('1 Goods');
  expect(() => codesIn('en')`1 Goods | Things that are sold. | Productos`).toThrow('Productos');
});
