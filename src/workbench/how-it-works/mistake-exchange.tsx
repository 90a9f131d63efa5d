import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { pathText } from '../../engine/model/path.ts';
import { partAt } from '../engine/document/values.ts';
import { say } from '../ui/texts/say.ts';
import type { Mark } from '../write/preview/marks.tsx';
import { useWordsFor } from '../write/saving/field-names.ts';
import { useAnswer } from './ask.ts';
import { Faults, type ShownFault } from './faults.tsx';
import { marksOfChanges, marksOfMistakes } from './marks-of.ts';
import { type Mistake, meantBy, mistakesIn, withValue } from './mistakes.ts';
import { Sheet } from './papers.tsx';
import { faultsOf, sentenceOf } from './sentences.ts';
import { ShownExchange, type ShownExchangeProps } from './shown-exchange.tsx';
import * as texts from './texts.ts';
import type { Link } from './use-chain.ts';
import { usePapers } from './use-papers.ts';
import { addedPaths, type Members } from './values.ts';

interface MistakeExchangeProps extends Pick<ShownExchangeProps, 'asCode' | 'onCode' | 'onAnswerHere'> {
  source: Members;
  /** The built document without mistakes. */
  built: unknown;
  inBrowser: boolean;
  /** Called with the request and, once it has come, its answer. */
  onLink(link: Link): void;
}

/** A request with mistakes, which can be changed on the paper, and the answer that names each of them. */
export function MistakeExchange({ source, built, inBrowser, onLink, ...rest }: MistakeExchangeProps) {
  const mistakes = useMemo(() => mistakesIn(source), [source]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const sentValue = ({ path, wrong }: Mistake) => typed[pathText(path)] ?? wrong;
  const change = ({ path }: Mistake, value: string) => setTyped({ ...typed, [pathText(path)]: value });
  const changed = mistakes.filter((each) => sentValue(each) !== each.right);
  const sent = changed.reduce((document, each) => withValue(document, each.path, sentValue(each)), source);
  const { data: answer, error } = useAnswer('/build', { data: sent }, inBrowser);
  const tell = useEffectEvent(() => onLink({ path: '/build', body: { data: sent }, answer, error }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar above shows each answer.
  useEffect(() => tell(), [answer, error]);

  const places = mistakes.map(
    (each) => built && partAt(built, each.path) !== undefined && withValue(built, each.path, '8'),
  );
  const answered = answer?.isOk ? answer.value : undefined;
  const [sourcePaper, builtPaper, answeredPaper, ...wrongPapers] = usePapers([source, built, answered, ...places]);
  const blanks = marksOfChanges(sourcePaper, builtPaper, 'blank');
  const words = useWordsFor(source);
  const faults = answer && !answer.isOk ? faultsOf(answer.value) : [];
  const isFound = ({ path }: Mistake) => faults.some(({ properties }) => properties.includes(pathText(path)));
  const isWrong = (each: Mistake) => (answer ? isFound(each) : sentValue(each) !== each.right);
  const onPaper = marksOfMistakes(builtPaper, wrongPapers, (index) => {
    const mistake = mistakes[index];
    return (
      mistake && (
        <ValueField
          mistake={mistake}
          name={words?.labelOf(pathText(mistake.path))}
          value={sentValue(mistake)}
          isWrong={isWrong(mistake)}
          onChange={(value) => change(mistake, value)}
        />
      )
    );
  });
  const listed = faults.map((fault): ShownFault => {
    const mistake = mistakes.find(({ path }) => fault.properties.some((each) => each === pathText(path)));
    if (!mistake) return fault;
    const value = meantBy(mistake, sentValue(mistake));
    return { ...fault, fix: { value, apply: () => change(mistake, value) } };
  });
  const sentence = answer && sentenceOf('build', answer, sent);
  const isProposed = listed.length > 0 && listed.every(({ fix }) => fix);
  const numbered = numberedMarks(mistakes, marksOfMistakes(builtPaper, wrongPapers), faults, sentValue);
  const shownPaper = answeredPaper ?? builtPaper;
  const unknown = marksOfChanges(sourcePaper, shownPaper, answer?.isOk ? 'changed' : 'unknown');
  return (
    <ShownExchange
      {...rest}
      path="/build"
      body={{ data: sent }}
      answer={answer}
      error={error}
      sentence={
        sentence && isProposed ? [sentence[0], say(texts.rejectedWithProposals, { count: listed.length })] : sentence
      }
      sent={{
        about: say(texts.withMistakes, { count: mistakes.filter(isWrong).length }),
        content: <Sheet paper={builtPaper ?? sourcePaper} marks={new Map([...blanks, ...onPaper])} isUnknown />,
      }}
      got={{
        about: answer?.isOk
          ? say(texts.added, { count: addedPaths(sent, answer.value).size })
          : say(texts.mistakesShown),
        content: (
          <div className="grid gap-3">
            {listed.length > 0 && <Faults faults={listed} of={sent} />}
            <Sheet
              paper={answer && shownPaper}
              sent={error ? undefined : (builtPaper ?? sourcePaper)}
              marks={new Map([...unknown, ...numbered])}
              isUnknown={!answer?.isOk}
            />
          </div>
        ),
      }}
    />
  );
}

/** Returns the marks of wrong values with the numbers of their faults, and with the values as they were sent. */
function numberedMarks(
  mistakes: readonly Mistake[],
  marks: ReadonlyMap<string, Mark>,
  faults: readonly { properties: readonly string[] }[],
  sentValue: (mistake: Mistake) => string,
): Map<string, Mark> {
  const places = [...marks];
  return new Map(
    places.flatMap(([place, { number = 0 }]) => {
      const mistake = mistakes[number - 1];
      const at = faults.findIndex(({ properties }) => mistake && properties.includes(pathText(mistake.path)));
      return mistake && at >= 0 ? [[place, { look: 'wrong', number: at + 1, text: sentValue(mistake) }] as const] : [];
    }),
  );
}

interface ValueFieldProps {
  mistake: Mistake;
  name: string | undefined;
  value: string;
  isWrong: boolean;
  onChange(value: string): void;
}

/** A value on the paper that can be changed. */
function ValueField({ mistake: { path }, name, value, isWrong, onChange }: ValueFieldProps) {
  return (
    <input
      aria-label={say(texts.valueAt, { place: name || pathText(path) })}
      value={value}
      aria-invalid={isWrong}
      onChange={(event) => onChange(event.target.value)}
      style={{ width: `${Math.max(value.length, 3) + 2}ch` }}
      className="-my-0.5 max-w-full rounded border border-edge bg-transparent px-1 aria-invalid:border-bad aria-invalid:bg-bad-wash aria-invalid:text-bad"
    />
  );
}
