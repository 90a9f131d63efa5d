import type { TagSet } from '../../../tax/definitions.ts';

/** Subject and destination of an invoice, which determine its kind. */
export const tags: readonly TagSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      { key: 'islands', name: { el: 'Νησιά μειωμένοι συντελεστές', en: 'Islands Reduced Rates' } },
      { key: 'goods', name: { en: 'Goods' } },
      { key: 'services', name: { en: 'Services' } },
      { key: 'export', name: { en: 'Export' } },
      { key: 'eu', name: { en: 'European Union' } },
    ],
  },
];
