import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Choice } from '../../reference/choices.ts';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { classes } from '../../ui/classes.ts';
import { inputLook } from '../../ui/field.tsx';
import { finder, plain, wordsOf } from '../../ui/find.ts';
import { say } from '../../ui/texts/say.ts';
import { useTyped } from '../../ui/use-typed.ts';
import * as texts from './texts.ts';
import { Wrapping, wrapped } from './wrapping.tsx';

interface ComboProps {
  about: ComponentProps<'input'> & { id: string };
  value: string;
  choices: readonly Choice[];
  /** Values outside the list are allowed. */
  open: boolean;
  onChoose(value: string): void;
  /**
   * Writes each key. The list then only offers choices: Enter takes the one an arrow has reached, or the only one that begins with the
   * text.
   */
  onType?: ((text: string) => void) | undefined;
  className?: string | undefined;
  /** Whether the field is as high as its text while it is not focused. */
  wraps?: boolean | undefined;
}

/** Maximum number of choices shown at once; typing finds the others. */
const FEW = 60;

/**
 * A choice from a list by name, found by typing. It is written when chosen by Enter, Tab or click, or when its name or code is complete.
 * Other text is accepted if the list is open. Escape restores the previous value.
 */
export function Combo({ about, value, choices, open, onChoose, onType, className, wraps }: ComboProps) {
  const [typed, setTyped] = useState<string>();
  const [text, setText] = useTyped(value);
  const [isListed, setListed] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  /** An arrow key has reached the highlighted entry. */
  const isReached = useRef(false);
  /** The pointer brings the focus. */
  const isPressed = useRef(false);
  const list = useId();
  // Codes of laws and lists, such as units and countries, are known to people; keys of the standard are not.
  const hasTools = useDeveloperTools();
  const showsValues = hasTools || choices.some(({ value }) => !/[a-z]/.test(value));
  const known = choices.find((choice) => choice.value === value);
  const found = isListed ? foundIn(choices, typed ?? '') : [];
  const isShown = isListed && (found.length > 0 || !onType);
  // Without matching choices, the text is ordinary.
  const isPlain = onType !== undefined && choices.length === 0;
  const optionId = (index: number) => `${list}-${index}`;
  const close = () => {
    setListed(false);
    setTyped(undefined);
  };
  const choose = (chosen: string) => {
    close();
    if (chosen !== value || onType) onChoose(chosen);
  };
  const leave = () => {
    if (typed === undefined || (onType && typed !== '')) return close();
    const called = choices.filter((choice) => isCalled(choice, typed));
    const exact =
      choices.find((choice) => isSame(choice.title, typed) || isSame(choice.value, typed)) ??
      (called.every(({ title }) => title === called[0]?.title) ? called[0] : undefined);
    if (typed.trim() === '') choose('');
    else if (exact) choose(exact.value);
    else if (open) choose(typed.trim());
    else close();
  };
  const goBy = (step: number) => {
    isReached.current = true;
    setActive((Math.max(active, step > 0 ? -1 : 0) + step + found.length) % Math.max(1, found.length));
  };
  /**
   * Chooses the highlighted entry before the focus moves on, if an arrow reached it, or if it alone fits best and the search begins
   * one of its words.
   */
  const onTab = () => {
    const chosen = isListed ? found[active] : undefined;
    if (chosen && (isReached.current || (!onType && isClear(found, typed ?? '')))) choose(chosen.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isPlain) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      if (isListed) goBy(step);
      else show(typed);
    } else if (key === 'Enter' && isListed) {
      const chosen = found[active];
      if (!chosen && onType) close();
      if (!chosen && (!open || onType)) return;
      event.preventDefault();
      event.stopPropagation();
      if (chosen) choose(chosen.value);
      else leave();
    } else if (key === 'Escape' && (isListed || typed !== undefined)) {
      event.stopPropagation();
      close();
    }
  };
  const show = (text: string | undefined) => {
    const at = text === undefined ? choices.findIndex((choice) => choice.value === value) : 0;
    isReached.current = false;
    setTyped(text);
    setActive(onType ? offered(choices, text) : Math.min(Math.max(0, at), FEW - 1));
    setListed(true);
  };
  const shown = onType ? text : (typed ?? known?.title ?? value);
  const field = (
    <input
      {...about}
      ref={input}
      type="text"
      dir="auto"
      data-closed={!open || undefined}
      {...(!isPlain && {
        role: 'combobox',
        'aria-expanded': isShown,
        'aria-autocomplete': 'list',
        'aria-controls': isShown ? list : undefined,
        'aria-activedescendant': isListed && found[active] ? optionId(active) : undefined,
      })}
      autoComplete="off"
      spellCheck={false}
      value={shown}
      onPointerDown={({ currentTarget }) => {
        isPressed.current = !currentTarget.matches(':focus');
      }}
      onFocus={({ currentTarget }) => {
        // A click into a text goes on in it, as in other text fields.
        if (!(onType && isPressed.current)) currentTarget.select();
        isPressed.current = false;
      }}
      onClick={() => !isListed && !about.disabled && show(undefined)}
      onChange={({ target }) => {
        setText(target.value);
        onType?.(target.value);
        show(target.value);
      }}
      onBlur={leave}
      onKeyDown={(event) => (event.key === 'Tab' ? onTab() : onKeyDown(event))}
      className={classes(className ?? inputLook, wraps && wrapped, !open && 'pr-5')}
    />
  );
  return (
    <>
      <span className="relative block">
        {wraps ? (
          <Wrapping text={shown} language={known && 'en'} withArrow={!open}>
            {field}
          </Wrapping>
        ) : (
          field
        )}
        {!open && (
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-1 my-auto size-3.5 text-faint"
          />
        )}
      </span>
      {isShown && input.current && (
        <Floating under={input.current}>
          <div id={list} role="listbox" aria-label={say(texts.choices)} className="min-h-0 overflow-auto">
            {found.map((choice, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles keys.
              <div
                key={choice.value}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                ref={(element) => {
                  if (index === active) element?.scrollIntoView({ block: 'nearest' });
                }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(choice.value)}
                className={classes(
                  'flex cursor-default items-baseline gap-3 rounded-[5px] px-2.5 py-1 forced-colors:aria-selected:bg-[Highlight]',
                  index === active ? 'bg-accent-wash' : 'hover:bg-sunk',
                )}
              >
                <span className="min-w-0 flex-1">{choice.title}</span>
                {showsValues && choice.value !== choice.title && (
                  <span className="shrink-0 text-soft text-xs">{choice.value}</span>
                )}
              </div>
            ))}
          </div>
          {found.length === 0 && <p className="px-2.5 py-1 text-soft">{say(open ? texts.ownValue : texts.noSuch)}</p>}
          <HelpBelow of={about['aria-describedby']} />
        </Floating>
      )}
    </>
  );
}

