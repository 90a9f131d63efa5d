import type { Step as PathStep } from '../../engine/model/path.ts';
import { documentIn, memberAt } from '../engine/document/values.ts';
import { valuesOf } from '../engine/document/values-of.ts';
import { say } from '../ui/texts/say.ts';
import { stepsOf } from '../write/form/path.ts';
import type { Answer } from './ask.ts';
import type { Step } from './chain.ts';
import { Faults } from './faults.tsx';
import { marksOfChanges, marksOfCopy } from './marks-of.ts';
import { withValue } from './mistakes.ts';
import { Seal, Sheet } from './papers.tsx';
import { faultsOf, sentenceOf } from './sentences.ts';
import { ShownExchange, type ShownExchangeProps } from './shown-exchange.tsx';
import * as texts from './texts.ts';
import type { Link } from './use-chain.ts';
import { usePapers } from './use-papers.ts';
import { addedPaths, type Members } from './values.ts';
import { type Ways, WaysOn } from './ways-on.tsx';

type Chain = Readonly<Record<Step, Link>>;

interface StepExchangeProps extends Pick<ShownExchangeProps, 'asCode' | 'onCode' | 'onAnswerHere'> {
  step: Step;
  chain: Chain;
  source: Members;
  /** The ways on where a document of the user is refused; undefined for the example. */
  ways: Ways | undefined;
}

const none = new Map();

/** A step of the chain as papers: what it sends, and what comes back. */
export function StepExchange({ step, chain, source, ways, ...rest }: StepExchangeProps) {
  const { path, body, answer, error } = chain[step];
  const built = chain.build.answer?.isOk ? chain.build.answer.value : undefined;
  const isChange = step === 'correct' || step === 'replicate';
  const { made, result, kept } = madeBy(isChange ? answer : undefined);
  const [sourcePaper, builtPaper, resultPaper, otherPaper] = usePapers([
    source,
    built,
    result,
    kept.reduce((document, path) => withValue(document, path, ANOTHER), result),
  ]);
  const changes = marksOfChanges(sourcePaper, builtPaper, 'changed');
  const blanks = marksOfChanges(sourcePaper, builtPaper, 'blank');
  const envelope = chain.sign.answer?.isOk ? chain.sign.answer.value : undefined;
  const shared = {
    ...rest,
    ...{ path, body, answer, error },
    sentence: answer && sentenceOf(step, answer, source),
  };
  if (answer && !answer.isOk)
    return (
      <ShownExchange
        {...shared}
        sent={{
          about: aboutSent(step, source),
          content: <Sheet paper={builtPaper ?? sourcePaper} marks={none} isUnknown />,
        }}
        got={{
          about: say(texts.mistakesShown),
          content: (
            <div className="grid gap-3">
              <Faults faults={faultsOf(answer.value)} of={body?.data} />
              {ways && <WaysOn source={source} {...ways} />}
              <Sheet paper={builtPaper ?? sourcePaper} marks={none} isUnknown />
            </div>
          ),
        }}
      />
    );
  switch (step) {
    case 'build':
      return (
        <ShownExchange
          {...shared}
          sent={{
            about: aboutSent(step, source),
            content: <Sheet paper={builtPaper ?? sourcePaper} marks={blanks} isUnknown />,
          }}
          got={{
            about: built ? say(texts.added, { count: addedPaths(source, built).size }) : '',
            content: <Sheet paper={builtPaper} sent={sourcePaper} marks={changes} />,
          }}
        />
      );
    case 'sign':
      return (
        <ShownExchange
          {...shared}
          sent={{ about: aboutSent(step, source), content: <Sheet paper={builtPaper} marks={none} /> }}
          got={{
            about: say(texts.sealed),
            content: (
              <Sheet
                paper={answer && builtPaper}
                sent={builtPaper}
                marks={none}
                stamp={answer && <Seal envelope={answer.value} />}
              />
            ),
          }}
        />
      );
    case 'verify':
      return (
        <ShownExchange
          {...shared}
          sent={{
            about: aboutSent(step, source),
            content: (
              <Sheet paper={builtPaper} marks={none} stamp={envelope ? <Seal envelope={envelope} /> : undefined} />
            ),
          }}
          got={{
            about: say(texts.confirmed),
            content: (
              <Sheet
                paper={answer && builtPaper}
                sent={builtPaper}
                marks={none}
                stamp={answer && <Seal envelope={envelope} isChecked />}
              />
            ),
          }}
        />
      );
    default:
      return (
        <ShownExchange
          {...shared}
          sent={{ about: aboutSent(step, source), content: <Sheet paper={builtPaper} marks={none} /> }}
          got={{
            about: result ? aboutMade(addedPaths(built, result).size, kept.length) : '',
            // Warnings come with the copy.
            before: made === result ? built : { result: built },
            content: (
              <Sheet
                paper={resultPaper}
                sent={builtPaper}
                marks={
                  new Map([...marksOfCopy(builtPaper, resultPaper), ...marksOfChanges(resultPaper, otherPaper, 'kept')])
                }
              />
            ),
          }}
        />
      );
  }
}

/** Returns the document that an answer made, with the paths of dates that it has from its original. */
function madeBy(answer: Answer | undefined) {
  const made = answer?.isOk ? answer.value : undefined;
  return { made, result: documentIn(memberAt(made, 'result') ?? made), kept: keptIn(made) };
}

function aboutMade(changed: number, kept: number): string {
  const parts = [say(texts.changed, { count: changed }), kept > 0 && say(texts.toCheck, { count: kept })];
  return parts.filter(Boolean).join(' · ');
}

/** A date that no example has. */
const ANOTHER = '1999-12-31';

/** Returns the paths of dates that a copy has from its original, by the warnings that came with it. */
function keptIn(made: unknown): (readonly PathStep[])[] {
  const warnings = memberAt(made, 'warnings');
  return (Array.isArray(warnings) ? warnings : []).flatMap((warning) => {
    const what = String(memberAt(warning, 'kept.what') ?? '');
    const properties = memberAt(warning, 'properties');
    if (!['due-date', 'supply'].includes(what) || !Array.isArray(properties)) return [];
    return properties.map((path) => stepsOf(String(path).slice(1)));
  });
}

function aboutSent(step: Step, source: Members): string {
  switch (step) {
    case 'build':
      return say(texts.onlyFacts, { count: valuesOf(source).size });
    case 'sign':
      return say(texts.finished);
    case 'verify':
      return say(texts.theEnvelope);
    default:
      return say(texts.finishedOnly);
  }
}
