import { settings } from '../app/settings.ts';

const name = 'memory';

/** Returns whether the memory is enabled, by the latest choice in any tab. */
export function isWanted(): boolean {
  return settings.getItem(name) === 'on';
}

export function setWanted(isOn: boolean): void {
  settings.setItem(name, isOn ? 'on' : 'off');
}
