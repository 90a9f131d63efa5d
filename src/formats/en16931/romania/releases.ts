import type { Releases } from '../../rules/releases.ts';

export const releases: Releases = {
  name: 'CIUS-RO',
  rows: [{ release: '1.0.9', sets: { 'en16931-ubl': '1.3.8', 'cius-ro-ubl': '1.0.9' } }],
};
