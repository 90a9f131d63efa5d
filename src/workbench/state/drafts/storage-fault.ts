import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Why drafts are not stored: this browser's storage is full, or refuses them. */
export type StorageFault = 'full' | 'refused';

/** Returns why drafts are not stored, from the browser's error. */
export function storageFaultOf(error: unknown): StorageFault {
  return isFull(error) ? 'full' : 'refused';
}

/** Returns a message that says why drafts are not stored. */
export function storageFaultText(fault: StorageFault): string {
  return say(fault === 'full' ? texts.storageFull : texts.storageRefused);
}

function isFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'QuotaExceededError';
}
