import type { PaperCode } from '../../declare/syntax-facts.ts';

export const ksefPaperCode: PaperCode = {
  stamp: 'favat-qr',
  hosts: { production: 'qr.ksef.mf.gov.pl', demo: 'qr-demo.ksef.mf.gov.pl', test: 'qr-test.ksef.mf.gov.pl' },
  path: /^\/invoice\/(?<nip>\d{10})\/(?<date>\d\d-\d\d-\d{4})\/[\w-]{43}$/,
  repeats: { nip: 'seller', date: 'day' },
  number: { stamp: 'favat-ksef-number', values: /^(?<nip>\d{10})-\d{8}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/ },
  unnumbered: 'OFFLINE',
};
