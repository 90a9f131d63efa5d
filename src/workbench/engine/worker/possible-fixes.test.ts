import { expect, it } from 'vitest';
import { say } from '../../ui/texts/say.ts';
import { faultsOf } from './check.ts';
import { spanish } from './language/testing.ts';
import { possibleFixes } from './possible-fixes.ts';
import * as texts from './texts.ts';

const text = spanish('"curency": "EUR", "lines": [{ "quantity": "1", "item": { "name": "A" } }]');

async function request() {
  const faults = (await faultsOf(text, false)) ?? [];
  const given = faults.map((each) => ({ code: each.code, path: each.properties[0] ?? '' }));
  return { text, envelop: false, language: 'en', faults: given };
}

it('possibleFixes returns the only fix of a fault, or the number of choices', async () => {
  const { faults, ...rest } = await request();
  const found = await possibleFixes({ ...rest, faults }, new AbortController().signal);
  const byCode = Object.fromEntries(faults.map(({ code }, index) => [code, found[index]]));
  expect(byCode['BW-UNKNOWN-FIELD']?.fix?.title).toBe(say(texts.rename, { name: 'currency' }));
  expect(byCode['GOBL-BILL-INVOICE-08']).toMatchObject({ fix: undefined, count: 1 });
});

it('possibleFixes finds fixes of syntax faults by position', async () => {
  const broken = '{ "a": 1, }';
  const faults = [{ code: undefined, path: '', span: { offset: broken.length - 1, length: 1 } }];
  const request = { text: broken, envelop: false, language: 'en', faults };
  const [found] = await possibleFixes(request, new AbortController().signal);
  expect(found?.fix).toMatchObject({ title: say(texts.removeComma), edits: [{ offset: 8, length: 1 }] });
});

it('possibleFixes ends when aborted', async () => {
  expect(await possibleFixes(await request(), AbortSignal.abort())).toEqual([]);
});
