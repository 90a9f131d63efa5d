import { Fragment, type ReactNode } from 'react';
import type { NamesIn } from '../../../engine/text/message.ts';
import { say } from './say.ts';

interface WordsProps<T extends string> {
  text: T;
  values: Readonly<Record<NamesIn<T>, ReactNode>>;
}

/** A character that occurs in no text. */
const mark = '\0';

/** A text of a `texts.ts` with elements among its values: `<Words text={texts.ask} values={{ link: <a …/> }} />`. */
export function Words<const T extends string>({ text, values }: WordsProps<T>) {
  const elements = new Map<string, ReactNode>(Object.entries(values));
  const marked = [...elements].map(([name, value]) => [name, isPlain(value) ? value : `${mark}${name}${mark}`]);
  const parts = say<string>(text, Object.fromEntries(marked)).split(mark);
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts keep their order.
    index % 2 === 0 ? part : <Fragment key={index}>{elements.get(part)}</Fragment>,
  );
}

const isPlain = (value: ReactNode) => typeof value === 'string' || typeof value === 'number';
