import { settings } from '../app/settings.ts';

const name = 'memory';

/** Whether the memory is on, in whichever tab that was said last. */
export function isWanted(): boolean {
  return settings.getItem(name) === 'on';
}

export function setWanted(isOn: boolean): void {
  settings.setItem(name, isOn ? 'on' : 'off');
}
