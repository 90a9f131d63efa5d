import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';
import { useLegalTitles } from '../../engine/document/legal-titles.ts';
import { show } from '../../shell/testing/show.tsx';
import { useTitles } from './titles.ts';

const credit = {
  text: JSON.stringify({
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    type: 'credit-note',
    preceding: [{ series: 'RE', code: '7' }],
  }),
};

function Titles() {
  return useTitles([credit]).join();
}

afterEach(() => useLegalTitles.setState({ titleOf: undefined }));

it('tabs take the titles of the law once these are loaded', async () => {
  show(<Titles />);
  useLegalTitles.setState({ titleOf: () => 'Rechnungskorrektur' });
  expect(await screen.findByText('Rechnungskorrektur for RE-7')).toBeVisible();
});
