import type { ReactNode } from 'react';
import { isInGroups } from '../../../engine/pay/printed-account.ts';
import type { Look, TextLine } from '../../../paper/paper.ts';
import { breakable } from '../../ui/breakable.tsx';
import { MarkedText, useMark } from './marks.tsx';

/** A small heading. */
export function Caption({ children }: { children: ReactNode }) {
  return (
    <div className="text-[0.87em] text-faint uppercase tracking-[0.04em] [&:lang(ar)]:tracking-normal">{children}</div>
  );
}

/** Text from the document, in any script direction; at its place on paper, with its mark. */
export function Data({ at, children }: { at?: string; children: ReactNode }) {
  const mark = useMark(at);
  const text = typeof children === 'string' ? breakable(children) : children;
  return <span dir="auto">{mark ? <MarkedText mark={mark}>{text}</MarkedText> : text}</span>;
}

const looks: Record<Look, string> = {
  strong: 'font-semibold',
  small: 'text-[0.93em] text-soft',
  soft: 'text-soft',
  inner: 'ps-3 text-soft',
};

interface LinesProps {
  lines: readonly TextLine[];
  /** Returns the place of a line on the paper. */
  at?: (line: number) => string;
  /** The number of lines before them at this place. */
  from?: number;
}

/** Lines of text, with labels if they have any. */
export function Lines({ lines, at, from = 0 }: LinesProps) {
  return lines.map(({ name, text, look }, index) => {
    const shown = <Data {...(at && { at: at(from + index) })}>{text}</Data>;
    return (
      <div key={keyOf(index, text)} className={look ? looks[look] : 'break-words'}>
        {name && <span className="text-soft">{name} </span>}
        {isInGroups(text) ? <span className="inline-block">{shown}</span> : shown}
      </div>
    );
  });
}

/** Returns the key of a list entry, including its index because texts may repeat. The list is only shown. */
export function keyOf(index: number, text: string | undefined): string {
  return `${index} ${text ?? ''}`;
}
