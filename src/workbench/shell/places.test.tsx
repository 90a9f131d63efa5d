import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { useView } from '../state/view/document-view.ts';
import { settings } from '../ui/page/settings.ts';
import { useIsOpen } from './places.ts';
import { spanishInvoice } from './testing/invoices.ts';
import { openDraft, show } from './testing/show.tsx';

function Developer() {
  return <p>Developer is {useIsOpen('developer') ? 'open' : 'closed'}</p>;
}

test('Developer opens with a document in JSON, and is closed before the first one and in Form', async () => {
  settings.clear();
  useView.setState({ view: 'JSON' });
  show(<Developer />);
  expect(await screen.findByText('Developer is closed')).toBeVisible();
  openDraft(spanishInvoice());
  expect(await screen.findByText('Developer is open')).toBeVisible();
  useView.setState({ view: 'Form' });
  expect(await screen.findByText('Developer is closed')).toBeVisible();
});
