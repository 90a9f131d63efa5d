import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isSwitchedOff } from '../ui/page/letter-keys.ts';
import { isTextField } from '../ui/text-field.ts';

/** The places by the letter that follows G. */
const places = { w: '/', i: '/inbox', d: '/documents' } as const;

/** Milliseconds within which the second key follows. */
const SOON = 1_500;

/** G, then a letter, shows a place, and / leads to the search of a list; not while a field or the editor has the focus. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let asked = 0;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey || isTextField(target) || isSwitchedOff(event)) return;
      const to = Date.now() - asked < SOON ? places[key.toLowerCase() as keyof typeof places] : undefined;
      asked = key === 'g' ? Date.now() : 0;
      const search = key === '/' && document.querySelector<HTMLElement>('main input[type=search]');
      if (search) {
        event.preventDefault();
        search.focus();
      }
      if (to === undefined) return;
      event.preventDefault();
      void navigate({ to });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate]);
}
