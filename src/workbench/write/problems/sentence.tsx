import { literal } from '../../../engine/text/literal.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface SentenceProps {
  text: string;
  /** The path of what is wrong. */
  path: string;
  /** The label of what is wrong, and those around it; empty if it has none. */
  label: string | undefined;
}

/** A sentence with the name of what is wrong in bold: its label, otherwise the property. A label that is not in it comes first. */
export function Sentence({ text, path, label = '' }: SentenceProps) {
  const name = label.split(' › ').at(-1);
  const thing = name || /\w+$/.exec(path)?.[0];
  const at = thing ? placeOfWord(text, thing) : -1;
  if (thing && at >= 0) {
    const end = at + thing.length;
    return (
      <>
        {text.slice(0, at)}
        <b>{text.slice(at, end)}</b>
        {text.slice(end)}
      </>
    );
  }
  if (!name) return text;
  return (
    <>
      <b>{say(texts.about, { thing: name })}</b> {text}
    </>
  );
}

/** Returns the position of a word in a sentence, ignoring case; -1 if it is missing. */
function placeOfWord(sentence: string, word: string): number {
  return sentence.search(new RegExp(String.raw`(?<![\p{L}\p{N}_])${literal(word)}(?![\p{L}\p{N}_])`, 'iu'));
}
