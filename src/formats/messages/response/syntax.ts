import type { Syntax } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { responseFacts } from './facts.ts';
import { invoiceResponse, messageLevelResponse, messageLevelStatus } from './index.ts';

/** ApplicationResponse of UBL: what receivers answer over Peppol, to an invoice or to a message. */
export const response: Syntax = {
  ...responseFacts,
  formats: [invoiceResponse, messageLevelResponse, messageLevelStatus],
  isRoot: ({ name }) => name === 'ar:ApplicationResponse',
  ownClasses: lazily(() => import('./classes.ts')),
  load: lazily(async () => (await import('./code.ts')).response),
};
