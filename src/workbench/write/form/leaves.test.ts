import { expect, it } from 'vitest';
import type { SchemaBody } from '../../../client/index.ts';
import { bundledSchema } from '../../../engine/schema/bundle.ts';
import { leavesOf } from './leaves.ts';
import { FormModel } from './model.ts';
import { fieldPath, stepsOf } from './path.ts';

// The bundle is typed as plain JSON.
const model = new FormModel(bundledSchema('bill/invoice') as unknown as SchemaBody);

it.each([
  ['.customer.inboxes', ['.customer.inboxes[0].code']],
  ['.ordering', ['.ordering.code']],
  ['.ordering.code', ['.ordering.code']],
  ['.supplier.telephones', ['.supplier.telephones[0].num']],
  ['.supplier.people', ['.supplier.people[0].name.given', '.supplier.people[0].name.surname']],
  ['.supplier.tax_id', ['.supplier.tax_id.code']],
  ['.nothing', []],
])('leavesOf returns for %s the fields to fill in: %j', (path, expected) => {
  expect(leavesOf(model, stepsOf(path)).map((leaf) => fieldPath(leaf.path))).toEqual(expected);
});

it('leavesOf finds the codes of an extension', () => {
  const extensions = new Map([['mx-cfdi-use', { title: 'Uso', choices: [{ value: 'G03', title: 'Gastos' }] }]]);
  const [leaf] = leavesOf(model, stepsOf('.customer.ext.mx-cfdi-use'), extensions);
  expect(leaf?.field).toMatchObject({ kind: 'choice', title: 'Uso' });
  const choices = [{ value: '80101500', title: 'Consultoría' }];
  const open = new Map([['mx-cfdi-prod-serv', { title: 'Clave SAT', choices, isOpen: true }]]);
  const [code] = leavesOf(model, stepsOf('.lines[0].item.ext.mx-cfdi-prod-serv'), open);
  expect(code?.field).toMatchObject({ kind: 'text', choices });
});
