/** Uses the service through a client of @hey-api/openapi-ts. */
import assert from 'node:assert/strict';
import { client } from './generated/hey-api/client.gen.ts';
import { type BillInvoiceDraft, build, buildReport, convert, getRegime, validate } from './generated/hey-api/index.ts';
import { invoice } from './invoice.ts';

client.setConfig({ baseUrl: `${process.argv[2]}/v0` });

const draft: BillInvoiceDraft = invoice;

const { data: built } = await build({ body: { data: draft } });
assert(built?.$schema === 'https://gobl.org/draft-0/bill/invoice');
assert.equal(built.totals.payable, '1089.00');

const { data: checked } = await validate({ body: { data: built } });
assert.equal(checked?.ok, true);

const { data: converted } = await convert({ body: { data: built, to: 'en16931-ubl' } });
assert(typeof converted === 'object' && 'media_type' in converted && converted.media_type === 'application/xml');
assert(converted.result.includes('<cbc:ID>A-1</cbc:ID>'));

const { data: report } = await buildReport({ body: { data: draft, explain: true } });
assert(report?.explain?.some(({ path }) => path === '$.totals.payable'));

const { error, response } = await build({ body: { data: { ...draft, supplier: { tax_id: { country: 'ES' } } } } });
assert.equal(response?.status, 422);
assert(error && 'key' in error && error.key === 'validation');
assert(error.faults?.some(({ properties }) => properties.includes('$.supplier.name')));

const { data: regime } = await getRegime({ path: { code: 'ES' } });
assert.equal(regime?.country, 'ES');
