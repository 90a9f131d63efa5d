/** Tests of French e-invoicing on parts of an invoice. Absent parts pass unless stated otherwise. */
import type { Invoice } from '../../../../bill/invoice.ts';
import type { Totals } from '../../../../bill/totals.ts';
import { ZERO_DATE } from '../../../../cal/date.ts';
import type { Identity } from '../../../../org/identity.ts';
import type { Note } from '../../../../org/note.ts';
import type { Party } from '../../../../org/party.ts';
import { labelled } from '../../../../rules/label.ts';
import { codeJoin, keyHas } from '../../../../text/patterns.ts';
import { SCHEME, schemeOf, sirenOf } from '../../common.ts';
import { isStcNote, REQUIRED_SUBJECTS, SINGLE_SUBJECTS, subjectOf } from '../notes.ts';

/**
 * Tests that series and code together have at most 35 plain characters. A document without a code is not numbered yet.
 */
export function isNumberValid(document: { series?: string; code?: string } | undefined): boolean {
  const { series = '', code = '' } = document ?? {};
  return code === '' || /^[A-Za-z0-9\-+_/]{1,35}$/.test(codeJoin(series, code));
}
isNumberValid.label = 'is number valid';

export function hasLegalSiren(identities: readonly (Identity | null)[] | undefined): boolean {
  return (identities ?? []).some((each) => schemeOf(each) === SCHEME.siren && keyHas(each?.scope ?? '', 'legal'));
}
hasLegalSiren.label = 'has legal siren';

/** Tests that the first inbox with a SIREN begins with the party's SIREN. */
export function hasSirenInbox(party: Party | undefined): boolean {
  const siren = sirenOf(party)?.code;
  if (!siren) return true;
  const inbox = party?.inboxes?.find((each) => each?.scheme === SCHEME.sirenInbox);
  return inbox?.code?.startsWith(siren) ?? false;
}
hasSirenInbox.label = 'has siren inbox';

export function atMostOneReference(subject: string): (identities: readonly (Identity | null)[] | undefined) => boolean {
  return labelled(
    `at most one with untdid-reference ${subject}`,
    (identities) => (identities ?? []).filter((each) => each?.ext?.get('untdid-reference') === subject).length <= 1,
  );
}

export function dueAfterIssue(invoice: Invoice | undefined): boolean {
  const issued = invoice?.issue_date ?? ZERO_DATE;
  return (invoice?.payment?.terms?.due_dates ?? []).every((due) => (due?.date ?? issued) >= issued);
}
dueAfterIssue.label = 'due after issue';

export function isPaidInAdvance(totals: Totals | undefined): boolean {
  const { advance: paidBefore, total_with_tax } = totals ?? {};
  return !paidBefore || (total_with_tax ? paidBefore.equals(total_with_tax) : paidBefore.isZero());
}
isPaidInAdvance.label = 'is paid in advance';

export function nothingLeftToPay(totals: Totals | undefined): boolean {
  return (totals?.due ?? totals?.payable)?.isZero() ?? true;
}
nothingLeftToPay.label = 'nothing left to pay';

export function atMostOneReadable(attachments: Invoice['attachments']): boolean {
  return (attachments ?? []).filter((each) => each?.description === 'LISIBLE').length <= 1;
}
atMostOneReadable.label = 'at most one readable';

type Notes = readonly (Note | null)[] | undefined;

export function hasStcNote(notes: Notes): boolean {
  return notes?.some(isStcNote) ?? false;
}
hasStcNote.label = 'has stc note';

export function hasRequiredNotes(notes: Notes): boolean {
  return REQUIRED_SUBJECTS.every((subject) => notes?.some((note) => subjectOf(note) === subject));
}
hasRequiredNotes.label = 'has required notes';

export function singleNotesStandOnce(notes: Notes): boolean {
  return SINGLE_SUBJECTS.every((subject) => (notes ?? []).filter((note) => subjectOf(note) === subject).length <= 1);
}
singleNotesStandOnce.label = 'single notes stand once';
