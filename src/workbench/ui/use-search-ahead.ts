import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { typedAhead } from './typed-ahead.tsx';

/**
 * Returns the search of a list and how to set it. It begins with the text typed while the list was loading.
 * @param onReady called when the list accepts typing
 */
export function useSearchAhead(onReady: () => void) {
  const [search, setSearch] = useState('');
  const ready = useEffectEvent(() => {
    setSearch(typedAhead());
    onReady();
  });
  useLayoutEffect(() => ready(), []);
  return [search, setSearch] as const;
}
