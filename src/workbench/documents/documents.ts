import { create } from 'zustand';
import { isWanted } from '../state/memory/setting.ts';
import { storeOf } from '../state/stores/store.ts';
import { type DocumentRecord, merged } from './record.ts';

const store = storeOf('documents');

interface DocumentsState {
  /** Last changed first; undefined until they are loaded. */
  records: readonly DocumentRecord[] | undefined;
  /** Why they are not stored. */
  failure: string | undefined;
  /** Whether the browser keeps them even if it needs room. */
  isKept: boolean | undefined;
}

/** The documents written and received in this browser. */
export const useDocuments = create<DocumentsState>(() => ({
  records: undefined,
  failure: undefined,
  isKept: undefined,
}));

/** Tells other tabs that the stored documents changed. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('billwright.documents') : undefined;

let isFollowing = false;

/** Loads the documents, and follows the changes of other tabs from now on. */
export async function loadDocuments(): Promise<void> {
  if (!isFollowing) channel?.addEventListener('message', () => void load());
  isFollowing = true;
  await load();
  useDocuments.setState({ isKept: await navigator.storage?.persisted?.().catch(() => undefined) });
}

async function load(): Promise<void> {
  try {
    const records = await store.all();
    useDocuments.setState({ records: records.sort((a, b) => b.changedAt - a.changedAt), failure: undefined });
  } catch (error) {
    useDocuments.setState({ records: [], failure: String(error) });
  }
}

/** The last pending change. Changes run one after another, so that none is lost. */
let last: Promise<void> = Promise.resolve();

async function change(work: () => Promise<void>): Promise<void> {
  last = last.then(work).then(
    () => useDocuments.setState({ failure: undefined }),
    (error: unknown) => useDocuments.setState({ failure: String(error) }),
  );
  await last;
  channel?.postMessage('changed');
  if (isFollowing) await load();
}

/** Stores documents, with what is known about them. Only if the user wants this browser to remember. */
export function keepDocuments(records: readonly DocumentRecord[]): Promise<void> {
  return change(async () => {
    if (!isWanted() || records.length === 0) return;
    const known = await Promise.all(records.map(({ key }) => store.all(IDBKeyRange.only(key))));
    await store.put(records.map((record, index) => merged(record, known[index]?.[0])));
    // Browsers delete what is not persistent when they need room.
    void navigator.storage?.persist?.().then((isKept) => useDocuments.setState({ isKept }));
  });
}

/** Stores whether a document was paid. */
export function markPaid(record: DocumentRecord, isPaid: boolean): Promise<void> {
  return change(() => store.put([{ ...record, isPaid }]));
}

export function forgetDocument({ key }: DocumentRecord): Promise<void> {
  return change(() => store.delete(key));
}

export function clearDocuments(): Promise<void> {
  return change(store.clear);
}
