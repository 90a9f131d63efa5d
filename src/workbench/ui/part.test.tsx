import { screen, waitFor } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../shell/testing/show.tsx';
import { Boundary } from './boundary.tsx';
import { type Part, part } from './part.tsx';

it('part shows what waits, then its component, and a loaded one at once', async () => {
  let resolve = (_: () => ReactNode): void => {};
  const promise = new Promise<() => ReactNode>((done) => {
    resolve = done;
  });
  const Late = part(
    () => promise,
    () => 'loading',
  );
  show(<Late />);
  await screen.findByText('loading');
  resolve(() => 'here');
  await screen.findByText('here');
  show(<Late />);
  await waitFor(() => expect(document.body.textContent).toBe('here'));
});

it('part gives a failure to the boundary around it, and tries again later', async () => {
  let tries = 0;
  const Failing = part(async () => {
    if (++tries === 1) throw new Error('no network');
    return () => 'here';
  });
  const user = show(<Tried Failing={Failing} />);
  await screen.findByText('no network');
  await user.click(screen.getByText('again'));
  await screen.findByText('here');
});

function Tried({ Failing }: { Failing: Part<object> }) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        again
      </button>
      <Boundary of={String(turn)}>
        <Failing />
      </Boundary>
    </>
  );
}
