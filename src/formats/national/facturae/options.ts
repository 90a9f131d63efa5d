import type { OptionDeclaration } from '../../declare/option.ts';

export const FACTURAE_OPTIONS = {
  third_party: {
    type: 'json',
    takes: 'json',
    isForDocuments: true,
    description:
      'For Facturae: the third party that issues the invoice for the seller, as a party with name, tax_id and addresses (default: ordering.issuer).',
  },
  sign_key: {
    type: 'text',
    isAsked: true,
    isForDocuments: true,
    file: 'key',
    description:
      'For Facturae: the private key that signs the file, in PEM, or a PKCS #12 or PKCS #8 file in base64. It is used for this file and not kept.',
  },
  sign_certificate: {
    type: 'text',
    isAsked: true,
    isForDocuments: true,
    file: 'key',
    description:
      'For Facturae: the certificate of the key, in PEM with the certificates of its issuers, or in base64; a PKCS #12 file already contains them.',
  },
  sign_password: {
    type: 'text',
    isAsked: true,
    isForDocuments: true,
    file: 'text',
    description: 'For Facturae: the password of the key.',
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
