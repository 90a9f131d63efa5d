import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { bareOf, isIban } from '../../engine/pay/iban.ts';
import { partAt, text } from '../engine/document/values.ts';
import { useMemory } from '../state/memory/memory.ts';
import { ownCompany } from '../state/memory/own-company.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { saveFile } from '../ui/files.ts';
import { say, sayList } from '../ui/texts/say.ts';
import { ForWhom } from './for-whom.tsx';
import { markFiles } from './inbox.ts';
import { paymentsFor, sumOf } from './report.ts';
import type { InboxRow } from './rows.ts';
import * as texts from './texts.ts';
import { amountShown, baseOf } from './words.ts';

interface PaymentsDialogProps {
  /** The rows that pass the filters. */
  rows: readonly InboxRow[];
  onClose(): void;
}

/** Writes SEPA credit transfers of the invoices that the user marked to be paid. */
export function PaymentsDialog({ rows, onClose }: PaymentsDialogProps) {
  const company = useMemory(({ entries }) => ownCompany(entries, undefined));
  const [name, setName] = useState(text(company?.value.name) ?? '');
  const [iban, setIban] = useState(text(partAt(company?.usual, ['instructions', 'credit_transfer', 0, 'iban'])) ?? '');
  const [isLeft, setLeft] = useState(false);
  const [thenPaid, setThenPaid] = useState(false);
  const wanted = rows.filter(({ entry }) => entry.mark === 'pay');
  const suggested = rows.filter(({ entry, row }) => entry.mark === 'new' && row.suggestion === 'pay');
  const payments = paymentsFor(wanted, { name, iban: bareOf(iban) });
  const { xml, count, left } = payments;
  const against = wanted.filter(({ row }) => row.suggestion !== 'pay').map(({ row }) => baseOf(row.file));
  const isWrong = iban !== '' && !isIban(iban);
  const save = () => {
    saveFile('payments.xml', xml, 'application/xml');
    const leftOut = new Set(left);
    const paid = wanted.filter(({ row }) => !leftOut.has(row.file)).map(({ entry }) => entry.key);
    if (thenPaid) markFiles(paid, 'paid');
    onClose();
  };
  return (
    <Dialog
      title={say(texts.payments)}
      description={say(texts.paymentsAbout)}
      onClose={onClose}
      footer={
        <Button
          Icon={FileDown}
          look="primary"
          disabled={count === 0 || name.trim() === '' || !isIban(iban)}
          onClick={save}
        >
          {say(texts.savePayments)}
        </Button>
      }
    >
      <div className="grid gap-3">
        {wanted.length === 0 && <p>{say(texts.nonePay)}</p>}
        {suggested.length > 0 && (
          <div>
            <Button
              onClick={() =>
                markFiles(
                  suggested.map(({ entry }) => entry.key),
                  'pay',
                )
              }
            >
              {say(texts.markSuggested, { count: suggested.length })}
            </Button>
          </div>
        )}
        {count > 0 && (
          <p className="font-semibold tabular-nums">
            {say(texts.payCount, { count, amount: amountShown(sumOf(payments), 'EUR') })}
          </p>
        )}
        <ForWhom rows={[...wanted, ...suggested]} className="rounded-lg px-3 py-2" />
        {against.length > 0 && (
          <p role="alert" className="wrap-anywhere rounded-lg bg-warn-wash px-3 py-2">
            {say(texts.against, { count: against.length, files: sayList(against) })}
          </p>
        )}
        {left.length > 0 && (
          <p className="wrap-anywhere text-soft">
            {say(texts.leftOut, { count: left.length, files: sayList(left.map(baseOf)) })}
          </p>
        )}
        <Field label={say(texts.payerName)} required>
          {(control) => <TextInput {...control} value={name} onChange={setName} />}
        </Field>
        <Field label={say(texts.payerIban)} required fault={isLeft && isWrong ? say(texts.wrongIban) : undefined}>
          {(control) => (
            <TextInput
              {...control}
              value={iban}
              onChange={setIban}
              onBlur={() => setLeft(true)}
              onFocus={() => setLeft(false)}
            />
          )}
        </Field>
        <label className="flex min-h-6 items-baseline gap-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={thenPaid}
            onChange={({ target }) => setThenPaid(target.checked)}
            className="accent-(--accent)"
          />
          {say(texts.thenPaid)}
        </label>
      </div>
    </Dialog>
  );
}
