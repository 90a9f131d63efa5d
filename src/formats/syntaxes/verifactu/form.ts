import type { AskedField } from '../../form.ts';

export const verifactuAsked: Readonly<Record<'system' | 'previous', AskedField>> = {
  system: {
    label: 'Billing program',
    hint: 'The program that keeps the chain, with its maker, as JSON: {"name", "nif", "system_name", "id", "version", "installation", "only_verifactu", "multi", "multiple"}.',
  },
  previous: {
    label: 'Record before',
    isLast: true,
    hint: 'The XML of the record made before this one, or its {"issuer", "number", "date", "hash"}. Write null for the first record of a chain.',
  },
};
