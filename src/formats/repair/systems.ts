/** The meanings of system answers that are not rules on the content of a file. */

import { type Message, message } from '../../engine/text/message.ts';
import { NUMBERED } from '../declare/numbered-rule.ts';
import type { Kind } from './kinds.ts';

interface SystemAnswer {
  readonly kind: Kind;
  readonly meaning: Message;
  /** What to do with the file, which is not at fault. */
  readonly next?: Next;
}

/** What to do with a file that is not at fault: send it again, or leave it alone. */
export type Next = 'resend' | 'wait';

type Answer = readonly [code: string, kind: Kind, meaning: Message];

/**
 * Codes of clearance and reporting of ZATCA that are not rules, as in its answers (https://github.com/SallaApp/ZATCA/issues/49, /50, /57;
 * https://zatca1.discourse.group/t/7788; XSD_ZATCA_INVALID is the opposite of XSD_ZATCA_VALID there, by the same category).
 */
const ZATCA: readonly Answer[] = [
  ...(
    [
      'certificate-permissions',
      'certificate-issuer-name',
      'invalid-signing-certificate',
      'invalid-certificate',
    ] as const
  ).map(
    (code): Answer => [
      code,
      'issuer',
      message(
        'The VAT number of the seller is not the one in the certificate. Sign with the certificate of this seller.',
      ),
    ],
  ),
  ...(
    [
      'signatureValue',
      'signed-properties-hashing',
      'invoiceSignedDataDigestValue',
      'hashedXml',
      'invalid-invoice-hash',
      'QRCODE_INVALID',
      'invoiceHash_QRCODE_INVALID',
      'invoiceTimeStamp_QRCODE_INVALID',
    ] as const
  ).map(
    (code): Answer => [
      code,
      'issuer',
      message('The stamp does not match the invoice. Stamp it again, and change nothing afterwards.'),
    ],
  ),
  [
    'KSA-13',
    'issuer',
    message('The hash of the previous invoice (KSA-13) is wrong. Stamp the invoice again, after the one before it.'),
  ],
  [
    'XML-INVOICE-ERROR',
    'issuer',
    message('The invoice was sent the wrong way: standard invoices are cleared, simplified ones are reported.'),
  ],
  [
    'XSD_ZATCA_INVALID',
    'repair',
    message('The file is not valid against the UBL schema. Check it here to see each fault and its location.'),
  ],
];

