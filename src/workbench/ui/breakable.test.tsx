import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { show } from '../shell/testing/show.tsx';
import { breakable } from './breakable.tsx';

it('breakable lets an e-mail address wrap at its signs, and leaves other texts unchanged', async () => {
  show(<p>{breakable('ana@post.sol.example')}</p>);
  const shown = () => document.querySelector('p')?.innerHTML;
  await waitFor(() => expect(shown()).toBe('ana@<wbr>post<wbr>.sol<wbr>.example'));
  expect(breakable('ana at sol.example')).toBe('ana at sol.example');
});
