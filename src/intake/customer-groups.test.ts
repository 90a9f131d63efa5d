import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Customer, CustomerGroups, Group } from './customer-groups.ts';

const some = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined });

test('CustomerGroups finds the same group as a comparison with every group', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(some, some)), (customers: Customer[]) => {
      const indexed = new CustomerGroups<number>();
      const groups: Group<number>[] = [];
      const compared: { rows: number[]; customer: Customer }[] = [];
      for (const [i, customer] of customers.entries()) {
        const found = indexed.find(customer) ?? new Group();
        if (!groups.includes(found)) groups.push(found);
        indexed.add(found, i, customer);
        let same = compared.find((each) =>
          each.customer.every((own, at) => !own || !customer[at] || own === customer[at]),
        );
        if (!same) {
          same = { rows: [], customer: [undefined, undefined] };
          compared.push(same);
        }
        same.rows.push(i);
        same.customer = [same.customer[0] ?? customer[0], same.customer[1] ?? customer[1]];
      }
      expect(groups.map(({ rows }) => rows)).toEqual(compared.map(({ rows }) => rows));
      expect(indexed.first).toBe(groups[0]);
    }),
  );
});
