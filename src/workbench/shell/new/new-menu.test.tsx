import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { useDrafts } from '../../state/drafts/drafts.ts';
import * as texts from '../../state/examples/texts.ts';
import { say } from '../../ui/texts/say.ts';
import { show } from '../testing/show.tsx';
import { NewMenu } from './new-menu.tsx';

async function openNew() {
  const user = show(<NewMenu />);
  await user.click(await screen.findByRole('button', { name: say(texts.menu) }));
  const list = within(await screen.findByRole('listbox', { name: say(texts.title) }));
  const search = screen.getByRole('combobox', { name: say(texts.title) });
  await waitFor(() => expect(search).toHaveFocus());
  await list.findByRole('group', { name: 'Greece' });
  return { user, list, search };
}

/** Returns the document of the new draft. */
async function opened() {
  await waitFor(() => expect(useDrafts.getState().drafts).toHaveLength(1));
  return JSON.parse(useDrafts.getState().drafts[0]?.text ?? '');
}

test('examples are found by country, addon and content', async () => {
  const { user, list, search } = await openNew();
  await user.keyboard('portugal madeira');
  await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
  await user.clear(search);
  await user.type(search, 'xrechnung');
  await waitFor(() =>
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      expect.stringMatching(/xrechnung/i),
      expect.stringMatching(/Leitweg-ID/),
    ]),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await opened()).toMatchObject({ $addons: expect.arrayContaining(['de-xrechnung-v3']) });
});

test('examples can be filtered by document type', async () => {
  const { user, list } = await openNew();
  await user.selectOptions(screen.getByRole('combobox', { name: say(texts.type) }), 'Payment');
  await waitFor(() =>
    expect(list.getAllByRole('option').filter(({ textContent }) => !textContent?.includes('Payment'))).toEqual([]),
  );
  await user.click(list.getAllByRole('option')[0] as HTMLElement);
  expect((await opened()).$schema).toMatch(/bill\/payment/);
});

test('examples can be filtered by kind of invoice and by country', async () => {
  const { user, list } = await openNew();
  const type = screen.getByRole('combobox', { name: say(texts.type) });
  await user.selectOptions(type, 'Credit note');
  const titles = () => list.getAllByRole('option').map((option) => option.textContent);
  await waitFor(() =>
    expect(titles()).toEqual([expect.stringMatching(/Eight notebooks/), expect.stringMatching(/KSeF/)]),
  );
  await user.selectOptions(type, say(texts.allTypes));
  await user.selectOptions(screen.getByRole('combobox', { name: say(texts.country) }), 'Netherlands');
  await waitFor(() => expect(list.getAllByRole('group')).toHaveLength(1));
  await user.click(list.getByRole('option', { name: /without btw/ }));
  expect(JSON.stringify(await opened())).toContain('Scheldekade');
});

test('an invoice comes first, no entry twice, and what few people start comes after the examples', async () => {
  const { user, list } = await openNew();
  const groups = list.getAllByRole('group');
  const names = (group: HTMLElement | undefined) =>
    within(group as HTMLElement)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(names(groups[0])).toEqual([
    expect.stringContaining(say(texts.emptyInvoice, { what: '' })),
    'Empty proforma',
    // By the law of the country: a credit note, or memo.
    expect.stringMatching(/^Empty credit /),
  ]);
  expect(groups[2]).toHaveAccessibleName(say(texts.more));
  expect(names(groups[2]).slice(0, 3)).toEqual(['Empty order', 'Empty delivery', 'Empty payment']);
  const all = list.getAllByRole('option').map(({ textContent }) => textContent);
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain('Empty invoice');
  await user.keyboard('{Escape}');
});

test('an empty document of another type can be started', async () => {
  const { user, list, search } = await openNew();
  // Listed only for developers, but found.
  expect(list.queryByRole('option', { name: 'Empty party' })).toBeNull();
  await user.type(search, 'party');
  await user.click(await list.findByRole('option', { name: 'Empty party' }));
  expect((await opened()).$schema).toMatch(/org\/party/);
});

test.each([
  ['XRechnung', 'de-xrechnung-v3'],
  ['KSeF', 'pl-favat-v3'],
  ['VeriFactu', 'es-verifactu-v1'],
  ['FatturaPA', 'it-sdi-v1'],
  ['Factur-X', 'fr-facturx-v1'],
  ['ZUGFeRD', 'de-zugferd-v2'],
  ['Peppol', 'eu-en16931-v2017'],
])('a search for %s lists its empty invoice first', async (search, addon) => {
  const { user, list } = await openNew();
  await user.keyboard(search);
  await waitFor(() =>
    expect(list.getAllByRole('option')[0]?.textContent).toContain(say(texts.emptyInvoice, { what: '' })),
  );
  await user.keyboard('{Enter}');
  const document = await opened();
  expect(document).toMatchObject({ $addons: [addon], supplier: { tax_id: { country: document.$regime } } });
  expect(document).not.toHaveProperty('lines');
});

test('a search for proforma offers an empty proforma', async () => {
  const { user } = await openNew();
  await user.keyboard('proforma{Enter}');
  expect(await opened()).toMatchObject({ type: 'proforma' });
});
