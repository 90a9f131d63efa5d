import { Payment } from '../../../bill/payment.ts';
import { Status } from '../../../bill/status.ts';
import { Action, Reason, type StatusLine } from '../../../bill/status-line.ts';
import { type Normaliser, normaliser } from '../../../normalise/normaliser.ts';
import { Identity } from '../../../org/identity.ts';
import { Party } from '../../../org/party.ts';
import { keepOrSetExtension, removeExtension, setExtension, setExtensionIfAbsent } from '../../../tax/extensions.ts';
import { markPeppolInbox, setScheme } from '../common.ts';
import { ACTION, CONDITION, REASON, ROLE, STATUS } from './extensions.ts';
import {
  ACTIONS_BY_KEY,
  BANK_DETAILS,
  CODES_BY_TYPE,
  CORRECTIONS,
  INVALID_DATA,
  MEANINGS,
  PAYMENT_CONDITIONS,
  PAYMENTS,
  REASONS_BY_KEY,
  TYPES_BY_KEY,
} from './lifecycle.ts';

/** Returns the first key whose entry fits. */
function keyWhere<K, V>(entries: ReadonlyMap<K, V>, fits: (entry: V) => boolean): K | undefined {
  for (const [key, entry] of entries) if (fits(entry)) return key;
  return undefined;
}

function setReason(reason: Reason): void {
  const given = reason.ext?.get(REASON) ?? '';
  if (!reason.key) reason.key = keyWhere(REASONS_BY_KEY, (codes) => codes.includes(given));
  const codes = REASONS_BY_KEY.get(reason.key);
  if (!codes) return;
  keepOrSetExtension(reason, REASON, codes[0], codes);
  const condition = reason.key === 'finance-terms' ? BANK_DETAILS : INVALID_DATA;
  keepOrSetExtension(reason, CONDITION, condition, CORRECTIONS);
}

function setAction(action: Action): void {
  if (!action.key) action.key = keyWhere(ACTIONS_BY_KEY, (code) => code === action.ext?.get(ACTION));
  const code = ACTIONS_BY_KEY.get(action.key);
  if (code) setExtension(action, ACTION, code);
}

function setRoles({ supplier, customer }: Status | Payment, roles: { supplier: string; customer: string }): void {
  if (supplier) setExtensionIfAbsent(supplier, ROLE, roles.supplier);
  if (customer) setExtensionIfAbsent(customer, ROLE, roles.customer);
}

/** Sets type and key from a known code; without a code, sets the type from the key. */
function setMeaning(status: Status, line: StatusLine): void {
  const code = line.ext?.get(STATUS);
  const meaning = MEANINGS.get(code ?? '');
  if (meaning) {
    status.type = meaning.type;
    line.key = meaning.key;
  } else if (!code && !status.type) status.type = TYPES_BY_KEY.get(line.key);
}

/** Sets the code for type and key. Other keys, such as `error`, have no code. */
function setStatusCode(line: StatusLine, type: Status['type']): void {
  const codesByKey = CODES_BY_TYPE.get(type);
  if (!codesByKey) return;
  const codes = codesByKey.get(line.key);
  if (codes) keepOrSetExtension(line, STATUS, codes[0], codes);
  else removeExtension(line, STATUS);
}

/** Sets roles, reasons, actions and status codes of status reports and payments (chapter 08 §7.1). */
export const normalisers: readonly Normaliser[] = [
  normaliser(Identity, setScheme),
  normaliser(Party, markPeppolInbox),
  normaliser(Reason, setReason),
  normaliser(Action, setAction),
  normaliser(Status, (status) => {
    setRoles(status, { supplier: 'SE', customer: 'BY' });
    for (const line of status.lines ?? []) {
      setMeaning(status, line);
      setStatusCode(line, status.type);
    }
  }),
  normaliser(Payment, (payment) => {
    const meaning = PAYMENTS.get(payment.type ?? '');
    if (!meaning) return;
    setExtension(payment, STATUS, meaning.status);
    setRoles(payment, meaning);
    keepOrSetExtension(payment, CONDITION, meaning.condition, PAYMENT_CONDITIONS);
  }),
];
