import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { spanishInvoice } from '../../shell/testing/invoices.ts';
import { show } from '../../shell/testing/show.tsx';
import { type Built, changeRun, runOf, useRun } from '../../state/drafts/runs.ts';
import { builtWhileTyping } from '../live/built.ts';
import { DraftPreview } from './draft-preview.tsx';

const textOf = (code: string) => JSON.stringify({ ...spanishInvoice(), code });

function builtFrom(text: string): Built {
  const built = builtWhileTyping(
    { result: text, faults: 0, partial: false, time: 1 },
    { text, envelop: false },
    runOf('a').built,
  );
  if (!built) throw new Error('nothing was built');
  return built;
}

const before = builtFrom(textOf('118'));
const after = builtFrom(textOf('119'));

/** The page of a draft, which shows an older result until the new one is drawn. */
function Drawn({ drawn }: { drawn: Built }) {
  const { checked = '' } = useRun('a', 'checked');
  return <DraftPreview draft={{ id: 'a', text: checked, envelop: false, position: 0, changedAt: 0 }} built={drawn} />;
}

test('a page is not marked as incomplete while the next result is being drawn', async () => {
  changeRun('a', { checked: before.from, notJson: false, built: before });
  show(<Drawn drawn={before} />);
  const page = await screen.findByRole('article');
  changeRun('a', { checked: after.from, notJson: false, built: after });
  await waitFor(() => expect(page.closest('.updating')).not.toBeNull());
  expect(page).not.toHaveTextContent('Incompleta');
  expect(page.querySelector('[data-mark]')).toBeNull();
});

test('a page with a fault is marked as incomplete, and keeps its elements', async () => {
  changeRun('a', { checked: before.from, notJson: false, built: before });
  show(<Drawn drawn={before} />);
  const page = await screen.findByRole('article');
  const [table] = page.querySelectorAll('table');
  changeRun('a', { checked: '{"$schema": 1}', notJson: false });
  await waitFor(() => expect(page.querySelector('[data-mark=Incompleta]')).not.toBeNull());
  expect(screen.getByRole('article')).toBe(page);
  expect(page.querySelector('table')).toBe(table);
});
