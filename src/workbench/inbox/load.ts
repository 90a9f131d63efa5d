/** Loads the inbox with its texts. Separate, so that the first page need not know what the inbox consists of. */

import { lazy } from 'react';
import { withTexts } from '../ui/language/later.ts';

export function loadInboxParts() {
  return withTexts(import('./index.ts'), ['later', 'formats', 'faults', 'names']);
}

export const Inbox = lazy(async () => ({ default: (await loadInboxParts()).InboxPage }));

export const ReceivedHead = lazy(async () => ({ default: (await loadInboxParts()).ReceivedHead }));

export const DraftLetter = lazy(async () => ({ default: (await loadInboxParts()).DraftLetter }));

export const ChecksInInbox = lazy(async () => ({ default: (await loadInboxParts()).ChecksInInbox }));

export const NoteBills = lazy(async () => ({ default: (await loadInboxParts()).NoteBills }));
