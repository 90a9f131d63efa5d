import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { chooseView, useView } from '../state/view/document-view.ts';
import { settings } from '../ui/page/settings.ts';
import { useIsOpen } from './places.ts';
import { show } from './testing/show.tsx';

function Developer() {
  return <p>Developer is {useIsOpen('developer') ? 'open' : 'closed'}</p>;
}

test('the group Developer is open for users who chose JSON, and closed before any choice and in the form', async () => {
  settings.clear();
  useView.setState({ view: 'JSON' });
  show(<Developer />);
  expect(await screen.findByText('Developer is closed')).toBeVisible();
  chooseView('Form');
  chooseView('JSON');
  expect(await screen.findByText('Developer is open')).toBeVisible();
  chooseView('Form');
  expect(await screen.findByText('Developer is closed')).toBeVisible();
  settings.clear();
});
