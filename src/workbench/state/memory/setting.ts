import { settings } from '../../ui/page/settings.ts';

const name = 'memory';

/** Returns whether the memory is enabled, by the latest choice in any tab. */
export function isWanted(): boolean {
  return settings.getItem(name) === 'on';
}

/** Returns whether the user was asked, or chose without a question. */
export function isChosen(): boolean {
  return settings.getItem(name) !== null;
}

export function setWanted(isOn: boolean): void {
  settings.setItem(name, isOn ? 'on' : 'off');
}
