import type { OptionDeclaration } from '../../declare/option.ts';

export const ZATCA_OPTIONS = {
  icv: {
    type: 'json',
    takes: 'number',
    isForDocuments: true,
    description: 'For ZATCA: the counter that the unit of the seller gives the document (default: meta.zatca-icv).',
  },
  pih: {
    type: 'text',
    takes: 'hash',
    isForDocuments: true,
    description:
      'For ZATCA: the hash of the previous document, from its record (default: meta.zatca-pih; the first has none).',
  },
  previous_invoice: {
    type: 'text',
    takes: 'xml',
    isAsked: true,
    isChained: true,
    isForDocuments: true,
    description:
      'For ZATCA: the previous invoice of the same unit, as XML, from which icv and pih follow; first for the first invoice (default: icv and pih).',
  },
  qr: {
    type: 'switch',
    isForDocuments: true,
    off: 'for ZATCA: leave out the QR code',
    description: 'For ZATCA: write a QR code (default: true for simplified and stamped invoices).',
  },
  stamp_key: {
    type: 'text',
    isAsked: true,
    isForDocuments: true,
    file: 'text',
    description:
      'For ZATCA: the private key that stamps the document, in PEM. It is used for this document and not kept.',
  },
  stamp_certificate: {
    type: 'text',
    isAsked: true,
    isForDocuments: true,
    file: 'text',
    description: 'For ZATCA: the certificate of the key, which ZATCA issued, in base64 or PEM.',
  },
  signing_time: {
    type: 'text',
    takes: 'time',
    isForDocuments: true,
    description: 'For ZATCA: the time of the stamp in Saudi Arabia, such as 2026-09-14T10:05:31 (default: now).',
  },
  customization: {
    type: 'switch',
    isOn: true,
    off: 'for ZATCA: leave out CustomizationID, which declares EN 16931 to other programs',
    isForDocuments: true,
    description: 'For ZATCA: write CustomizationID (default: true), which declares EN 16931 to other programs.',
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
