import type { OptionDeclaration } from '../../declare/option.ts';

export const VERIFACTU_OPTIONS = {
  system: {
    type: 'json',
    takes: 'json',
    isAsked: true,
    description:
      'For VERI*FACTU, required: the billing program, with name and nif of its maker (or other: country, type, id), system_name, id, version, installation, only_verifactu, multi, multiple.',
  },
  previous: {
    type: 'json',
    takes: 'record',
    isAsked: true,
    isChained: true,
    description:
      'For VERI*FACTU, required: the previous record, as XML or issuer, number, date and hash; null for the first one.',
  },
  generated_at: {
    type: 'text',
    takes: 'time',
    isForDocuments: true,
    description: 'For VERI*FACTU: the time of the record, such as 2026-03-02T10:01:30+01:00 (default: now).',
  },
  operation: {
    type: 'text',
    takes: 'alta|anulacion',
    isAsked: true,
    isForDocuments: true,
    description: 'For VERI*FACTU: alta or anulacion (default: alta).',
  },
  subsanacion: {
    type: 'text',
    takes: 'S|N',
    isForDocuments: true,
    description: 'For VERI*FACTU: S if the record replaces one of the same invoice.',
  },
  rechazo_previo: {
    type: 'text',
    takes: 'S|X|N',
    isForDocuments: true,
    description: 'For VERI*FACTU: S after a rejection, X after a rejection of the first record.',
  },
  sin_registro_previo: {
    type: 'text',
    takes: 'S|N',
    isForDocuments: true,
    description: 'For VERI*FACTU: S to cancel an invoice that was never registered.',
  },
  generado_por: {
    type: 'text',
    takes: 'E|D|T',
    isForDocuments: true,
    description: 'For VERI*FACTU: who cancels: E issuer, D recipient, T third party.',
  },
  generador: {
    type: 'json',
    takes: 'json',
    description: 'For VERI*FACTU: the party in generado_por: name, and nif or other.',
  },
  reference: { type: 'text', takes: 'text', isForDocuments: true, description: 'For VERI*FACTU: your own reference.' },
  cupon: {
    type: 'text',
    takes: 'S|N',
    isForDocuments: true,
    description: 'For VERI*FACTU: S if a coupon reduced the amounts.',
  },
  unidentified: {
    type: 'text',
    takes: 'S|N',
    isForDocuments: true,
    description: 'For VERI*FACTU: S for a full invoice without an identified recipient.',
  },
  agreement: {
    type: 'text',
    takes: 'number',
    isForDocuments: true,
    description: 'For VERI*FACTU: billing agreement (NumRegistroAcuerdoFacturacion).',
  },
  system_agreement: {
    type: 'text',
    takes: 'number',
    isForDocuments: true,
    description: 'For VERI*FACTU: agreement on the program (IdAcuerdoSistemaInformatico).',
  },
  mode: {
    type: 'text',
    takes: 'verifactu|no-verifactu',
    description: 'For VERI*FACTU: verifactu or no-verifactu (default: verifactu).',
  },
  environment: {
    type: 'text',
    takes: 'production|test',
    description: 'For VERI*FACTU: production or test (default: production).',
  },
  qr: {
    type: 'text',
    takes: 'link',
    isForDocuments: true,
    description: 'For VERI*FACTU: the link of the QR code on the invoice, to be compared with its record.',
  },
  sent: {
    type: 'text',
    isForDocuments: true,
    file: 'text',
    description: 'For VERI*FACTU: the message that was sent, to be compared with the answer of the tax office.',
  },
  form: {
    type: 'text',
    takes: 'record|body|envelope',
    isForDocuments: true,
    description: 'For VERI*FACTU: record, body or envelope (default: record).',
  },
  header: {
    type: 'json',
    takes: 'json',
    description: 'For VERI*FACTU: the header of a message: representative, end_date, incident, request, request_end.',
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
