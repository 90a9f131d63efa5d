import { createContext, type ReactNode, useContext } from 'react';
import type { Format } from './format.ts';
import type { Labels } from './labels/labels.ts';

/** The language a paper is written in. */
export interface Writing {
  labels: Labels;
  format: Format;
}

const WritingContext = createContext<Writing | undefined>(undefined);
export const WritingProvider = WritingContext.Provider;

export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('A part of the paper was drawn outside of it.');
  return writing;
}

/** A small heading over what it names. */
export function Caption({ children }: { children: ReactNode }) {
  return <div className="text-[0.87em] text-faint uppercase tracking-[0.04em]">{children}</div>;
}

/** Text that is in the document, in whatever direction its script runs. */
export function Data({ children }: { children: ReactNode }) {
  return <span dir="auto">{children}</span>;
}

/** A line of text; nothing where it is missing. */
export function Line({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div>
      <Data>{children}</Data>
    </div>
  );
}

/** What is said below something, in smaller letters; nothing where it is missing. */
export function Small({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div className="text-[0.93em] text-soft">
      <Data>{children}</Data>
    </div>
  );
}

/** A name and what it stands for, on one line. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="break-words">
      <span className="text-soft">{name}</span> <Data>{children}</Data>
    </div>
  );
}

/** Joins texts, leaving out those that are missing. */
export function joined(separator: string, ...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join(separator);
}

/** Returns a key for an entry of a list by its index, as two may be alike: the list is only shown. */
export function keyOf(index: number, text: string | undefined): string {
  return `${index} ${text ?? ''}`;
}

/** Returns an amount with the opposite sign; zero has none. */
export function negated(amount: string): string {
  if (/^-?0*(?:\.0*)?$/.test(amount)) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
