import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleX, Copy, CornerDownRight, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { plainFault } from '../../engine/document/plain-fault.ts';
import type { Fix } from '../../engine/worker/fixes/index.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import type { Location, Problem, Range } from '../../state/view/problem.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { FixButton } from '../form/fix-button.tsx';
import { useOwnCompany } from '../form/sheet/own-company.ts';
import { useMyCompany } from '../form/sheet/texts.ts';
import { Sentence } from './sentence.tsx';
import * as texts from './texts.ts';

interface ProblemRowProps {
  problem: Problem;
  chosen: boolean;
  onGo(problem: Problem, range: Range): void;
  /** Fixes the problem or offers fixes; absent if read-only. */
  onFix: ((problem: Problem) => void) | undefined;
  /** Fixes to choose from. */
  fixes: readonly Fix[] | undefined;
  onApply(fix: Fix): void;
  onCopy(problem: Problem): void;
  /** The problems that follow from this one. */
  following?: { count: number; isOpen: boolean; toggle(): void } | undefined;
}

/** Maximum number of locations listed for a problem; all are marked in the text. */
const FEW = 12;

/** A problem: its message leads to its first location, each path to its own, its code to the rule. */
export function ProblemRow({ problem, chosen, onGo, onFix, fixes, onApply, onCopy, following }: ProblemRowProps) {
  const { severity, message, code, locations } = problem;
  const follows = problem.causes !== undefined;
  const tone = severity === 'error' && !follows ? 'error' : 'warning';
  const Icon = follows ? CornerDownRight : severity === 'error' ? CircleX : TriangleAlert;
  const first = locations.find(({ range }) => range)?.range;
  const developerTools = useDeveloperTools();
  const words = useFormGuide((guide) => guide.words);
  const path = locations[0]?.path ?? '';
  const said = words?.inWords(message, path, code) ?? (developerTools ? message : plainFault(message));
  const titled = (title: string) => words?.inFix(title, path) ?? title;
  const asked = words && problem.possibleFixes?.asks;
  const task = asked ? say(texts.chooseValue, { name: asked.name }) : problem.possibleFixes?.task;
  const folds = following && following.count > 0 ? following : undefined;
  return (
    <li
      data-code={code}
      className={classes(
        'group flex items-baseline gap-3 px-3.5 py-1 max-sm:flex-wrap max-sm:gap-y-0 max-sm:pl-10',
        follows && 'ml-6 text-soft',
        chosen ? (tone === 'error' ? 'bg-bad-wash' : 'bg-warn-wash') : 'hover:bg-sunk',
      )}
    >
      <Icon
        role="img"
        aria-label={say(severity === 'error' ? texts.problem : texts.warning)}
        className={classes(
          'relative top-0.5 size-3.5 shrink-0 max-sm:-ml-6.5',
          tone === 'error' ? 'text-bad' : 'text-warn',
        )}
      />
      {/* On a phone, the code follows the locations. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 gap-y-2 max-sm:contents">
        <button
          type="button"
          data-row
          disabled={!first}
          onClick={() => first && onGo(problem, first)}
          onKeyDown={(event) => {
            if (event.key !== ' ' || !folds) return;
            event.preventDefault();
            folds.toggle();
          }}
          // Where Space presses a button once it is released.
          onKeyUp={(event) => {
            if (event.key === ' ' && folds) event.preventDefault();
          }}
          className="wrap-anywhere max-w-full select-text rounded text-left max-sm:basis-full pointer-coarse:min-h-11 disabled:text-ink"
        >
          <Sentence text={said} path={path} label={words?.labelOf(path)} />
        </button>
        {folds && (
          <button
            type="button"
            aria-expanded={folds.isOpen}
            onClick={folds.toggle}
            className="-my-1 inline-flex min-h-6 items-center self-center rounded text-soft text-xs hover:text-accent hover:underline pointer-coarse:min-h-11"
          >
            <ChevronRight
              aria-hidden
              className={classes('size-3.5 transition-transform', folds.isOpen && 'rotate-90')}
            />
            {say(texts.following, { count: folds.count })}
          </button>
        )}
        {developerTools && code && (
          <Link
            to="/rules/$code"
            params={{ code }}
            aria-label={say(texts.rule, { code })}
            title={say(texts.aboutRule)}
            className="-my-1 inline-flex max-sm:order-last min-h-6 items-center rounded text-faint text-xs hover:text-accent hover:underline"
          >
            {code}
          </Link>
        )}
      </span>
      <span className="flex max-w-[45%] shrink-0 flex-wrap justify-end gap-x-3 max-sm:max-w-full max-sm:justify-start">
        {locations.slice(0, FEW).map((location, index) => (
          <LocationLink
            key={keyOf(location)}
            location={location}
            // Places with the same name, such as in two invoices of a file, also show their line.
            repeated={locations.slice(0, index).some(({ label }) => label !== undefined && label === location.label)}
            onGo={(range) => onGo(problem, range)}
          />
        ))}
        {locations.length > FEW && (
          <span className="text-faint text-xs">{say(texts.moreLocations, { count: locations.length - FEW })}</span>
        )}
        {onFix && /^\$(\.doc)?\.supplier$/.test(path) && <UseMyCompany />}
        {onFix && <Fixes {...{ problem, task, fixes, onFix, onApply, titled }} />}
      </span>
      <Button
        look="bare"
        size="small-icon"
        aria-label={say(texts.copy)}
        title={say(texts.copyShort)}
        onClick={() => onCopy(problem)}
        className="max-sm:hidden -my-1 size-5 self-start opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100"
      >
        <Copy aria-hidden className="size-3" />
      </Button>
    </li>
  );
}

/** Writes the user's company, if it is known, in place of a missing supplier. */
function UseMyCompany() {
  const own = useOwnCompany();
  return own && <FixButton isLink title={say(useMyCompany)} onClick={own.use} />;
}

interface FixesProps extends Pick<ProblemRowProps, 'problem' | 'fixes' | 'onApply'> {
  onFix(problem: Problem): void;
  /** What is left to do, as shown. */
  task: string | undefined;
  /** Returns the title of a fix as shown. */
  titled(title: string): string;
}

/** The fixes of a problem: the certain one, or the best ones and a way to all; those that were asked for get the focus of their button. */
function Fixes({ problem, task, fixes, onFix, onApply, titled }: FixesProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (fixes && fixes.length > 0) first.current?.focus();
  }, [fixes]);
  const { fix, count = 0, choices = 0, offered = [] } = problem.possibleFixes ?? {};
  const few = fix || offered.length < 2 ? [] : offered;
  const shown = fixes ?? few;
  return (
    <>
      {shown.map((each, index) => (
        <FixButton
          isLink
          key={each.title}
          title={titled(each.title)}
          onClick={() => onApply(each)}
          ref={index === 0 ? first : undefined}
        />
      ))}
      {!fixes && count > 0 && (few.length === 0 || choices > few.length) && (
        <FixButton isLink title={titled(fix?.title ?? task ?? say(texts.fix))} onClick={() => onFix(problem)} />
      )}
    </>
  );
}

interface LocationLinkProps {
  location: Location;
  /** An earlier location of the problem has the same label. */
  repeated: boolean;
  onGo(range: Range): void;
}

function LocationLink({ location: { path, range, label: own }, repeated, onGo }: LocationLinkProps) {
  const inText = path === '$' ? say(texts.wholeDocument) : say(texts.line, { line: range?.startLineNumber ?? '' });
  // XPaths are long; the line shows the location.
  const isXpath = path.startsWith('/') && range !== undefined;
  const inForm = useFormGuide(({ words }) => words && shortPlace(words.labelOf(path)));
  const label = own ?? inForm;
  const text = repeated && range ? inText : label || (isXpath ? '' : path.replace(/^\$\.?/, '')) || inText;
  const look = classes('text-soft text-xs', label ? 'break-words' : 'break-all font-mono');
  if (!range) return <span className={look}>{text}</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={isXpath ? path : undefined}
      onClick={() => onGo(range)}
      className={classes('rounded text-left hover:text-accent hover:underline', look)}
    >
      {text}
    </button>
  );
}

/** `Payment details › Instructions › Credit transfer 1 › IBAN` → `Payment details › IBAN`: the names between are words of the schema. */
function shortPlace(label: string): string {
  return label.replace(/ › .* › /, ' › ');
}

function keyOf({ path, range }: Location): string {
  return `${path} ${range?.startLineNumber}:${range?.startColumn}`;
}
