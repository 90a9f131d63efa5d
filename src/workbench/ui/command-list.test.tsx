import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../shell/testing/show.tsx';
import { CommandItem, CommandList } from './command-list.tsx';
import { holdKeys, TypingAhead, takeKeys } from './typed-ahead.tsx';

/** A list whose only entry arrives when the button is pressed. */
function LateList({ onSelect }: { onSelect(): void }) {
  const [isLoading, setLoading] = useState(true);
  const [search, setSearch] = useState('');
  return (
    <>
      <button type="button" onClick={() => setLoading(false)}>
        arrive
      </button>
      <CommandList label="Things" placeholder="" search={search} onSearch={setSearch} empty="" isLoading={isLoading}>
        {!isLoading && (
          <CommandItem value="spain" onSelect={onSelect}>
            Spain
          </CommandItem>
        )}
      </CommandList>
    </>
  );
}

async function openLate() {
  const onSelect = vi.fn();
  const user = show(<LateList onSelect={onSelect} />);
  const search = await screen.findByRole('combobox', { name: 'Things' });
  const arrive = async () => {
    await user.click(screen.getByRole('button', { name: 'arrive' }));
    await screen.findByRole('option', { name: 'Spain' });
  };
  return { user, search, onSelect, arrive };
}

test('Enter waits for the first entry', async () => {
  const { user, search, onSelect, arrive } = await openLate();
  await user.type(search, 'spain{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  await arrive();
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
});

test('text and Enter typed ahead of the list work too', async () => {
  holdKeys();
  for (const key of ['s', 'p', 'Enter']) dispatchEvent(new KeyboardEvent('keydown', { key }));
  const { search, onSelect, arrive } = await openLate();
  expect(search).toHaveValue('sp');
  await arrive();
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
});

test('text typed ahead of a list is kept when a draft begins meanwhile', async () => {
  show(
    <>
      <TypingAhead />
      <p>loading</p>
    </>,
  );
  await screen.findByText('loading');
  dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
  holdKeys(3_000);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'p' }));
  expect(takeKeys().typed).toBe('sp');
});

test('typing after Enter keeps the list open', async () => {
  const { user, search, onSelect, arrive } = await openLate();
  await user.type(search, 'spa{Enter}in');
  await arrive();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(onSelect).not.toHaveBeenCalled();
});
