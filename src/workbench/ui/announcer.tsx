import { create } from 'zustand';

const useAnnouncement = create<{ text: string }>(() => ({ text: '' }));

/** Says something to those who do not see the page. What is seen is said elsewhere. */
export function announce(text: string): void {
  useAnnouncement.setState({ text });
}

/** Where announcements are read from. Stands in the page once. */
export function Announcer() {
  const { text } = useAnnouncement();
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
