import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { WordedChange, WordedRemaining } from '../../../formats/repair/worded.ts';
import { engine } from '../../engine/service/engine.ts';
import type { TextRepair } from '../../engine/worker/repair.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { inspectRequest, useRun } from '../../state/drafts/runs.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { saveBlob } from '../../ui/files.ts';
import { Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { withEditorTexts } from '../../write/monaco/editor-language.ts';
import { Codes, RejectionField } from '../rejection/rejection.tsx';
import { applyRepair } from './apply.ts';
import * as texts from './texts.ts';

const Difference = lazy(async () => ({
  default: (await withEditorTexts(() => import('../../write/editor/difference.tsx'))).Difference,
}));

interface RepairDialogProps {
  draft: Draft;
  /** The answer that came with the rejected file, if the user has pasted it. */
  given?: string | undefined;
  onClose(): void;
}

/** Shows what is wrong with an e-invoice by what can be done about it, and repairs it once the user has looked at the changes. */
export function RepairDialog({ draft, given, onClose }: RepairDialogProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [rejection, setRejection] = useState(given);
  const [asked, setAsked] = useState<readonly WordedRemaining[]>([]);
  const { data: repair } = useQuery({
    queryKey: ['repair', draft.text, answers, rejection],
    queryFn: () => engine().call('repairFile', { ...inspectRequest(draft), answers, rejection }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const made = repair && !('fault' in repair) ? repair : undefined;
  const count = made?.changes.length ?? 0;
  const faults = useFaults(draft.id, made);
  const answer = (given: Readonly<Record<string, string>>) => {
    // Questions stay after they were answered, so that the answers can be changed.
    setAsked(questionsOf(asked, made?.remaining ?? []));
    setAnswers(given);
  };
  return (
    <Dialog
      wide
      title={
        faults.length > 0
          ? say(texts.titleWrong, { title: titleOf(draft), count: faults.length })
          : say(texts.title, { title: titleOf(draft) })
      }
      description={say(texts.about)}
      onClose={onClose}
      footer={
        <>
          <p role="status" className="mr-auto self-center text-soft">
            {made && say(texts.count, { count })}
          </p>
          <Button
            look="bare"
            Icon={FileDown}
            disabled={count === 0}
            onClick={() => made && saveBlob(nameOf(draft, made), made.file)}
          >
            {say(texts.save)}
          </Button>
          <Button
            look="primary"
            disabled={count === 0}
            onClick={() => {
              if (!made) return;
              applyRepair(draft, made);
              onClose();
            }}
          >
            {say(texts.apply)}
          </Button>
        </>
      }
    >
      {repair === undefined && <Waiting what={say(texts.looking)} />}
      {repair && 'fault' in repair && <p className="text-bad">{repair.fault}</p>}
      {made && (
        <div className="grid gap-5">
          <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
            <Section heading={say(texts.wrong)}>
              <Summary repair={made} />
              <Wrong faults={faults} />
              <OfIssuer faults={made.remaining.filter(({ kind }) => kind === 'issuer')} />
              {rejection !== undefined && (
                <div role="status">
                  <Codes codes={made.codes} />
                </div>
              )}
              <details className="mt-1" open={given !== undefined}>
                <summary className="w-fit cursor-pointer rounded font-medium text-accent hover:underline">
                  {say(texts.pasteAnswer)}
                </summary>
                <div className="mt-2">
                  <RejectionField given={given} onExplain={setRejection} />
                </div>
              </details>
            </Section>
            <Section heading={say(texts.changes)}>
              {count > 0 && <Changes changes={made.changes} />}
              <Questions questions={questionsOf(asked, made.remaining)} answers={answers} onAnswer={answer} />
            </Section>
          </div>
          {count > 0 && (
            <Section heading={say(texts.difference)}>
              <div className="h-[min(40dvh,20rem)] overflow-hidden rounded-lg border border-line">
                <Suspense fallback={<Waiting what={say(texts.difference)} />}>
                  <Difference
                    before={draft.text}
                    after={made.text}
                    beforeLabel={say(texts.before)}
                    afterLabel={say(texts.after)}
                  />
                </Suspense>
              </div>
            </Section>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Returns the open questions and those that were asked before, each once. */
function questionsOf(asked: readonly WordedRemaining[], remaining: readonly WordedRemaining[]): WordedRemaining[] {
  const bySet = new Map([...asked, ...remaining].flatMap((each) => (each.set === undefined ? [] : [[each.set, each]])));
  return [...bySet.values()];
}

function nameOf(draft: Draft, { isPdf }: TextRepair): string {
  return `${fileName(draft.text)}-fixed.${isPdf ? 'pdf' : 'xml'}`;
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{heading}</h3>
      {children}
    </section>
  );
}

function Summary({ repair: { kind, changes, notes } }: { repair: TextRepair }) {
  const all = notes.length > 0 ? notes : kind === 'valid' ? [say(texts.nothing)] : [];
  const said = all.length === 0 && changes.length === 0 ? [say(texts.unchanged)] : all;
  if (said.length === 0) return null;
  return (
    <div role="status">
      {said.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** A fault that can be fixed, in a sentence. */
interface Fault {
  rule: string;
  sentence: string;
  place: string;
}

/** Returns the faults that can be fixed, with what to change next to them. */
function useFaults(draft: string, repair: TextRepair | undefined): Fault[] {
  const { problems } = useRun(draft, 'problems');
  if (!repair) return [];
  // A change says what it does, and the check of the same file what is wrong there.
  const sentenceOf = (rule: string, xpath: string, otherwise: string) => {
    const ofRule = problems.filter(({ code }) => code === rule);
    const there = ofRule.find(({ locations }) => locations.some(({ path }) => endOf(path) === endOf(xpath)));
    return (there ?? ofRule[0])?.message ?? otherwise;
  };
  const changed = repair.changes.flatMap(({ rule, xpath, description }) =>
    rule ? [{ rule, place: xpath, sentence: sentenceOf(rule, xpath, description) }] : [],
  );
  const asked = repair.remaining.flatMap(({ set, rule, xpath, description }) =>
    set === undefined ? [] : [{ rule, place: xpath, sentence: sentenceOf(rule, xpath, description) }],
  );
  return [...new Map([...changed, ...asked].map((each) => [`${each.rule} ${each.sentence}`, each])).values()];
}

/** Returns the last element of an XPath, without prefix and position. */
function endOf(xpath: string): string {
  return xpath.slice(xpath.lastIndexOf('/') + 1).replace(/^[\w-]+:|\[\d+\]$/g, '');
}

/** What is wrong that can be fixed. */
function Wrong({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <ol className="grid gap-2">
      {faults.map(({ rule, sentence, place }, index) => (
        <li key={`${rule} ${sentence}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
          <span
            aria-hidden
            className="grid size-5 place-items-center rounded-full bg-bad font-semibold text-panel text-xs"
          >
            {index + 1}
          </span>
          <span>
            <span className="wrap-anywhere font-medium">{sentence}</span>
            <span className="wrap-anywhere block text-soft text-xs">{`${rule} · ${place}`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: { changes: readonly WordedChange[] }) {
  return (
    <ul className="grid gap-2">
      {changes.map(({ xpath, rule, description }) => (
        <li key={`${xpath} ${description}`} className="border-line border-b pb-2">
          <p className="wrap-anywhere">{description}</p>
          <p className="wrap-anywhere text-soft text-xs">{[rule, xpath].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}

interface QuestionsProps {
  questions: readonly WordedRemaining[];
  answers: Readonly<Record<string, string>>;
  onAnswer(answers: Readonly<Record<string, string>>): void;
}

/** A field for each answer, with the official name of what it fills and an example. */
function Questions({ questions, answers, onAnswer }: QuestionsProps) {
  const [typed, setTyped] = useState(answers);
  if (questions.length === 0) return null;
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
  return (
    <section aria-label={say(texts.asks)}>
      <form
        className="grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(given);
        }}
      >
        <div className="grid w-full gap-3">
          {questions.map(({ set = '', field, term, example = '', description, rule }) => (
            <Field
              key={set}
              label={[field ?? set, term].filter(Boolean).join(' · ')}
              hint={
                <>
                  {say(texts.example, { example })}
                  <span className="wrap-anywhere block">{`${rule}: ${description}`}</span>
                </>
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  value={typed[set] ?? ''}
                  onChange={(text) => setTyped({ ...typed, [set]: text })}
                />
              )}
            </Field>
          ))}
        </div>
        <Button type="submit" disabled={Object.keys(given).length === 0}>
          {say(texts.lookAgain)}
        </Button>
      </form>
    </section>
  );
}

function OfIssuer({ faults }: { faults: readonly WordedRemaining[] }) {
  if (faults.length === 0) return null;
  return (
    <section aria-label={say(texts.issuer)} className="grid gap-2">
      <p className="text-soft">{say(texts.issuerAbout)}</p>
      <ul className="grid gap-2">
        {faults.map(({ rule, xpath, description }) => (
          <li key={`${rule} ${xpath} ${description}`}>
            <p className="wrap-anywhere">{description}</p>
            <p className="wrap-anywhere text-soft text-xs">{`${rule} · ${xpath}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
