import { message } from '../../engine/text/message.ts';

/** The words of reports of checks. */

export const title = message('Report of a check');
export const titleOfMany = message('Report of checks');
export const checkedAt = message('Checked on');
export const result = message('Result');
export const file = message('File');
export const files = message('Files');
export const digest = message('SHA-256');
export const format = message('Format');
export const specification = message('Specification');
export const program = message('Program');
export const size = message('Bytes');
export const number = message('Number');
export const date = message('Date');
export const seller = message('Seller');
export const total = message('Total with tax');
export const ruleSet = message('Rules');
export const release = message('Release');
export const from = message('Valid from');
export const passed = message('Passed');
export const faults = message('Faults');
export const rule = message('Rule');
export const finding = message('Finding');
export const place = message('Place');
export const none = message('No faults found.');
export const law = (laws: string) => message('Required by {laws}', { laws });
export const passedOf = (count: number, total: number) => message('{count} of {total}', { count, total });

export const verdicts = {
  valid: message('Valid'),
  invalid: message('Not valid'),
  'not-judged': message('Not judged'),
  unreadable: message('Not readable'),
} as const;

export const meansValid = message('The file follows the official rules of its format.');
export const meansUnreadable = message(
  'The file is not an e-invoice that can be read. Ask the supplier for another one.',
);
export const meansUnjudged = message(
  'The invoice follows rules that this program does not have, so nobody has checked it.',
);
export const meansFormat = message(
  'Format errors: the file is not an e-invoice of its format. Ask the supplier for a correct file.',
);
export const meansContent = message(
  'Content errors: the invoice lacks content that a law requires. Ask the supplier for a correction before you deduct its VAT.',
);
export const meansBusiness = message(
  'Business rule errors: values contradict each other or the rules of the format. Ask the supplier before you pay.',
);
export const germanFormat = message(
  'Format errors: the file is not an e-invoice but another kind of invoice. Where an e-invoice is required, it gives no right to deduct input VAT.',
);
export const germanContent = message(
  'Content errors: content required by §§ 14 and 14a UStG is missing or wrong. The invoice is not proper, and gives no right to deduct input VAT until it is corrected.',
);
export const germanBusiness = message(
  'Business rule errors: they matter for VAT only if they concern content that §§ 14 and 14a UStG require.',
);
export const germanSource = message(
  'Classes of errors by the letter of the German Federal Ministry of Finance of 15 October 2025 (III C 2 - S 7287-a/00019/007/243).',
);
export const readIt = message(
  'A program cannot check whether the content is true. Compare it with your order and the delivery.',
);
