import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/**
 * Why drafts are not stored: this browser's storage is full, refuses them, or cannot be used: it is damaged, or a newer version of this page
 * wrote it.
 */
export type StorageFault = 'full' | 'refused' | 'unusable';

/** The errors of browsers that refuse storage, or have none. */
const refusals = ['SecurityError', 'ReferenceError', 'TypeError'];

/** Returns why drafts are not stored, from the browser's error. */
export function storageFaultOf(error: unknown): StorageFault {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  if (name === 'QuotaExceededError') return 'full';
  return refusals.includes(name) ? 'refused' : 'unusable';
}

/** Returns a message that says why drafts are not stored. */
export function storageFaultText(fault: StorageFault): string {
  if (fault === 'full') return say(texts.storageFull);
  return say(fault === 'refused' ? texts.storageRefused : texts.storageUnusable);
}
