/** A message on the life cycle of an invoice, for tests. */

import type { JsonObject } from '../../engine/model/json.ts';

const party = (name: string, siren: string): JsonObject => ({
  name,
  identities: [{ code: siren, ext: { 'iso-scheme-id': '0002' } }],
  inboxes: [{ key: 'peppol', scheme: '0225', code: siren }],
});

export const cdarStatus: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/status',
  $addons: ['fr-ctc-flow6-v1'],
  code: 'CDV-7',
  issue_date: '2026-03-12',
  issue_time: '09:30:00',
  supplier: party('Imprimerie du Canal', '732829320'),
  customer: party('Fonderie Lavoisier', '356000000'),
  lines: [
    {
      date: '2026-03-11',
      doc: { code: 'F26-412', issue_date: '2026-03-10', ext: { 'untdid-document-type': '380' } },
      key: 'accepted',
    },
  ],
};
