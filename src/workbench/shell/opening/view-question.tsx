import * as Dialog from '@radix-ui/react-dialog';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileCheck, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { bar } from '../../how-it-works/tour/bar.tsx';
import * as texts from '../../how-it-works/tour/texts.ts';
import { endTour, startTour } from '../../how-it-works/tour/tour-state.ts';
import { chooseFiles, chooseFolder } from '../../state/drafts/choose-files.ts';
import { useImport } from '../../state/drafts/use-import.ts';
import { chooseView, useView, type View } from '../../state/view/document-view.ts';
import { Button } from '../../ui/button.tsx';
import { droppedFiles } from '../../ui/dropped-files.ts';
import { settings } from '../../ui/page/settings.ts';
import { say } from '../../ui/texts/say.ts';
import * as ui from '../../ui/texts.ts';

/**
 * Asks a new user for an invoice to check, or how to write documents, over the live example. It does not block: Escape, its button or a
 * press elsewhere choose JSON, typing in the text continues, and the view switch, its key and dropped files answer it too.
 */
export function ViewQuestion() {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => useView.subscribe(() => settings.getItem('view') !== null && startTour()), []);
  const leave = (view: View = 'JSON') => {
    chooseView(view);
    endTour();
  };
  const { openFiles } = useImport();
  const navigate = useNavigate();
  const check = (files: readonly File[]) => {
    if (files.length === 0) return;
    leave('Form');
    if (files.length === 1 && !files.some(({ name }) => CONTAINERS.test(name))) void openFiles(files);
    else {
      void navigate({ to: '/inbox' }).then(async () => {
        const { loadInboxParts } = await import('../../inbox/load.ts');
        await (await loadInboxParts()).takeFiles(files);
      });
    }
  };
  // Files dropped anywhere on the page answer it, too, before the page opens them.
  useEffect(() => {
    const drop = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      void droppedFiles(dataTransfer).then(check);
    };
    addEventListener('drop', drop, { capture: true });
    return () => removeEventListener('drop', drop, { capture: true });
  });
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && leave()}>
      <Dialog.Portal>
        <Dialog.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (!isWriting()) first.current?.focus();
          }}
          onKeyDown={moveByArrow}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => isOnSwitch(event.target) && event.preventDefault()}
          className="fixed top-1/2 left-1/2 z-50 w-[min(38rem,calc(100vw-20px))] max-h-[92dvh] overflow-auto -translate-x-1/2 -translate-y-1/2 rounded-xl border border-line bg-panel p-5 shadow-float outline-none"
        >
          <Dialog.Title className="pr-8 font-semibold text-lg">{say(texts.question)}</Dialog.Title>
          <Dialog.Description className="mt-0.5 text-soft">{say(texts.questionAbout)}</Dialog.Description>
          <section
            aria-label={say(texts.check)}
            className="mt-4 grid items-center gap-3 rounded-lg border border-edge border-dashed p-3.5 sm:grid-cols-[auto_minmax(0,1fr)]"
          >
            <FileCheck aria-hidden className="size-8 text-accent max-sm:hidden" strokeWidth={1.4} />
            <div>
              <h3 className="font-semibold text-base">{say(texts.check)}</h3>
              <p className="mt-0.5 text-soft">{say(texts.checkAbout)}</p>
              <div className="mt-2.5 flex flex-wrap gap-2">
                <Button data-answer look="primary" onClick={() => void chooseFiles().then(check)}>
                  {say(texts.chooseFiles)}
                </Button>
                <Button data-answer onClick={() => void chooseFolder().then(check)}>
                  {say(texts.chooseFolder)}
                </Button>
              </div>
            </div>
          </section>
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            <Answer
              ref={first}
              name={say(texts.form)}
              about={say(texts.formAbout)}
              picture={<FormPicture />}
              onClick={() => chooseView('Form')}
            />
            <Answer
              name={say(texts.json)}
              about={say(texts.jsonAbout)}
              picture={<JsonPicture />}
              onClick={() => chooseView('JSON')}
            />
          </div>
          <p className="mt-4 text-center text-soft">
            <Link to="/show" onClick={() => endTour()} className="text-accent underline">
              {say(texts.showMe)}
            </Link>{' '}
            {say(texts.showMeAbout)}
          </p>
          <Dialog.Close asChild>
            <Button look="bare" size="small-icon" aria-label={say(ui.close)} className="absolute top-3.5 right-3.5">
              <X aria-hidden className="size-4" />
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Names of files that contain others. */
const CONTAINERS = /\.(zip|eml|msg|mbox)$/i;

