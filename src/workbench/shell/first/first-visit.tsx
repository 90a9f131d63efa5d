import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, Braces, FilePlus2, FolderOpen, Inbox, Presentation } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ExampleSummary } from '../../../client/index.ts';
import { countryName } from '../../engine/document/names.ts';
import { fallBackAfter } from '../../engine/service/backend.ts';
import { engine } from '../../engine/service/engine.ts';
import { examplesQuery } from '../../engine/service/service.ts';
import { chooseFiles } from '../../state/drafts/choose-files.ts';
import { isOwn, useDrafts } from '../../state/drafts/drafts.ts';
import { useImport } from '../../state/drafts/use-import.ts';
import { countryFor, openingExample } from '../../state/examples/opening-example.ts';
import { useStart } from '../../state/examples/use-start.ts';
import { chooseView } from '../../state/view/document-view.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { classes } from '../../ui/classes.ts';
import { guideAddress } from '../../ui/documentation/docs-link.tsx';
import { droppedFiles, takeEarly } from '../../ui/dropped-files.ts';
import { homeLanguages, setHomeCountry } from '../../ui/page/home-country.ts';
import { Shortcut } from '../../ui/shortcut.tsx';
import { order, say } from '../../ui/texts/say.ts';
import { loadEditorAhead } from '../../write/editor/load-editor.ts';
import { FormView } from '../document-region.tsx';
import * as shellTexts from '../texts.ts';
import * as texts from './texts.ts';

