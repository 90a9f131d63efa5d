import { create } from 'zustand';
import { settings } from './settings.ts';

const NAME = 'letter-keys';

/** Whether keys of one letter or sign do something outside text fields. Voice control and unsteady hands press them by accident. */
export const useLetterKeys = create<{ isOn: boolean; turnOn(isOn: boolean): void }>((set) => ({
  isOn: settings.getItem(NAME) !== 'off',
  turnOn(isOn) {
    settings.setItem(NAME, isOn ? 'on' : 'off');
    set({ isOn });
  },
}));

/** Returns whether a key event is a letter or sign that the user has switched off. */
export function isSwitchedOff({ key, ctrlKey, metaKey, altKey }: KeyName): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !useLetterKeys.getState().isOn;
}

type KeyName = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
