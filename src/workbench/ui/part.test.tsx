import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Part, part } from './part.ts';

const shown = (Shown: Part<object>) =>
  renderToString(
    <Suspense fallback="loading">
      <Shown />
    </Suspense>,
  );

it('part renders a loaded component immediately, and its fallback until then', async () => {
  const Shown = part(async () => () => <p>here</p>);
  await Shown.load();
  expect(shown(Shown)).toContain('here');
  expect(shown(part(async () => () => <p>here</p>))).toContain('loading');
});