/**
 * Answers by code. KSeF: statuses of an invoice in a session and exceptions of the interface (https://api.ksef.mf.gov.pl/docs/v2). SdI: codes
 * of the technical specifications that depend on its own lists (https://www.fatturapa.gov.it/). Peppol: reasons of the Message Level Status.
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
      'Whoever sent the invoice may not issue invoices for this seller. Grant the permission in KSeF, then send it again.',
    ),
  ],
  ['KSEF-415', 'issuer', message('The certificate or authorisation may not send an invoice with an attachment.')],
  [
    'KSEF-430',
    'repair',
    message('The file is not valid against the KSeF schema. Check it here to see each fault and its location.'),
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
    message('No invoice of the session was accepted. Check the files here to see each fault and its location.'),
  ],
  [
    'KSEF-450',
    'repair',
    message(
      'The content breaks the schema of KSeF, or a rule beyond it, such as a date in the future. The details name it; check the file here to see its location.',
    ),
  ],
  ['KSEF-500', 'issuer', message('KSeF failed, not the invoice. Send it again.')],
  ['KSEF-550', 'issuer', message('KSeF cancelled the operation. Send the invoice again.')],
  ['KSEF-21155', 'issuer', message('The session has too many invoices. Send the rest in a new one.')],
  ...(['KSEF-21157', 'KSEF-21161', 'KSEF-21205'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message('The package is empty, or its parts do not have the declared size or number. Pack the invoices again.'),
    ],
  ),
  [
    'KSEF-21164',
    'issuer',
    message('KSeF has no invoice with this reference. Use the number of the session in which it was sent.'),
  ],
  ['KSEF-21165', 'issuer', message('KSeF has not processed the invoice yet. Ask again later; do not send it again.')],
  ...(['KSEF-21166', 'KSEF-21167'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message(
        'A technical correction is only possible for a rejected invoice that was issued offline. Send a new invoice.',
      ),
    ],
  ),
  ...(['KSEF-21173', 'KSEF-21180', 'KSEF-21184'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message(
        'The session does not exist, is closed or is not available now. Open a new one and send the invoice again.',
      ),
    ],
  ),
  ['KSEF-21178', 'issuer', message('There is no receipt (UPO) yet. Ask again later; do not send the invoice again.')],
  ['KSEF-21208', 'issuer', message('The package was not sent in time. Open a new session and send it again.')],
  ['KSEF-21217', 'repair', message('The file is not in UTF-8.')],
  ...(['KSEF-21301', 'KSEF-21304'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message('Whoever sent the request is not logged in, or may not do this in KSeF.'),
    ],
  ),
  [
    'KSEF-21401',
    'repair',
    message('The file is not valid against the KSeF schema. Check it here to see each fault and its location.'),
  ],
  ...(['KSEF-21402', 'KSEF-21403'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message('The size or the hash in the request does not match the file. Send the same bytes that were measured.'),
    ],
  ),
  ['KSEF-21405', 'issuer', message('A value in the request is not allowed; the details name it.')],
  [
    'SDI-00001',
    'issuer',
    message(
      'SdI does not accept the name of the file. Name it IT, the number of the sender, _ and a number that you have not used before.',
    ),
  ],
  [
    'SDI-00002',
    'issuer',
    message('SdI already has a file with this name. Give the file a name that you have not used before.'),
  ],
  [
    'SDI-00003',
    'issuer',
    message('The file is larger than SdI accepts. Send fewer invoices in a file, or smaller attachments.'),
  ],
  ...(['SDI-00100', 'SDI-00101', 'SDI-00104', 'SDI-00107'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message('SdI does not accept the certificate of the signature. Sign the file with a valid one.'),
    ],
  ),
  ...(['SDI-00102', 'SDI-00103', 'SDI-00105'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message('SdI does not accept the signature around the file. Sign the file again.'),
    ],
  ),
  ['SDI-00106', 'issuer', message('The file or the archive arrived empty or damaged.')],
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
      'The recipient code belongs to an office that no longer accepts invoices. Ask the customer for the new code.',
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
    'ask',
    message(
      'The invoice could not be delivered: the receiver was not reached. Check the electronic address of the buyer.',
    ),
  ],
  ...(['BV', 'BW', 'SV', 'REJ_SEMAN', 'NON_CONFORME', 'IRR_SYNTAX'] as const).map(
    (code): Answer => [
      code,
      'repair',
      message('The message does not name the rule. Check the file here to see each fault and its location.'),
    ],
  ),
  ...ZATCA,
  ...(['DOUBLON', 'DOUBLE_FACT', 'REJ_UNI'] as const).map(
    (code): Answer => [
      code,
      'issuer',
      message('The platform already has this invoice. Do not send it again; a new invoice needs a new number.'),
    ],
  ),
];

/** The answers of ZATCA, which are names, not numbers. */
export const zatcaAnswers: readonly string[] = ZATCA.map(([code]) => code);

/** Codes that say nothing against the file: permissions, sessions, transport, signatures around it. */
const NOT_THE_FILE: readonly (readonly [next: Next, codes: readonly string[]])[] = [
  [
    'resend',
    [
      ...['405', '410', '415', '500', '550', '21155', '21157', '21161', '21173', '21180', '21184', '21205'],
      ...['21208', '21301', '21304', '21402', '21403'],
    ].map((code) => `KSEF-${code}`),
  ],
  [
    'resend',
    ['00001', '00002', '00003', '00100', '00101', '00102', '00103', '00104', '00105', '00106', '00107'].map(
      (code) => `SDI-${code}`,
    ),
  ],
  ['wait', ['KSEF-21164', 'KSEF-21165', 'KSEF-21178']],
];

/** Codes that are in no set here, by their beginning. */
export const families: readonly (readonly [RegExp, Message])[] = [
  [
    /^KSEF-\d/,
    message('KSeF does not publish what this code means, or added it recently. Its message names the cause.'),
  ],
  [/^SDI-/, message('SdI does not list this code for invoices, or added it recently. Its message names the cause.')],
  [/^FX-SCH-/, NUMBERED],
  [
    /./,
    message(
      'Billwright has no rule set with this rule. Its name shows who publishes it: ask the recipient for its text, or check the file here.',
    ),
  ],
];

const nextOf = new Map(NOT_THE_FILE.flatMap(([next, codes]) => codes.map((code) => [code, next] as const)));

export const systemAnswers: ReadonlyMap<string, SystemAnswer> = new Map(
  ANSWERS.map(([code, kind, meaning]) => {
    const next = nextOf.get(code);
    return [code, { kind, meaning, ...(next && { next }) }];
  }),
);
