import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useTheme } from '../app/theme.ts';
import { useNotices } from './notice.ts';

const show = { good: toast.success, bad: toast.error, plain: toast };

/** The corner in which notices appear, and are read out. Stands in the page once. */
export function Notices() {
  const theme = useTheme((state) => state.shown);
  const waiting = useNotices((state) => state.waiting);
  useEffect(() => {
    if (waiting.length === 0) return;
    useNotices.setState({ waiting: [] });
    for (const { title, tone = 'plain', onGone, ...more } of waiting) {
      show[tone](title, { ...more, ...(onGone && { onAutoClose: onGone, onDismiss: onGone }) });
    }
  }, [waiting]);
  return <Toaster theme={theme} position="bottom-right" closeButton toastOptions={{ className: 'font-sans!' }} />;
}
