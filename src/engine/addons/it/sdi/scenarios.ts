import type { ScenarioSet } from '../../../tax/definitions.ts';
import { typesIn } from '../../../tax/shared-scenarios.ts';
import { extensions } from './extensions.ts';

const documentType = typesIn('it-sdi-document-type', extensions);

/** Format and document type by type and tags. If several match, the last one applies. */
export const scenarios: readonly ScenarioSet[] = [
  {
    schema: 'bill/invoice',
    list: [
      { name: { en: 'Private Invoice', it: 'Fattura Privata' }, ext: { 'it-sdi-format': 'FPR12' } },
      {
        name: { en: 'Government Invoice', it: 'Fattura Pubblica' },
        tags: ['b2g'],
        ext: { 'it-sdi-format': 'FPA12' },
      },
      documentType('TD01', 'standard'),
      documentType('TD02', 'standard', 'partial'),
      documentType('TD04', 'credit-note'),
      documentType('TD05', 'debit-note'),
      documentType('TD06', 'standard', 'freelance'),
      documentType('TD03', 'standard', 'partial', 'freelance'),
      documentType('TD07', 'standard', 'simplified'),
      documentType('TD08', 'credit-note', 'simplified'),
      documentType('TD09', 'debit-note', 'simplified'),
      documentType('TD27', 'standard', 'self-billed'),
      documentType('TD16', 'standard', 'self-billed', 'reverse-charge'),
      documentType('TD17', 'standard', 'self-billed', 'import'),
      documentType('TD18', 'standard', 'self-billed', 'import', 'goods-eu'),
      documentType('TD19', 'standard', 'self-billed', 'import', 'goods'),
      documentType('TD20', 'standard', 'self-billed', 'regularization'),
      documentType('TD21', 'standard', 'self-billed', 'ceiling-exceeded'),
      documentType('TD22', 'standard', 'self-billed', 'goods-extracted'),
      documentType('TD23', 'standard', 'self-billed', 'goods-with-tax'),
      documentType('TD24', 'standard', 'deferred'),
      documentType('TD25', 'standard', 'deferred', 'third-period'),
      documentType('TD26', 'standard', 'depreciable-assets'),
      documentType('TD28', 'standard', 'self-billed', 'san-marino-paper'),
    ],
  },
];
