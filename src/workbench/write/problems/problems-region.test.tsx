import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import * as fixTexts from '../../engine/worker/texts.ts';
import { spanishInvoice } from '../../shell/testing/invoices.ts';
import { openDraft, show } from '../../shell/testing/show.tsx';
import { draftById } from '../../state/drafts/drafts.ts';
import { changeRun, runOf } from '../../state/drafts/runs.ts';
import { entriesOf } from '../../state/memory/entries.ts';
import { useMemory } from '../../state/memory/memory.ts';
import { useView } from '../../state/view/document-view.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import { milliseconds } from '../../ui/milliseconds.ts';
import { say } from '../../ui/texts/say.ts';
import * as hintTexts from '../form/hints/texts.ts';
import { useMyCompany } from '../form/sheet/texts.ts';
import { ProblemsRegion } from './problems-region.tsx';
import * as texts from './texts.ts';

/** Shows a warning at the start of a document, and faults further down. */
async function showBroken() {
  useView.setState({ view: 'JSON' });
  const taxId = (code: string) => ({ tax_id: { country: 'ES', code } });
  const draft = openDraft({
    curency: 'EUR',
    ...spanishInvoice(),
    supplier: { name: 'Talleres Llobregat S.L.', ...taxId('B98602643') },
    customer: taxId('54387763P'),
  });
  const user = show(<ProblemsRegion draft={draft} readOnly={false} />);
  const region = await screen.findByRole('region', { name: say(texts.problems) });
  await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(3));
  return { user, region, rows: () => within(region).getAllByRole('listitem') };
}

test('problems are counted, and sorted by severity or place', async () => {
  const { user, region, rows } = await showBroken();
  expect(region).toHaveTextContent(/2\s*problems/);
  expect(region).toHaveTextContent(/1\s*warning/);
  expect(rows().at(-1)).toHaveTextContent('curency');
  await user.selectOptions(within(region).getByRole('combobox', { name: say(texts.order) }), 'By position');
  expect(rows()[0]).toHaveTextContent('curency');
  expect(rows().at(-1)).toHaveTextContent('customer.name');
});

test('all problems or one of them can be copied', async () => {
  const { user, region, rows } = await showBroken();
  const copied = async () => (await navigator.clipboard.readText()).split('\n');
  await user.click(within(region).getByRole('button', { name: say(texts.copyAll) }));
  await screen.findByText('3 problems were copied');
  expect(await copied()).toHaveLength(3);
  await user.click(within(rows().at(-1) as HTMLElement).getByRole('button', { name: say(texts.copy) }));
  await waitFor(async () => expect(await copied()).toEqual([expect.stringContaining('curency')]));
});

test('problems that follow from another are folded under it, and counted apart', async () => {
  useView.setState({ view: 'JSON' });
  const { supplier: _, ...invoice } = spanishInvoice();
  const user = show(<ProblemsRegion draft={openDraft({ ...invoice, $regime: undefined })} readOnly={false} />);
  const region = await screen.findByRole('region', { name: say(texts.problems) });
  const fold = await within(region).findByRole('button', { expanded: false });
  const rows = () => within(region).getAllByRole('listitem');
  const [cause] = rows();
  expect(cause).toHaveAttribute('data-code', 'GOBL-BILL-INVOICE-05');
  const folded = rows().length;
  await user.click(fold);
  expect(within(region).getByRole('button', { expanded: true })).toBe(fold);
  expect(rows().length).toBeGreaterThan(folded);
  expect(rows()[1]).toHaveAttribute('data-code', expect.stringMatching(/^BW-/));
  await user.click(fold);
  expect(rows()).toHaveLength(folded);
});

test('Space unfolds the problems that another one causes, and the object of a problem is in bold', async () => {
  useView.setState({ view: 'JSON' });
  const { supplier: _, ...invoice } = spanishInvoice();
  const user = show(<ProblemsRegion draft={openDraft({ ...invoice, $regime: undefined })} readOnly={false} />);
  const region = await screen.findByRole('region', { name: say(texts.problems) });
  const fold = await within(region).findByRole('button', { expanded: false });
  const row = within(region).getByRole('button', { name: /^The supplier\b.* is missing/ });
  expect(within(row).getByText('supplier').tagName).toBe('B');
  row.focus();
  await user.keyboard(' ');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(row).toHaveFocus();
  await user.keyboard(' ');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
});

