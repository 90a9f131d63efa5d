/** Collects what breaks chains. */

import type { Message } from '../../engine/text/message.ts';
import type { Flag } from '../rules/declare.ts';

export interface ChainFault<Place> {
  readonly code: string;
  readonly flag: Flag;
  readonly text: Message;
  readonly places: readonly Place[];
}

/** The largest number of fatal faults, and of others, to list. Duplicates must not take up the room for broken hashes. */
const MOST_CHAIN_FAULTS = 10_000;

export class ChainFaults<Place> {
  readonly list: ChainFault<Place>[] = [];
  readonly #room = { fatal: MOST_CHAIN_FAULTS, other: MOST_CHAIN_FAULTS };
  #isCut = false;

  /** The number of faults after which others of the same kind were left out; undefined if none were. */
  get cutAfter(): number | undefined {
    return this.#isCut ? MOST_CHAIN_FAULTS : undefined;
  }

  /** Returns whether a fault would be listed, before its text is made. */
  hasRoom(flag: Flag): boolean {
    const hasRoom = this.#room[roomOf(flag)] > 0;
    this.#isCut ||= !hasRoom;
    return hasRoom;
  }

  add(fault: ChainFault<Place>): void {
    if (!this.hasRoom(fault.flag)) return;
    this.#room[roomOf(fault.flag)]--;
    this.list.push(fault);
  }
}

const roomOf = (flag: Flag) => (flag === 'fatal' ? 'fatal' : 'other');
