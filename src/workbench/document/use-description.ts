import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { engine } from '../service/engine.ts';
import { type Description, describe } from './description.ts';

/** Texts of more characters than this take too long to be read between two keys. */
const LONG = 50_000;

/** How long after the last key a long text is described, in milliseconds. */
const DELAY = 150;

/** What a text holds, drawn after the typing itself, which it never holds up: long texts are read by the worker. */
export function useDescription(text: string): Description {
  const settled = useDeferredValue(text);
  const [late, setLate] = useState<Description>();
  const isLong = settled.length > LONG && late !== undefined;
  useEffect(() => {
    if (settled.length <= LONG) return setLate(undefined);
    let wanted = true;
    const timer = setTimeout(async () => {
      const description = await described(settled).catch(() => describe(settled));
      if (wanted) setLate(description);
    }, DELAY);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [settled]);
  const read = isLong ? undefined : settled;
  const now = useMemo(() => (read === undefined ? undefined : describe(read)), [read]);
  return now ?? late ?? describe(settled);
}

/** The text asked about last: several parts of the page ask about the same one. */
let last: { text: string; description: Promise<Description> } | undefined;

function described(text: string): Promise<Description> {
  const asked = last?.text === text ? last : { text, description: engine().call('describe', text) };
  last = asked;
  return asked.description;
}
