import { Link } from '@tanstack/react-router';
import { CircleX, Copy, TriangleAlert } from 'lucide-react';
import type { Location, Problem, Range } from '../app/problem.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import * as texts from './texts.ts';

interface ProblemRowProps {
  problem: Problem;
  chosen: boolean;
  onGo(problem: Problem, range: Range): void;
  /** Does what fixes it, or offers what may; absent where nothing is to be changed. */
  onFix: ((problem: Problem) => void) | undefined;
  onCopy(problem: Problem): void;
}

/** So many locations of one problem are listed; all of them are marked in the text. */
const FEW = 12;

/** One problem: its sentence goes to its first location, each path to its own, its code to the rule. */
export function ProblemRow({ problem, chosen, onGo, onFix, onCopy }: ProblemRowProps) {
  const { severity, message, code, locations, possibleFixes } = problem;
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  const first = locations.find(({ range }) => range)?.range;
  return (
    <li
      className={classes(
        'group flex items-baseline gap-3 px-3.5 py-[5px] max-sm:flex-wrap max-sm:gap-y-0',
        chosen ? (severity === 'error' ? 'bg-bad-wash' : 'bg-warn-wash') : 'hover:bg-sunk',
      )}
    >
      <Icon
        role="img"
        aria-label={say(severity === 'error' ? texts.error : texts.warning)}
        className={classes('size-3.5 shrink-0 self-start mt-[3px]', severity === 'error' ? 'text-bad' : 'text-warn')}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 gap-y-2">
        <button
          type="button"
          data-row
          disabled={!first}
          onClick={() => first && onGo(problem, first)}
          className="max-w-full select-text rounded text-left disabled:text-ink"
        >
          {message}
        </button>
        {code && (
          <Link
            to="/rules/$code"
            params={{ code }}
            aria-label={say(texts.rule, { code })}
            title={say(texts.aboutRule)}
            className="-my-1 inline-flex min-h-6 items-center rounded text-faint text-xs hover:text-accent hover:underline"
          >
            {code}
          </Link>
        )}
      </span>
      <span className="flex max-w-[45%] shrink-0 flex-wrap justify-end gap-x-3 max-sm:max-w-full max-sm:basis-full max-sm:justify-start max-sm:pl-6">
        {locations.slice(0, FEW).map((location) => (
          <LocationLink key={keyOf(location)} location={location} onGo={(range) => onGo(problem, range)} />
        ))}
        {locations.length > FEW && (
          <span className="text-faint text-xs">{say(texts.moreLocations, { count: locations.length - FEW })}</span>
        )}
        {onFix && possibleFixes && possibleFixes.count > 0 && (
          <button
            type="button"
            onClick={() => onFix(problem)}
            className="whitespace-nowrap rounded font-medium text-accent text-xs hover:underline"
          >
            {possibleFixes.fix?.title ?? say(texts.fix)}
          </button>
        )}
      </span>
      <Button
        look="bare"
        size="small-icon"
        aria-label={say(texts.copy)}
        title={say(texts.copyShort)}
        onClick={() => onCopy(problem)}
        className="-my-1 size-5 self-start opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100"
      >
        <Copy aria-hidden className="size-3" />
      </Button>
    </li>
  );
}

function LocationLink({ location: { path, range }, onGo }: { location: Location; onGo(range: Range): void }) {
  const inText = path === '$' ? say(texts.wholeDocument) : say(texts.line, { line: range?.startLineNumber ?? '' });
  // XPaths are long: the line says where it is.
  const isXpath = path.startsWith('/') && range !== undefined;
  const text = (isXpath ? '' : path.replace(/^\$\.?/, '')) || inText;
  if (!range) return <span className="break-all font-mono text-soft text-xs">{text}</span>;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={isXpath ? path : undefined}
      onClick={() => onGo(range)}
      className="break-all rounded text-left font-mono text-soft text-xs hover:text-accent hover:underline"
    >
      {text}
    </button>
  );
}

function keyOf({ path, range }: Location): string {
  return `${path} ${range?.startLineNumber}:${range?.startColumn}`;
}
