import { useLocation } from '@tanstack/react-router';
import {
  Bug,
  CopyPlus,
  FileCode,
  Link as LinkIcon,
  Presentation as PresentationIcon,
  RotateCcw,
  Signature,
} from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSource } from '../developer/api/use-source.tsx';
import { contentOf } from '../engine/document/text.ts';
import { documentIn, isObject, memberAt } from '../engine/document/values.ts';
import { Failed } from '../engine/service/failed.tsx';
import { useShowDraft } from '../state/drafts/use-active-draft.ts';
import { Button } from '../ui/button.tsx';
import { copyAndSay } from '../ui/copy.ts';
import { Waiting } from '../ui/message.tsx';
import { isSwitchedOff } from '../ui/page/letter-keys.ts';
import { settings } from '../ui/page/settings.ts';
import { say } from '../ui/texts/say.ts';
import { type Step, stepOf, steps, type View, viewByKey } from './chain.ts';
import { ChainBar } from './chain-bar.tsx';
import { ForDevelopers } from './developers.tsx';
import { EInvoiceExchange } from './e-invoice.tsx';
import { fragmentOf, linkedIn } from './link.ts';
import { MistakeExchange } from './mistake-exchange.tsx';
import { isTyping, Presentation } from './presentation.tsx';
import { StepExchange } from './step-exchange.tsx';
import * as texts from './texts.ts';
import { type Link, useChain } from './use-chain.ts';
import type { Members } from './values.ts';

/** The setting that stores whether code is shown. */
const SETTING = 'how-it-works-code';

