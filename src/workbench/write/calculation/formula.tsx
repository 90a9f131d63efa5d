import { Fragment, useState } from 'react';
import { say } from '../../ui/texts/say.ts';
import { Words } from '../../ui/texts/words.tsx';
import type { Figure, Operand } from './sections.ts';
import * as texts from './texts.ts';

interface FormulaProps {
  figure: Figure;
  /** Show figures before rounding. */
  unrounded: boolean;
  number(text: string): string;
  onGo(path: string): void;
}

/** More operands than this are shown on request. */
const operandsShown = 8;

/** Shows how a figure is calculated from others, each with a link to its own step. */
export function Formula({ figure: { op, of }, unrounded, number, onGo }: FormulaProps) {
  const [all, showAll] = useState(false);
  const shown = all ? of : of.slice(0, operandsShown);
  const more = of.length - shown.length;
  const button = (operand: Operand) => (
    <OperandButton operand={operand} figure={number(unrounded ? operand.carried : operand.stated)} onGo={onGo} />
  );
  const [first, second] = of;
  if (!first) return <span className="text-faint">{say(emptyText[op] ?? texts.noOperands)}</span>;
  const text = inWords[op];
  if (text) {
    return (
      <span className="leading-6">
        <Words text={text} values={{ first: button(first), second: second && button(second) }} />
      </span>
    );
  }
  return (
    <span className="leading-6">
      {shown.map((operand, index) => (
        <Fragment key={operand.path}>
          {index > 0 && ` ${op === 'sum' ? signOf(operand) : (signs[op] ?? ',')} `}
          {index === 0 && op === 'sum' && operand.subtracted && '− '}
          {button(operand)}
        </Fragment>
      ))}
      {more > 0 && (
        <button type="button" className="ml-1.5 text-accent underline" onClick={() => showAll(true)}>
          {say(texts.moreOperands, { count: more })}
        </button>
      )}
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

/** Operations on one or two figures that have a phrase. */
const inWords: Partial<Record<Figure['op'], (typeof texts)['percentOf' | 'contained' | 'rounded']>> = {
  percent: texts.percentOf,
  remove: texts.contained,
  round: texts.rounded,
};

const signs: Partial<Record<Figure['op'], string>> = { multiply: '×', exchange: '×' };

/** Texts for figures without operands. */
const emptyText: Record<string, string> = {
  alternative: texts.alternativePrice,
  sum: texts.noPercentage,
};

function signOf({ subtracted }: Operand): string {
  return subtracted ? '−' : '+';
}
