// Written by `npm run texts`: the languages whose page is translated, and the parts of each translation.
import type { PartsOf } from './load.ts';

export const translations = {} satisfies Readonly<Record<string, PartsOf>>;
