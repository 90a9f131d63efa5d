import { expect, expectTypeOf, it } from 'vitest';
import type { Invoice } from '../engine/document-types.ts';
import { createClient } from './index.ts';

it('client infers the type of a document from its $schema', async () => {
  const { build, replicate } = createClient({ base: '/v0', fetch: () => Response.json({ $schema: 'x' }) });
  const written = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    lines: [{ quantity: '2', item: { name: 'Atlas of Rivers', price: '35.00' } }],
  } as const;
  const { value } = await build({ data: written });
  expect(value.$schema).toBe('x');
  expectTypeOf(value).toEqualTypeOf<Invoice>();
  const { value: envelope } = await build({ data: written, envelop: true });
  expectTypeOf(envelope.doc).toEqualTypeOf<Invoice>();
  expectTypeOf((await replicate({ data: written })).value).toEqualTypeOf<Invoice>();
  // @ts-expect-error lines are a list
  await build({ data: { $schema: 'https://gobl.org/draft-0/bill/invoice', lines: {} } });
});
