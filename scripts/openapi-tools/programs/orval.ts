/** Uses the service through a client of orval, whose addresses have no host. */
import assert from 'node:assert/strict';
import { type BillInvoiceDraft, build, buildReport, convert, getRegime, validate } from './generated/orval.ts';
import { invoice } from './invoice.ts';

const { fetch } = globalThis;
globalThis.fetch = (path, init) => fetch(`${process.argv[2]}/v0${path}`, init);

/** A body may also be YAML, so the caller states its type. */
const json = { headers: { 'Content-Type': 'application/json' } };

const draft: BillInvoiceDraft = invoice;

const built = await build({ data: draft }, undefined, json);
assert(built.status === 200 && built.data.$schema === 'https://gobl.org/draft-0/bill/invoice');
assert.equal(built.data.totals.payable, '1089.00');

const checked = await validate({ data: built.data }, undefined, json);
assert(checked.status === 200 && checked.data.ok);

const converted = await convert({ data: built.data, to: 'en16931-ubl' }, undefined, json);
assert(converted.status === 200 && typeof converted.data === 'object' && 'media_type' in converted.data);
assert(converted.data.media_type === 'application/xml');
assert(converted.data.result.includes('<cbc:ID>A-1</cbc:ID>'));

const report = await buildReport({ data: draft, explain: true }, undefined, json);
assert(report.status === 200 && report.data.explain?.some(({ path }) => path === '$.totals.payable'));

const refused = await build({ data: { ...draft, supplier: { tax_id: { country: 'ES' } } } }, undefined, json);
assert(refused.status === 422 && refused.data.key === 'validation');
assert(refused.data.faults?.some(({ properties }) => properties.includes('$.supplier.name')));

const regime = await getRegime('ES');
assert(regime.status === 200 && regime.data.country === 'ES');
