import { type ReactNode, useState } from 'react';
import * as reportTexts from '../../../documents/reporting/texts.ts';
import type { Declared, GivenDocument } from '../../../engine/worker/declare.ts';
import { Button } from '../../../ui/button.tsx';
import { counted, say } from '../../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The result for the documents: how many are in the report, and which are not, with the reasons. */
interface FoundListsProps {
  answer: Declared;
  documents: readonly GivenDocument[];
  unread: readonly { name: string; why: string }[];
}

const reasons: Readonly<Record<Declared['left_out'][number]['reason'], string>> = {
  kind: texts.kind,
  period: texts.outside,
  duplicate: texts.duplicate,
  domestic: texts.domestic,
  role: texts.role,
  import: texts.imported,
  rate: texts.foreignVat,
};

export function FoundLists({ answer, documents, unread }: FoundListsProps) {
  const { result, faults, warnings, losses, left_out } = answer;
  const nameOf = (index: number | undefined) => (index === undefined ? '' : (documents[index]?.name ?? ''));
  const left = new Set(left_out.map(({ document }) => document)).size + unread.length;
  const count = documents.length + unread.length - left;
  return (
    <div className="grid min-w-0 gap-6">
      {result === null ? (
        <Rows
          title={say(texts.refused, { count: faults.length })}
          tone="text-bad"
          rows={faults.map(({ document, code, description }) => [nameOf(document), description, code ?? ''])}
        />
      ) : (
        <p className="font-semibold">{say(texts.reported, { count, left: counted(left) })}</p>
      )}
      {left > 0 && (
        <section className="grid min-w-0 gap-4">
          <h2 className="font-semibold text-base">{say(texts.leftOut)}</h2>
          {Object.entries(reasons).map(([reason, title]) => {
            const found = left_out.filter((each) => each.reason === reason);
            if (found.length === 0) return null;
            return (
              <Rows
                key={reason}
                title={say(texts.reasonCount, { reason: say<string>(title), count: counted(found.length) })}
                rows={found.map(({ document, description }) => [nameOf(document), description])}
              />
            );
          })}
          {unread.length > 0 && (
            <Rows
              title={say(texts.reasonCount, { reason: say(texts.unread), count: counted(unread.length) })}
              rows={unread.map(({ name, why }) => [name, why])}
            />
          )}
        </section>
      )}
      {warnings.length > 0 && (
        <Rows
          title={say(texts.warnings, { count: warnings.length })}
          tone="text-warn"
          rows={warnings.map(({ document, code, description }) => [nameOf(document), description, code ?? ''])}
        />
      )}
      {losses.length > 0 && (
        <Rows
          title={say(texts.changes)}
          rows={losses.map(({ document, description }) => [nameOf(document), description])}
        />
      )}
    </div>
  );
}

/** The rows shown at first, and with each further step. */
const STEP = 20;

interface RowsProps {
  title: string;
  tone?: string;
  /** File, reason and sometimes code. */
  rows: readonly (readonly string[])[];
}

function Rows({ title, tone, rows }: RowsProps): ReactNode {
  const [shown, setShown] = useState(STEP);
  const hasCodes = rows.some((cells) => cells.length > 2);
  const heads = [say(texts.file), say(texts.why), ...(hasCodes ? [say(texts.code)] : [])];
  return (
    <section className="grid min-w-0 gap-2">
      <h3 className={`font-semibold ${tone ?? ''}`}>{title}</h3>
      <table aria-label={title} className="w-full table-fixed">
        <thead className="text-left text-soft text-xs">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="border-line border-b py-1.5 pr-4 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list is read-only; a row is identified by its position.
            <tr key={row} className="border-line border-b align-top">
              {cells.map((cell, column) => (
                <td key={heads[column]} className="wrap-anywhere py-1.5 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + STEP)}>
          {say(reportTexts.more, { count: counted(rows.length - shown) })}
        </Button>
      )}
    </section>
  );
}