/** Shows what the service does with one invoice, for people who do not program. */
export function HowItWorksPage() {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const linked = useMemo(() => linkedIn(fragment), [fragment]);
  const [view, setView] = useState<View>(linked?.view ?? 'build');
  /** The last step that was taken: going back keeps the answers of later ones. */
  const [upTo, setUpTo] = useState(stepOf(view));
  const [asCode, setCode] = useState(linked?.asCode ?? settings.getItem(SETTING) === 'on');
  const [inBrowser, answerHere] = useState(false);
  const [isPresenting, present] = useState(false);
  /** The request with mistakes, and its answer. */
  const [mistaken, setMistaken] = useState<Link>();
  const page = useRef<HTMLElement>(null);
  const { text, chosen, isExample, toExample, choice, failed } = useSource(isInvoice);
  const showDraft = useShowDraft();
  const own = useMemo(() => (text === undefined ? undefined : (invoiceIn(text) as Members | undefined)), [text]);
  const source = isExample && linked ? linked.document : own;
  const chain = useChain(source, upTo, inBrowser);
  const show = (next: View) => {
    setView(next);
    page.current?.scrollTo({ top: 0 });
    if (steps.indexOf(stepOf(next)) > steps.indexOf(upTo)) setUpTo(stepOf(next));
  };
  const showCode = (isCode: boolean) => {
    setCode(isCode);
    settings.setItem(SETTING, isCode ? 'on' : 'off');
  };
  const startAgain = () => {
    setView('build');
    setUpTo('build');
  };
  /** Follows a key. Returns whether it has a meaning here. */
  const follow = (key: string) => {
    const next = viewByKey(key, view);
    if (next) show(next);
    else if (/^c$/i.test(key)) showCode(!asCode);
    else if (/^p$/i.test(key)) present(!isPresenting);
    else return false;
    return true;
  };
  useKeys(page, follow);
  if (failed && !source) return <Failed query={failed} />;
  if (!source) return <Waiting what={say(texts.loading)} />;

  const copyLink = () => {
    const { origin, pathname } = location;
    void copyAndSay(origin + pathname + fragmentOf({ document: source, view, asCode }), say(texts.linkCopied));
  };

  const shared = { asCode, onCode: showCode, onAnswerHere: () => answerHere(true) };
  const built = chain.build.answer?.isOk ? chain.build.answer.value : undefined;
  const exchange =
    view === 'mistake' ? (
      <MistakeExchange
        key={chosen}
        source={source}
        built={built}
        inBrowser={inBrowser}
        onLink={setMistaken}
        {...shared}
      />
    ) : view === 'einvoice' ? (
      <EInvoiceExchange source={source} built={built} inBrowser={inBrowser} {...shared} />
    ) : (
      <StepExchange
        step={shownStep(view, chain)}
        chain={chain}
        source={source}
        ways={isExample ? undefined : { toWrite: () => showDraft(chosen), toExample }}
        {...shared}
      />
    );

  return (
    <section
      ref={page}
      aria-label={say(texts.title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
      tabIndex={0}
      className="size-full overflow-auto outline-offset-[-2px]"
    >
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-panel px-5 py-2">
        <h1 className="font-semibold text-base max-sm:flex-1">{say(texts.title)}</h1>
        <p className="min-w-0 flex-1 text-soft max-md:hidden">{say(texts.subtitle)}</p>
        <span className="max-sm:order-last max-sm:basis-full">{choice}</span>
        <Button Icon={LinkIcon} onClick={copyLink} title={say(texts.copyLink)} className="max-md:px-2">
          <span className="max-md:sr-only">{say(texts.copyLink)}</span>
        </Button>
        <Button look="primary" Icon={PresentationIcon} onClick={() => present(true)}>
          {say(texts.present)}
        </Button>
      </header>
      <div className="mx-auto grid max-w-[80rem] gap-4 p-5">
        <ChainBar
          chain={view === 'mistake' && mistaken ? { ...chain, build: mistaken } : chain}
          view={view}
          onView={show}
        />
        {!isPresenting && exchange}
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-soft">{say(texts.tryThis)}</span>
          <Button Icon={Bug} aria-pressed={view === 'mistake'} onClick={() => show('mistake')}>
            {say(texts.makeMistake)} <kbd className="text-faint text-xs">{say(texts.mistakeKey)}</kbd>
          </Button>
          <Button Icon={CopyPlus} aria-pressed={view === 'replicate'} onClick={() => show('replicate')}>
            {say(texts.copyIt)}
          </Button>
          <Button Icon={Signature} aria-pressed={view === 'sign'} onClick={() => show('sign')}>
            {say(texts.signIt)}
          </Button>
          <Button Icon={FileCode} aria-pressed={view === 'einvoice'} onClick={() => show('einvoice')}>
            {say(texts.asEInvoice)} <kbd className="text-faint text-xs">{say(texts.eInvoiceKey)}</kbd>
          </Button>
          <Button look="bare" Icon={RotateCcw} className="ms-auto" onClick={startAgain}>
            {say(texts.startAgain)}
          </Button>
        </p>
      </div>
      <ForDevelopers />
      {isPresenting && (
        <Presentation view={view} chain={chain} onKey={follow} onLeave={() => present(false)}>
          {exchange}
        </Presentation>
      )}
    </section>
  );
}

/** Passes on the keys of the page, while the focus is in it or nowhere. Those of fields stay theirs. */
function useKeys(page: RefObject<HTMLElement | null>, follow: (key: string) => boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isHere = target === document.body || (target instanceof Node && page.current?.contains(target));
    if (event.ctrlKey || event.metaKey || event.altKey || !isHere || isTyping(target) || isSwitchedOff(event)) return;
    if (follow(key)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Returns the step to show: a refused one instead of those that need its answer. */
function shownStep(view: Step, chain: Readonly<Record<Step, Link>>): Step {
  const refused = steps.slice(0, steps.indexOf(view)).find((step) => chain[step].answer?.isOk === false);
  return chain[view].body === undefined ? (refused ?? view) : view;
}

const invoiceIn = (text: string) => documentIn(contentOf(text));

function isInvoice(text: string): boolean {
  const document = invoiceIn(text);
  return isObject(document) && /\/bill\/invoice$/.test(String(memberAt(document, '$schema') ?? ''));
}
