import type { OptionDeclaration } from '../../syntax.ts';

export const FACTURAE_OPTIONS = {
  third_party: {
    type: 'json',
    isForDocuments: true,
    description:
      'For Facturae: the third party that issues the invoice for the seller, as a party with name, tax_id and addresses (default: ordering.issuer).',
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
