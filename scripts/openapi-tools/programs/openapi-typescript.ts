/** Uses the service through types of openapi-typescript and openapi-fetch. */
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { components, paths } from './generated/openapi-typescript.ts';
import { invoice } from './invoice.ts';

const client = createClient<paths>({ baseUrl: `${process.argv[2]}/v0` });

const draft: components['schemas']['BillInvoiceDraft'] = invoice;

const { data: built } = await client.POST('/build', { body: { data: draft } });
assert(built?.$schema === 'https://gobl.org/draft-0/bill/invoice');
assert.equal(built.totals.payable, '1089.00');
assert.equal(built.lines?.[0]?.i, 1);

const { data: checked } = await client.POST('/validate', { body: { data: built } });
assert.equal(checked?.ok, true);

const { data: converted } = await client.POST('/convert', { body: { data: built, to: 'en16931-ubl' } });
assert(typeof converted === 'object' && converted.media_type === 'application/xml');
assert(converted.result.includes('<cbc:ID>A-1</cbc:ID>'));

const { data: report } = await client.POST('/build/report', { body: { data: draft, explain: true } });
assert(Array.isArray(report?.warnings) && report.explain?.some(({ path }) => path === '$.totals.payable'));

const { error, response } = await client.POST('/build', {
  body: { data: { ...draft, supplier: { tax_id: { country: 'ES' } } } },
});
assert.equal(response.status, 422);
assert.equal(error?.key, 'validation');
assert(error.faults?.some(({ properties }) => properties.includes('$.supplier.name')));

const { data: regime } = await client.GET('/regimes/{code}', { params: { path: { code: 'ES' } } });
assert.equal(regime?.categories.find(({ code }) => code === 'VAT')?.rates?.[0]?.values?.[0]?.percent, '21.0%');
