/** The shape of the values in each store. A separate module, which loads with the first value instead of the page. */

import type { z } from '../../../../client/zod.ts';
import type { StoreName } from '../stores.ts';
import { table } from './accounts.ts';
import { record } from './batch.ts';
import { document } from './documents.ts';
import { draft, version } from './drafts.ts';
import { entry, ofTab, savedEntry, supplier } from './inbox.ts';
import { key } from './keys.ts';
import { entry as remembered } from './memory.ts';

export const shapes = {
  drafts: draft,
  versions: version,
  documents: document,
  memory: remembered,
  keys: key,
  batch: record,
  inbox: entry,
  inboxOfTab: ofTab,
  suppliers: supplier,
  accounts: table,
} satisfies Record<StoreName, z.ZodMiniType>;

/** What a store holds. */
export type StoredIn<Name extends StoreName> = z.infer<(typeof shapes)[Name]>;

/** The files in which lists of stores are saved, by the value of `billwright` in them. */
export const savedFiles = {
  documents: { documents: document },
  memory: { entries: remembered },
  inbox: { files: savedEntry, suppliers: supplier },
};

/** The lists in a saved file. */
export type SavedIn<Kind extends keyof typeof savedFiles> = {
  [List in keyof (typeof savedFiles)[Kind]]: (typeof savedFiles)[Kind][List] extends z.ZodMiniType<infer Value>
    ? Value[]
    : never;
};
