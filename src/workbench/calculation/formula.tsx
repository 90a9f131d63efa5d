import { Fragment, useState } from 'react';
import type { Figure, Operand } from './sections.ts';

interface FormulaProps {
  figure: Figure;
  /** Shows the figures as they were carried on. */
  unrounded: boolean;
  number(text: string): string;
  onGo(path: string): void;
}

/** More operands than this are shown when asked for. */
const operandsShown = 8;

/** How a figure follows from others, each of which leads to its own step. */
export function Formula({ figure: { op, of }, unrounded, number, onGo }: FormulaProps) {
  const [all, showAll] = useState(false);
  const shown = all ? of : of.slice(0, operandsShown);
  const signs = signsOf(op);
  const more = of.length - shown.length;
  if (of.length === 0) return <span className="text-faint">{emptyText[op] ?? 'nothing to add'}</span>;
  return (
    <span className="leading-6">
      {signs.before}
      {shown.map((operand, index) => (
        <Fragment key={operand.path}>
          {index > 0 && ` ${op === 'sum' ? signOf(operand) : signs.between} `}
          {index === 0 && op === 'sum' && operand.subtracted && '− '}
          <OperandButton operand={operand} figure={number(unrounded ? operand.carried : operand.stated)} onGo={onGo} />
        </Fragment>
      ))}
      {more > 0 && (
        <button type="button" className="ml-1.5 text-accent underline" onClick={() => showAll(true)}>
          and {more} more
        </button>
      )}
      {signs.after}
    </span>
  );
}

interface OperandButtonProps {
  operand: Operand;
  figure: string;
  onGo(path: string): void;
}

function OperandButton({ operand: { path, label }, figure, onGo }: OperandButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onGo(path)}
      className="whitespace-nowrap rounded text-left decoration-edge underline-offset-2 hover:text-accent hover:underline"
    >
      {label && <span className="text-faint text-xs">{label} </span>}
      {figure}
    </button>
  );
}

interface Signs {
  before: string;
  between: string;
  after: string;
}

const signsByOperation: Record<string, Signs> = {
  multiply: { before: '', between: '×', after: '' },
  exchange: { before: '', between: '×', after: '' },
  percent: { before: '', between: 'of', after: '' },
  remove: { before: '', between: 'without', after: ' contained in it' },
  copy: { before: '', between: '', after: '' },
  round: { before: '', between: '', after: ', rounded' },
};

function signsOf(op: string): Signs {
  return signsByOperation[op] ?? { before: '', between: ',', after: '' };
}

/** What is said where a figure has no operands. */
const emptyText: Record<string, string> = {
  alternative: 'the price given for this currency',
  sum: 'no percentage applies',
};

function signOf({ subtracted }: Operand): string {
  return subtracted ? '−' : '+';
}
