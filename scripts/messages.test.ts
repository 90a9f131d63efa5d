import { expect, it } from 'vitest';
import { messagePage } from './messages.mjs';

it('all messages are those that were reviewed', async () => {
  await expect(messagePage()).toMatchFileSnapshot('../src/messages.snap.md');
});
