import { create } from 'zustand';
import { announce } from '../../ui/announcer.tsx';

/** A message in the bar of the problems, for a while: it covers nothing, and nobody needs it later. */
export const useBarMessage = create<{ message: string | undefined }>(() => ({ message: undefined }));

/** Milliseconds for which the bar shows a message. */
const SHOWN = 8_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in the bar of the problems, and announces it. */
export function tell(message: string): void {
  clearTimeout(timer);
  useBarMessage.setState({ message });
  announce(message);
  timer = setTimeout(() => useBarMessage.setState({ message: undefined }), SHOWN);
}
