import type { OptionDeclaration } from '../../declare/option.ts';

export const CFDI_OPTIONS = {
  seal_certificate: {
    type: 'text',
    isAsked: true,
    isForDocuments: true,
    file: 'key',
    description:
      'For CFDI: the certificate (CSD) that seals the receipt, in base64 or PEM (default: no seal). A PKCS #12 key file already contains it.',
  },
  seal_key: {
    type: 'text',
    isAsked: true,
    isForDocuments: true,
    file: 'key',
    description:
      'For CFDI: the private key of the certificate, in base64 or PEM, or a PKCS #12 file in base64. It is used for this document and not kept.',
  },
  seal_password: {
    type: 'text',
    isAsked: true,
    isForDocuments: true,
    file: 'text',
    description: 'For CFDI: the password of the key, if it is encrypted. It is used for this document and not kept.',
  },
  recalculate: {
    type: 'switch',
    description: 'For CFDI: recalculate the figures when reading (default: false, keep those of the file).',
  },
  to_stamp: {
    type: 'switch',
    isForChecks: true,
    description:
      'For CFDI: check the file before it goes to a PAC for its stamp. Reports an existing stamp, and a date that the PAC would reject (default: false).',
  },
  sat_certificate: {
    type: 'text',
    isForChecks: true,
    file: 'key',
    description:
      'For CFDI: the certificate that the stamp names (NoCertificadoSAT), in base64 or PEM, to verify the seal of the stamp (default: the seal of the stamp is not verified).',
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