/** Where a user without a document begins: writes one, checks those received, or sees how it works. Escape begins with the form. */
export function FirstVisit() {
  const { startEmpty, startFrom } = useStart();
  const { data, error, refetch } = useQuery(examplesQuery);
  useEffect(() => {
    // Offline, the engine in this browser has the examples too.
    if (fallBackAfter(error)) void refetch();
  }, [error, refetch]);
  useEffect(getReady, []);
  const countries = countriesOf(data);
  const [, setChosen] = useState<string>();
  const choose = (country: string) => {
    setHomeCountry(country);
    setChosen(country);
  };
  const countryIn = (known: readonly string[]) => countryFor(homeLanguages(), known);
  const country = countryIn(countries);
  /** Waits for the list, which may still be on its way at the first press. */
  const listed = async () => {
    if (data) return data;
    const first = await refetch({ cancelRefetch: false });
    if (first.data) return first.data;
    fallBackAfter(first.error);
    return (await refetch({ cancelRefetch: false })).data ?? [];
  };
  const isBeginning = useRef(false);
  /** Begins once the list is there. A second press begins nothing else, and a file opened meanwhile is not covered. */
  const once = async (view: 'Form' | 'JSON', begin: (examples: readonly ExampleSummary[]) => Promise<unknown>) => {
    if (isBeginning.current) return;
    isBeginning.current = true;
    chooseView(view);
    try {
      const examples = await listed();
      if (!useDrafts.getState().drafts.some(isOwn)) await begin(examples);
    } finally {
      isBeginning.current = false;
    }
  };
  const inForm = async () => {
    void FormView.load().catch(() => undefined);
    await once('Form', (examples) => startEmpty('bill/invoice', { country: countryIn(countriesOf(examples)) }));
  };
  const asJson = async () => {
    await once('JSON', (examples) => {
      const name = openingExample(examples, homeLanguages());
      return name === undefined
        ? startEmpty('bill/invoice', { country: countryIn(countriesOf(examples)) })
        : startFrom(name);
    });
  };
  const check = useChecking();
  useEffect(() => {
    void takeEarly(check);
  }, [check]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isFree = event.target === document.body || event.target === document.getElementById('main');
      if (event.key === 'Escape' ? event.defaultPrevented || !isFree : event.key !== 'Enter' || !isFree) return;
      event.preventDefault();
      void inForm();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const documentation = guideAddress('');
  return (
    <section
      aria-label={say(texts.invoicesThatPass)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void droppedFiles(event.dataTransfer).then(check);
      }}
      className="grid size-full overflow-y-auto [align-content:safe_center] px-5 py-8 outline-offset-[-2px]"
    >
      <div className="mx-auto w-full max-w-[1010px]">
        <h1 className="font-bold text-[2rem] leading-tight tracking-tight max-[45rem]:text-2xl">
          {say(texts.invoicesThatPass)}
        </h1>
        <p className="mt-2 text-base text-soft sm:text-lg">{say(texts.whatItDoes)}</p>
        <div className="mt-6 grid gap-4 min-[60rem]:grid-cols-[1.15fr_1fr_1fr]">
          <Door title={say(texts.writeInvoice)} about={say(texts.writeInvoiceHow)} picture={<SheetPicture />} isFirst>
            <Button look="primary" Icon={FilePlus2} onClick={() => void inForm()} aria-keyshortcuts="Enter">
              {say(texts.newInvoice)}
              <span className="opacity-80">
                <Shortcut keys="Enter" />
              </span>
            </Button>
            <Button
              Icon={Braces}
              onClick={() => void asJson()}
              onPointerEnter={loadEditorAhead}
              onFocus={loadEditorAhead}
            >
              {say(texts.asJson)}
            </Button>
          </Door>
          <Door
            title={say(texts.checkReceived)}
            about={say(texts.checkReceivedHow)}
            picture={
              <span className="grid h-24 w-38 place-content-center justify-items-center gap-2 rounded-xl border border-edge border-dashed bg-panel text-soft">
                <Inbox aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
                {say(texts.dropHere)}
              </span>
            }
          >
            <Button Icon={FolderOpen} onClick={() => void chooseFiles().then(check)}>
              {say(texts.chooseFiles)}
            </Button>
          </Door>
          <Door
            title={say(texts.seeHow)}
            about={say(texts.seeHowAbout)}
            picture={
              <span aria-hidden className="flex items-center gap-4">
                <Sheet />
                <ArrowRight className="size-4 text-accent" />
                <Sheet isAnswer />
              </span>
            }
          >
            <Link
              to="/how-it-works"
              className="inline-flex h-[30px] pointer-coarse:min-h-11 items-center gap-2 rounded-[7px] border border-line bg-panel px-3 font-medium text-sm hover:bg-sunk"
            >
              <Presentation aria-hidden className="size-3.5" />
              {say(shellTexts.showMe)}
            </Link>
          </Door>
        </div>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <Choice
            label={say(texts.myCountry)}
            labelled
            value={country ?? ''}
            options={countries
              .map((value) => ({ value, label: countryName(value) }))
              .sort((a, b) => order().compare(a.label, b.label))}
            onChange={choose}
          />
          <p className="flex gap-5 font-medium">
            <Link to="/addons" className="text-accent hover:underline">
              {say(texts.browseAddons)}
            </Link>
            {documentation && (
              <a href={documentation} target="_blank" rel="noreferrer" className="text-accent hover:underline">
                {say(shellTexts.documentation)}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Milliseconds in which a user who knows the page presses its button, and needs only what that opens. */
const AT_ONCE = 300;

/** Loads what the buttons open while the user reads. The editor, which is large, waits until it is wanted. */
function getReady(): () => void {
  const reading = setTimeout(async () => {
    await FormView.load().catch(() => undefined);
    await import('../../write/preview/preview.tsx').catch(() => undefined);
    engine();
  }, AT_ONCE);
  return () => clearTimeout(reading);
}

const countriesOf = (examples: readonly ExampleSummary[] = []) => [...new Set(examples.map(({ country }) => country))];

/** Names of files that contain others. */
const CONTAINERS = /\.(zip|eml|msg|mbox)$/i;

/** Returns a function that opens one file as a document, and several in the inbox. */
function useChecking() {
  const { openFiles } = useImport();
  const navigate = useNavigate();
  return async (files: readonly File[]) => {
    const [first, ...others] = files;
    if (first === undefined) return;
    if (others.length === 0 && !CONTAINERS.test(first.name)) return void openFiles(files);
    await navigate({ to: '/inbox' });
    const { loadInboxParts } = await import('../../inbox/load.ts');
    await (await loadInboxParts()).takeFiles(files);
  };
}

interface DoorProps {
  title: string;
  about: string;
  picture: ReactNode;
  isFirst?: boolean;
  /** The button or link of the door. */
  children: ReactNode;
}

function Door({ title, about, picture, isFirst, children }: DoorProps) {
  return (
    <section
      aria-label={title}
      className={classes(
        'grid grid-rows-[auto_1fr] overflow-hidden rounded-[14px] border bg-panel',
        isFirst ? 'border-accent/55' : 'border-line',
      )}
    >
      <div className="grid h-[176px] place-items-center overflow-hidden border-line border-b bg-sunk max-[60rem]:hidden">
        {picture}
      </div>
      <div className="flex flex-col gap-1.5 p-5">
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="text-soft leading-relaxed">{about}</p>
        <p className="mt-auto flex flex-wrap gap-2 pt-3">{children}</p>
      </div>
    </section>
  );
}

function Sheet({ isAnswer }: { isAnswer?: boolean }) {
  const line = 'h-1 rounded-sm';
  return (
    <span className="grid h-22 w-16 content-start gap-2 rounded bg-paper p-2.5 shadow-paper">
      <span className={`${line} w-6 bg-ink`} />
      <span className={`${line} mt-1.5 w-10 bg-line`} />
      <span className={`${line} w-7 bg-line`} />
      {isAnswer && <span className="mt-1 ml-auto h-1.5 w-6 bg-good/60" />}
      {isAnswer && <span className="ml-auto h-1.5 w-6 bg-good/60" />}
    </span>
  );
}

/** The upper part of an invoice. */
function SheetPicture() {
  const bar = (x: number, y: number, width: number, strong = false) => (
    <rect
      key={`${x} ${y}`}
      x={x}
      y={y}
      width={width}
      height={strong ? 6 : 4}
      rx="2"
      fill={strong ? 'var(--ink)' : 'var(--line)'}
    />
  );
  return (
    <svg viewBox="0 0 280 152" aria-hidden className="mt-6 w-[280px] self-end">
      <rect width="280" height="170" rx="3" fill="var(--paper)" />
      {[bar(18, 24, 46, true), bar(18, 38, 34), bar(214, 20, 48), bar(222, 32, 40), bar(214, 44, 48)]}
      {[18, 150].flatMap((x) => [bar(x, 66, 30), bar(x, 78, 72, true), bar(x, 90, 52), bar(x, 100, 60)])}
      <path d="M18 124h244" stroke="var(--ink)" />
      {[bar(18, 116, 26), bar(232, 116, 30), bar(18, 134, 92), bar(190, 134, 20), bar(236, 134, 26)]}
    </svg>
  );
}