/** The field's help, which the list would cover. */
function HelpBelow({ of: describedBy = '' }: { of: string | undefined }) {
  const [id = ''] = describedBy.split(' ');
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  return <p className="mt-1 border-line border-t px-2.5 pt-1.5 pb-1 text-soft text-xs">{text}</p>;
}

/** Returns the choices that contain all words: exact names first, then other names, then titles that begin with the search. */
function foundIn(choices: readonly Choice[], typed: string): readonly Choice[] {
  const isFound = finder(typed);
  const found = choices.filter(({ value, title, words = '' }) => isFound(title, value, words));
  if (typed.trim() === '') return found.slice(0, FEW);
  return found.sort((a, b) => rankOf(a, typed) - rankOf(b, typed)).slice(0, FEW);
}

/** Returns how well a choice fits a search: 0 is best. */
function rankOf(choice: Choice, typed: string): number {
  const { value, title, words = '' } = choice;
  const wanted = plain(typed.trim());
  // The English name comes first among the words: `hour` means hours before kilowatt hours.
  if ([value, title].some((name) => isSame(name, typed)) || `${plain(words)} `.startsWith(`${wanted} `)) return 0;
  if (isCalled(choice, typed)) return 1;
  if (plain(title).startsWith(wanted)) return 2;
  return beginsWords(choice, typed) ? 3 : 4;
}

/** Returns whether the first choice is the only one that a search can mean. */
function isClear([first, ...others]: readonly Choice[], typed: string): boolean {
  if (!first || !beginsWords(first, typed)) return false;
  const second = others.find(({ title }) => title !== first.title);
  return !second || rankOf(first, typed) < rankOf(second, typed);
}

/** Returns the index of the choice that Enter takes for a text that is also valid by itself: the only one that begins with it; or -1. */
function offered(choices: readonly Choice[], typed = ''): number {
  const wanted = plain(typed.trim());
  const begun = foundIn(choices, typed).filter(({ title }) => plain(title).startsWith(wanted));
  return wanted.length > 1 && begun.length === 1 && plain(begun[0]?.title ?? '') !== wanted ? 0 : -1;
}

/** Returns whether a search is one of a choice's other names, of one or more words. */
function isCalled({ words = '' }: Choice, typed: string): boolean {
  const wanted = plain(typed.trim());
  return wanted !== '' && ` ${plain(words)} `.includes(` ${wanted} `);
}

/** Returns whether each search word begins a word of a choice. `ZZ` occurs in Brazzaville but does not mean it. */
function beginsWords({ value, title, words = '' }: Choice, typed: string): boolean {
  const all = wordsOf(`${title} ${value} ${words}`);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((word) => all.some((each) => each.startsWith(word)));
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** A box below its owner, or above if there is more room. It follows when the owner scrolls. */
function Floating({ under, children }: { under: HTMLElement; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const { left, top, bottom, width } = under.getBoundingClientRect();
      const { style } = box.current ?? {};
      if (!style) return;
      const below = window.innerHeight - bottom;
      const isAbove = below < 200 && top > below;
      const wide = Math.min(Math.max(width, 240), window.innerWidth - 16);
      style.width = `${wide}px`;
      style.left = `${Math.max(8, Math.min(left, window.innerWidth - wide - 8))}px`;
      style.top = isAbove ? '' : `${bottom + 4}px`;
      style.bottom = isAbove ? `${window.innerHeight - top + 4}px` : '';
      style.maxHeight = `${Math.min(288, (isAbove ? top : below) - 12)}px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    // A sentence that appears above the field moves it, and makes what contains it higher.
    const growth = new ResizeObserver(place);
    for (let around = under.parentElement; around; around = around.parentElement) growth.observe(around);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [under]);
  return createPortal(
    <div ref={box} className="fixed z-50 flex flex-col rounded-lg border border-line bg-panel p-1 text-sm shadow-float">
      {children}
    </div>,
    // Within the dialog or landmark, outside the scrolling part.
    under.closest('[role=dialog], [data-region]') ?? document.body,
  );
}
