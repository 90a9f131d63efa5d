import type { Instructions, PaymentDetails } from './documents.ts';
import { Caption, Fact, joined, keyOf, Line, useWriting } from './paper.tsx';

/** When and how to pay, and what has been paid. */
export function PaymentBlock({ payment }: { payment: PaymentDetails | undefined }) {
  const { labels, format } = useWriting();
  if (!payment) return null;
  const { terms, instructions, advances } = payment;
  const term = terms?.key && (labels.terms[terms.key] ?? terms.key);
  const nothing = !terms && !instructions && !advances;
  return nothing ? null : (
    <section className="grid gap-1">
      <Caption>{labels.payment}</Caption>
      <Line>{joined('. ', term, terms?.notes)}</Line>
      {terms?.due_dates?.map(({ date, amount, percent, currency, notes }, index) => (
        <Fact key={keyOf(index, date)} name={labels.dueDate}>
          {joined(
            ' · ',
            date && format.date(date),
            joined(' ', amount && format.money(amount, currency), percent && `(${format.percent(percent)})`),
            notes,
          )}
        </Fact>
      ))}
      {advances?.map(({ date, description, amount }, index) => (
        <Fact key={keyOf(index, date)} name={labels.advance}>
          {joined(' · ', date && format.date(date), description, amount && format.money(amount))}
        </Fact>
      ))}
      {instructions && <InstructionLines instructions={instructions} />}
    </section>
  );
}

function InstructionLines({ instructions }: { instructions: Instructions }) {
  const { labels } = useWriting();
  const { key = '', ref, notes, detail, credit_transfer, direct_debit, card, online } = instructions;
  const means = labels.means[key] ?? labels.means[key.split('+')[0] ?? ''];
  return (
    <>
      {means && <div>{means}</div>}
      {credit_transfer?.map(({ iban, bic, number, name }, index) => (
        <div key={keyOf(index, iban)} className="grid">
          {iban && <Fact name="IBAN">{inFours(iban)}</Fact>}
          {number && <Fact name={labels.account}>{number}</Fact>}
          {bic && <Fact name="BIC">{bic}</Fact>}
          {name && <Fact name={labels.accountHolder}>{name}</Fact>}
        </div>
      ))}
      {direct_debit?.ref && <Fact name={labels.mandate}>{direct_debit.ref}</Fact>}
      {direct_debit?.creditor && <Fact name={labels.creditor}>{direct_debit.creditor}</Fact>}
      {direct_debit?.account && <Fact name={labels.account}>{direct_debit.account}</Fact>}
      {card && (
        <Fact name={labels.card}>{joined(' ', card.first6 && `${card.first6} …`, card.last4, card.holder)}</Fact>
      )}
      {online?.map(({ label, url }, index) => (
        <Fact key={keyOf(index, url)} name={label ?? ''}>
          {url}
        </Fact>
      ))}
      {ref && <Fact name={labels.reference}>{ref}</Fact>}
      <Line>{joined(' ', notes, detail)}</Line>
    </>
  );
}

/** An IBAN as it is printed: in groups of four. */
function inFours(iban: string): string {
  return iban.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
