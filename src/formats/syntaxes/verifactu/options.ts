import type { OptionDeclaration } from '../../syntax.ts';

export const VERIFACTU_OPTIONS = {
  system: {
    type: 'json',
    description:
      'For VERI*FACTU: the billing program that makes the records (SistemaInformatico), required: {"name": "Programas Imaginarios, S.L.", "nif": "B99666661", "system_name": "FacturaFicticia", "id": "P1", "version": "2.0", "installation": "0001", "only_verifactu": "S", "multi": "N", "multiple": "N"}. `name` and `nif` are those of its maker; a maker without a NIF has `other` with country, type and id.',
    isAsked: true,
  },
  previous: {
    type: 'json',
    description:
      'For VERI*FACTU: the record made before this one, required: null for the first record of a chain, otherwise {"issuer": "B99123457", "number": "A-0001", "date": "2026-03-02", "hash": "…"} or the XML of that record.',
    isAsked: true,
  },
  generated_at: {
    type: 'text',
    isForDocuments: true,
    description:
      'For VERI*FACTU: when the record is made, such as 2026-03-02T10:01:30+01:00 (default: now, in Madrid).',
  },
  operation: {
    type: 'text',
    isForDocuments: true,
    description: 'For VERI*FACTU: alta, or anulacion to cancel a record (default: alta).',
  },
  subsanacion: {
    type: 'text',
    isForDocuments: true,
    description: 'For VERI*FACTU: S if the record replaces one of the same invoice.',
  },
  rechazo_previo: {
    type: 'text',
    isForDocuments: true,
    description:
      'For VERI*FACTU: S if the agency rejected the record sent last, X if it has no record of the invoice, otherwise N.',
  },
  sin_registro_previo: {
    type: 'text',
    isForDocuments: true,
    description: 'For VERI*FACTU: S to cancel an invoice of which the agency has no record.',
  },
  generado_por: {
    type: 'text',
    isForDocuments: true,
    description: 'For VERI*FACTU: who makes a cancellation: E the issuer, D the recipient, T a third party.',
  },
  generador: {
    type: 'json',
    description:
      'For VERI*FACTU: the party in generado_por, {"name": "…", "nif": "…"} or {"name": "…", "other": {"country": "FR", "type": "04", "id": "…"}}.',
  },
  reference: {
    type: 'text',
    isForDocuments: true,
    description: 'For VERI*FACTU: your own reference (RefExterna), up to 60 characters.',
  },
  cupon: { type: 'text', isForDocuments: true, description: 'For VERI*FACTU: S if a coupon reduced the amounts.' },
  unidentified: {
    type: 'text',
    isForDocuments: true,
    description: 'For VERI*FACTU: S for a full invoice without an identified recipient (art. 6.1.d).',
  },
  agreement: { type: 'text', isForDocuments: true, description: 'For VERI*FACTU: NumRegistroAcuerdoFacturacion.' },
  system_agreement: { type: 'text', isForDocuments: true, description: 'For VERI*FACTU: IdAcuerdoSistemaInformatico.' },
  mode: {
    type: 'text',
    description:
      'For VERI*FACTU: verifactu, or no-verifactu if the records are kept and not sent (default: verifactu).',
  },
  environment: {
    type: 'text',
    description: 'For VERI*FACTU: production or test, which decides the address in the QR code (default: production).',
  },
  form: {
    type: 'text',
    isForDocuments: true,
    description: 'For VERI*FACTU: record, body (RegFactuSistemaFacturacion) or envelope (SOAP) (default: record).',
  },
  header: {
    type: 'json',
    description:
      'For VERI*FACTU: the header of a message: {"representative": {"name": "…", "nif": "…"}, "end_date": "2026-12-31", "incident": "S", "request": "…", "request_end": "S"}.',
  },
} as const satisfies Readonly<Record<string, OptionDeclaration>>;
