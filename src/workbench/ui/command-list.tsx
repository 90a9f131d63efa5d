import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { takeKeys } from './typed-ahead.tsx';

interface CommandListProps {
  /** The label for screen readers. */
  label: string;
  placeholder: string;
  search: string;
  onSearch(search: string): void;
  /** Shown if nothing matches. */
  empty: ReactNode;
  /** More entries are loading: Enter waits for them if nothing matches yet. */
  isLoading?: boolean;
  /** Shown between search and list. */
  filters?: ReactNode;
  children: ReactNode;
}

/** A list to choose from by typing and arrows. The caller performs the search. It begins with text typed during its loading. */
export function CommandList({
  label,
  placeholder,
  search,
  onSearch,
  empty,
  isLoading = false,
  filters,
  children,
}: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  /** Enter was pressed before an entry was highlighted. */
  const [isWaiting, wait] = useState(false);
  const begin = useEffectEvent(() => {
    const { typed, entered } = takeKeys();
    if (typed !== '') onSearch(typed);
    if (entered) wait(true);
  });
  useLayoutEffect(() => begin(), []);
  useEffect(() => {
    if (isLoading || !isWaiting || !list.current) return;
    const take = () => {
      const entry = highlightedIn(list.current);
      if (!entry) return;
      later.disconnect();
      wait(false);
      entry.click();
    };
    // The first entry is highlighted in the next frame, or later if the browser is busy.
    let frame = requestAnimationFrame(take);
    const later = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(take);
    });
    later.observe(list.current, { subtree: true, childList: true, attributeFilter: ['aria-selected'] });
    return () => {
      cancelAnimationFrame(frame);
      later.disconnect();
    };
  }, [isLoading, isWaiting]);
  /** Tab takes the highlighted entry, like Enter; before any input, it moves on. */
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = highlightedIn(list.current);
    if (event.key === 'Enter') wait(!entry && (isLoading || list.current?.querySelector('[cmdk-item]') !== null));
    if (event.key !== 'Tab' || event.shiftKey || search.trim() === '' || !entry) return;
    event.preventDefault();
    entry.click();
  };
  const onValueChange = (value: string) => {
    wait(false);
    onSearch(value);
  };
  return (
    <Command label={label} shouldFilter={false} loop className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-2.5 border-line border-b px-3.5">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <Command.Input
          autoFocus
          value={search}
          onValueChange={onValueChange}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          className="h-11 w-full bg-transparent text-base outline-none placeholder:text-faint"
        />
      </div>
      {filters}
      <Command.List ref={list} label={label} className="min-h-0 flex-1 scroll-py-1 overflow-auto p-1">
        <Command.Empty className="px-4 py-6 text-center text-soft">{empty}</Command.Empty>
        {children}
      </Command.List>
    </Command>
  );
}

function highlightedIn(list: HTMLElement | null): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>('[cmdk-item][aria-selected=true]');
}

export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Command.Group>
  );
}

interface CommandItemProps {
  /** The value, unique in its list. */
  value: string;
  disabled?: boolean;
  onSelect(): void;
  children: ReactNode;
}

export function CommandItem(props: CommandItemProps) {
  return (
    <Command.Item
      {...props}
      className="flex cursor-default select-none items-center gap-2.5 rounded-[5px] px-2.5 py-1.5 pointer-coarse:min-h-11 data-[disabled=true]:opacity-55 data-[selected=true]:bg-accent-wash"
    />
  );
}
