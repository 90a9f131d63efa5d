import { expect, test } from 'vitest';
import { addressLines } from './addresses.ts';

const linesOf = (address: object) => addressLines(address, (code) => code).flatMap(({ text }) => text || []);

test.each([
  [
    { num: '1', street: 'Main St', locality: 'Springfield', region: 'IL', code: '62701', country: 'US' },
    ['1 Main St', 'Springfield, IL 62701', 'US'],
  ],
  [
    { num: '9', street: 'King St', locality: 'Bath', region: 'Somerset', code: 'BA1 1AA', country: 'GB' },
    ['9 King St', 'Bath', 'Somerset', 'BA1 1AA', 'GB'],
  ],
  [
    { num: '3', street: 'MG Road', locality: 'Pune', code: '411001', country: 'IN' },
    ['3 MG Road', 'Pune 411001', 'IN'],
  ],
  [
    { num: '5', street: 'rue Haute', locality: 'Lille', code: '59000', country: 'FR' },
    ['5 rue Haute', '59000 Lille', 'FR'],
  ],
  [
    { num: '7', street: 'Am Anger', locality: 'Jena', region: 'Jena', code: '07743', country: 'DE' },
    ['Am Anger 7', '07743 Jena', 'DE'],
  ],
  [
    { num: '2', street: 'Corso Umberto', locality: 'Roma', region: 'RM', code: '00186', country: 'IT' },
    ['Corso Umberto 2', '00186 Roma RM', 'IT'],
  ],
  [
    { num: '31', street: 'Malom utca', locality: 'Vác', code: '2600', country: 'HU' },
    ['Vác', 'Malom utca 31', '2600', 'HU'],
  ],
  [
    { num: '10', street: 'Vilniaus g.', locality: 'Kaunas', code: '44286', country: 'LT' },
    ['Vilniaus g. 10', 'LT-44286 Kaunas', 'LT'],
  ],
  [
    { num: '14', street: 'Rīgas iela', locality: 'Cēsis', code: 'LV-4101', country: 'LV' },
    ['Rīgas iela 14', 'Cēsis LV-4101', 'LV'],
  ],
  [{ street: 'Strada Morii', num: '14', locality: 'Cluj', country: 'RO' }, ['Strada Morii nr. 14', 'Cluj', 'RO']],
  [{ num: '900', street: 'Alameda Santos', country: 'BR' }, ['Alameda Santos, 900', 'BR']],
  [{ num: '9-41', street: 'Carrera 7', country: 'CO' }, ['Carrera 7 # 9-41', 'CO']],
  [{ num: '455', street: 'Calle 60', country: 'MX' }, ['Calle 60, 455', 'MX']],
  [{ street: 'Road', locality: 'Town', country: 'US' }, ['Road', 'Town', 'US']],
])('addressLines: formats an address as is usual in its country: %o', (address, lines) => {
  expect(linesOf(address)).toEqual(lines);
});
