/** What the answers of systems mean that are not rules on the content of a file. */

import { type Message, message } from '../../engine/text/message.ts';
import type { Kind } from './kinds.ts';

interface SystemAnswer {
  readonly kind: Kind;
  readonly meaning: Message;
}

type Answer = readonly [code: string, kind: Kind, meaning: Message];

/**
 * Answers by code. KSeF: statuses of an invoice in a session (https://api.ksef.mf.gov.pl/docs/v2). SdI: codes of the technical
 * specifications that depend on its own lists (https://www.fatturapa.gov.it/). Peppol: reasons of the Message Level Status. ZATCA: codes
 * of its clearance and reporting that are not rules (https://sandbox.zatca.gov.sa/).
 */
const ANSWERS: readonly Answer[] = [
  [
    'KSEF-405',
    'issuer',
    message('The whole session was cancelled because of an error in it. Send the invoice in a new session.'),
  ],
  [
    'KSEF-410',
    'issuer',
    message(
      'Whoever sent the invoice may not issue invoices for this seller. Give the permission in KSeF, then send it again.',
    ),
  ],
  ['KSEF-415', 'issuer', message('The certificate or authorisation may not send an invoice with an attachment.')],
  [
    'KSEF-430',
    'repair',
    message('The file is not valid by the schema of KSeF. Check it here: the faults are named with their places.'),
  ],
  ['KSEF-435', 'repair', message('The file could not be decrypted, or it is not UTF-8.')],
  [
    'KSEF-440',
    'issuer',
    message(
      'The same invoice is already in KSeF: same seller, kind and number. Do not send it again; a new invoice needs a new number.',
    ),
  ],
  [
    'KSEF-445',
    'repair',
    message('No invoice of the session was accepted. Check the files here: the faults are named with their places.'),
  ],
  [
    'KSEF-450',
    'issuer',
    message(
      'The content breaks the schema of KSeF, or a rule beyond it, such as a date in the future. The details name it; check the file here to see its place.',
    ),
  ],
  ['KSEF-500', 'issuer', message('KSeF failed, not the invoice. Send it again.')],
  ['KSEF-550', 'issuer', message('KSeF cancelled the operation. Send the invoice again.')],
  ['KSEF-21405', 'issuer', message('A value in the request is not allowed; the details name it.')],
  [
    'SDI-00311',
    'ask',
    message(
      'The recipient code (CodiceDestinatario) is not in the list of SdI. Ask the customer for the right one, or use 0000000.',
    ),
  ],
  [
    'SDI-00312',
    'ask',
    message(
      'The recipient code belongs to an office that takes no invoices any more. Ask the customer for the new one.',
    ),
  ],
  [
    'SDI-00404',
    'issuer',
    message(
      'SdI already has an invoice with this number, year and seller. Do not send it again; a new invoice needs a new number.',
    ),
  ],
  ['SDI-00409', 'issuer', message('The file contains an invoice twice. Remove one of them.')],
  [
    'FD',
    'issuer',
    message(
      'The invoice could not be delivered: the receiver was not reached. Check the electronic address of the buyer.',
    ),
  ],
  ...(['BV', 'BW', 'SV'] as const).map(
    (code): Answer => [
      code,
      'repair',
      message('The message does not name the rule. Check the file here: the faults are named with their places.'),
    ],
  ),
  [
    'certificate-permissions',
    'issuer',
    message(
      'The VAT number of the seller is not the one in the certificate. Sign with the certificate of this seller.',
    ),
  ],
  ...(['signatureValue', 'invalid-invoice-hash', 'QRCODE_INVALID'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message('The stamp does not match the invoice. Stamp it again, and change nothing afterwards.'),
    ],
  ),
  [
    'XSD_ZATCA_INVALID',
    'repair',
    message('The file is not valid by the schema of UBL. Check it here: the faults are named with their places.'),
  ],
  [
    'DOUBLON',
    'issuer',
    message('The platform already has this invoice. Do not send it again; a new invoice needs a new number.'),
  ],
];

export const systemAnswers: ReadonlyMap<string, SystemAnswer> = new Map(
  ANSWERS.map(([code, kind, meaning]) => [code, { kind, meaning }]),
);
