import { create } from 'zustand';

const useAnnouncement = create<{ text: string }>(() => ({ text: '' }));

/** Announces a text to screen readers. Visible messages are shown elsewhere. */
export function announce(text: string): void {
  useAnnouncement.setState({ text });
}

/** The live region for announcements, once per page. */
export function Announcer() {
  const { text } = useAnnouncement();
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