/** Arrow keys move between the answers, and around at the ends. */
function moveByArrow({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (!key.startsWith('Arrow')) return;
  const answers = [...currentTarget.querySelectorAll<HTMLElement>('[data-answer]')];
  const at = answers.indexOf(document.activeElement as HTMLElement);
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  answers[(at + step + answers.length) % answers.length]?.focus();
}

interface AnswerProps {
  name: string;
  about: string;
  picture: ReactNode;
  onClick(): void;
  ref?: React.Ref<HTMLButtonElement>;
}

function Answer({ name, about, picture, onClick, ref }: AnswerProps) {
  const id = useId();
  return (
    <button
      ref={ref}
      data-answer
      type="button"
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
      onClick={onClick}
      className="rounded-lg border border-edge p-2.5 text-left hover:border-accent hover:bg-accent-wash focus-visible:border-accent focus-visible:bg-accent-wash"
    >
      <span className="block overflow-hidden rounded-md border border-line bg-bg">{picture}</span>
      <span id={id} className="mt-2.5 block px-1 font-semibold text-base">
        {name}
      </span>
      <span id={`${id}-about`} className="mt-0.5 block px-1 text-soft">
        {about}
      </span>
    </button>
  );
}

/** A sheet with fields, one of them being edited. */
function FormPicture() {
  const [ink, soft, line, accent] = ['var(--ink)', 'var(--faint)', 'var(--line)', 'var(--accent)'];
  return (
    <svg viewBox="0 0 240 132" aria-hidden className="block w-full">
      <rect x="22" y="12" width="196" height="132" rx="4" fill="var(--panel)" stroke={line} />
      {bar(36, 26, 52, ink, 8)}
      {[164, 164].map((x, row) => bar(x, 26 + row * 13, 40, soft))}
      {[36, 128].flatMap((x) => [bar(x, 56, 30, soft, 4), bar(x, 65, 62, ink), bar(x, 76, 46, ink)])}
      <rect x="124" y="60" width="80" height="14" rx="3" fill="none" stroke={accent} strokeWidth="2" />
      <path d="M36 92h168" stroke={ink} />
      {[100, 113].flatMap((y) => [bar(36, y, 74, ink), bar(132, y, 20, soft), bar(180, y, 24, ink)])}
    </svg>
  );
}

/** Lines of a document, one of them marked. */
function JsonPicture() {
  const [name, text, faint] = ['var(--syntax-key)', 'var(--syntax-string)', 'var(--faint)'];
  const lines: readonly (readonly [indent: number, key: number, value: number])[] = [
    [0, 0, 0],
    [1, 40, 74],
    [1, 26, 32],
    [1, 48, 0],
    [2, 30, 62],
    [2, 40, 44],
    [1, 0, 0],
    [1, 34, 0],
  ];
  return (
    <svg viewBox="0 0 240 132" aria-hidden className="block w-full">
      <rect width="240" height="132" fill="var(--panel)" />
      <rect y="74" width="240" height="14" fill="var(--accent-wash)" />
      {lines.map(([indent, key, value], row) => {
        const [x, y] = [34 + indent * 14, 12 + row * 14];
        return (
          <g key={y}>
            {bar(12, y, 8, 'var(--line)')}
            {key === 0 ? bar(x, y, 6, faint) : bar(x, y, key, name)}
            {value > 0 && bar(x + key + 8, y, value, text)}
            {key > 0 && value === 0 && bar(x + key + 8, y, 6, faint)}
          </g>
        );
      })}
      <path d="M104 88l4 -3 4 3 4 -3 4 3 4 -3 4 3 4 -3 4 3" fill="none" stroke="var(--bad)" strokeWidth="1.4" />
    </svg>
  );
}

/** Returns whether the user has begun to write in the document. */
function isWriting(): boolean {
  return document.activeElement?.closest('[data-region="document"]') != null;
}

/** Returns whether an event is on the view switch, which answers the question too. */
function isOnSwitch(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-views]') !== null;
}