test('the field of a problem is named as in the form, whatever characters its name contains', async () => {
  useView.setState({ view: 'JSON' });
  const draft = openDraft({ ...spanishInvoice(), op_date: '2025-11-31' });
  const words = { inWords: () => 'There is no such day.', inFix: (title: string) => title };
  useFormGuide.setState({ words: { ...words, labelOf: () => 'Terms › Due date (last) + 1.5 - a/b' } });
  show(<ProblemsRegion draft={draft} readOnly={false} />);
  const name = await screen.findByText('Due date (last) + 1.5 - a/b:');
  expect(name.tagName).toBe('B');
  expect(name.closest('button')).toHaveTextContent('Due date (last) + 1.5 - a/b: There is no such day.');
  useFormGuide.setState({ words: undefined });
});

test('once the last problem is fixed, the bar says how many were, for a moment', async () => {
  useView.setState({ view: 'JSON' });
  const lines = [
    { quantity: 'two', item: { name: 'Table', price: 'twenty' }, taxes: [{ cat: 'VAT', rate: 'general' }] },
  ];
  const draft = openDraft({ ...spanishInvoice(), lines });
  const user = show(<ProblemsRegion draft={draft} readOnly={false} />);
  for (const value of ['2', '20'])
    await user.click(await screen.findByRole('button', { name: say(fixTexts.use, { value }) }));
  expect(await screen.findByText(/^2 fixed in \d+ seconds?$/)).toBeVisible();
});

test('going back to an earlier text is not told as fixing', async () => {
  useView.setState({ view: 'JSON' });
  const draft = openDraft(spanishInvoice());
  show(<ProblemsRegion draft={draft} readOnly={false} />);
  const region = await screen.findByRole('region', { name: say(texts.problems) });
  const problem = (code: string) => ({ id: code, code, severity: 'error' as const, message: code, locations: [] });
  const showProblems = (checked: string, ...codes: string[]) => {
    changeRun(draft, { checked, notJson: false, problems: codes.map(problem) });
    return waitFor(() => expect(within(region).queryAllByRole('listitem')).toHaveLength(codes.length));
  };
  await showProblems('{}');
  await showProblems('{ "a": 1 }', 'A', 'B');
  await showProblems('{}');
  expect(region).toHaveTextContent(say(texts.noneFound));
  await showProblems('{ "a": 1 }', 'A', 'B');
  await showProblems('{ "b": 1 }');
  await waitFor(() => expect(region).toHaveTextContent(/2 fixed/));
});

test('a text has the hints of its form, marked at their places', async () => {
  useView.setState({ view: 'JSON' });
  const draft = openDraft({ ...spanishInvoice(), issue_date: '2050-01-31' });
  const user = show(<ProblemsRegion draft={draft} readOnly={false} />);
  const hint = (await screen.findByText(say(hintTexts.farOff))).closest('[role=note]') as HTMLElement;
  expect(hint).toHaveTextContent('issue_date');
  const marked = runOf(draft).hints.find(({ message }) => message === say(hintTexts.farOff));
  expect(marked?.locations).toEqual([{ path: '$.issue_date', range: expect.anything() }]);
  await user.click(within(hint).getByRole('button', { name: /^Use / }));
  await waitFor(() => expect(screen.queryByText(say(hintTexts.farOff))).toBeNull());
  expect(draftById(draft)?.text).not.toContain('2050-01-31');
});

test('the row of a missing supplier offers the user’s company', async () => {
  const { supplier, ...invoice } = spanishInvoice();
  useMemory.setState({ isOn: true, entries: entriesOf({ ...invoice, supplier }, 0) });
  const draft = openDraft({ ...invoice, $regime: 'ES' });
  const user = show(<ProblemsRegion draft={draft} readOnly={false} />);
  await user.click(await screen.findByRole('button', { name: say(useMyCompany) }));
  await waitFor(() => expect(JSON.parse(draftById(draft)?.text ?? '')).toMatchObject({ supplier }));
  useMemory.setState({ isOn: false, entries: [] });
});

test('in the form, what a button asked shows who answered and the time, until the text changes', async () => {
  useView.setState({ view: 'Form' });
  const draft = openDraft(spanishInvoice());
  show(<ProblemsRegion draft={draft} readOnly={false} />);
  const region = await screen.findByRole('region', { name: say(texts.problems) });
  await waitFor(() => expect(region).toHaveTextContent(say(texts.asYouType)));
  const { checked } = runOf(draft);
  changeRun(draft, { checked, asked: checked, notJson: false, time: 12 });
  await waitFor(() => expect(region).toHaveTextContent(say(texts.checkedIn, { time: milliseconds(12) })));
  expect(region).not.toHaveTextContent(say(texts.asYouType));
  changeRun(draft, { checked: '{}', notJson: false });
  await waitFor(() => expect(region).toHaveTextContent(say(texts.asYouType)));
});
