import type { OptionDeclaration } from '../../declare/option.ts';

export const FATTURAPA_OPTIONS = {
  /** Who sends the file: country and code. Default: the issuer of the invoice. */
  transmitter: {
    type: 'json',
    takes: 'json',
    description:
      'For FatturaPA: who sends the file, such as {"country": "IT", "code": "01234567897"} (default: the issuer of the invoice).',
    isAsked: true,
  },
  /** The number of the transmission: up to 10 letters and digits. Default: the beginning of the UUID. */
  progressive: {
    type: 'text',
    takes: 'code',
    description:
      'For FatturaPA: the number of the transmission, up to 10 letters and digits (default: the beginning of the UUID).',
    isAsked: true,
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
