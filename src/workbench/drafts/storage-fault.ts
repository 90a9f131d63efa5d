import { say } from '../texts/say.ts';
import * as texts from './texts.ts';

/** Why drafts are not kept: this browser's storage is full, or refuses them. */
export type StorageFault = 'full' | 'refused';

/** Returns why drafts are not kept, from what the browser's storage answered. */
export function storageFaultOf(error: unknown): StorageFault {
  return isFull(error) ? 'full' : 'refused';
}

/** Puts into words that drafts are not kept, and why. */
export function storageFaultText(fault: StorageFault): string {
  return say(fault === 'full' ? texts.storageFull : texts.storageRefused);
}

function isFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
}
