import { Heading } from '../ui/heading.tsx';
import type { Status, StatusLine } from './documents.ts';
import { Data, joined, keyOf, useWriting } from './paper.tsx';
import { Head, Notes, Parties, referenceText } from './paper-parts.tsx';

/** How things stand with other documents, why, and what is to be done. */
export function StatusPaper({ status, title }: { status: Status; title: string }) {
  const { labels } = useWriting();
  const { lines = [] } = status;
  return (
    <>
      <Head
        title={title}
        series={status.series}
        code={status.code}
        dates={[{ label: labels.date, date: status.issue_date }]}
      />
      <Parties
        parties={[
          { label: labels.provider, party: status.supplier },
          { label: labels.client, party: status.customer },
          { label: labels.issuer, party: status.ordering?.issuer },
        ]}
      />
      {lines.length > 0 && (
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-ink border-b text-left text-[0.87em] text-faint uppercase tracking-[0.04em] *:pb-1.5 *:font-medium">
              <Heading name={labels.document} className="pr-4" />
              <Heading name={labels.status} className="w-full pr-4" />
              <Heading name={labels.date} className="text-right" />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <LineRow key={line.index ?? index} line={line} />
            ))}
          </tbody>
        </table>
      )}
      <Notes notes={status.notes ?? []} />
    </>
  );
}

function LineRow({ line: { doc, key = '', date, description, reasons = [], actions = [] } }: { line: StatusLine }) {
  const { labels, format } = useWriting();
  return (
    <tr className="border-(--paper-line) border-b align-top *:py-2">
      <td className="break-words pr-4">
        <Data>{doc && referenceText(doc, format.date)}</Data>
      </td>
      <td className="min-w-0 break-words pr-4">
        <div className="font-semibold">{labels.statusKeys[key] ?? key}</div>
        {description && <Data>{description}</Data>}
        {reasons.map((reason, index) => (
          <div key={keyOf(index, reason.key)} className="text-soft">
            <Data>{joined(': ', labels.reasonKeys[reason.key ?? ''] ?? reason.key, reason.description)}</Data>
            {reason.faults?.map(({ code, message }, index) => (
              <div key={keyOf(index, code)} className="pl-3">
                <Data>{joined(' ', code, message)}</Data>
              </div>
            ))}
          </div>
        ))}
        {actions.map((action, index) => (
          <div key={keyOf(index, action.key)} className="text-soft">
            <Data>{joined(': ', labels.actionKeys[action.key ?? ''] ?? action.key, action.description)}</Data>
          </div>
        ))}
      </td>
      <td className="whitespace-nowrap text-right">{date && format.date(date)}</td>
    </tr>
  );
}
