import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { explain } from './explain.ts';

interface SampleButtonProps {
  label: string;
  /** Makes sample files and takes them. */
  start(): Promise<void>;
}

/** Starts with sample files, or says why they could not be made. */
export function SampleButton({ label, start }: SampleButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await start();
    } catch (error) {
      const { title, advice } = explain(error);
      notify({ title, description: advice, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  );
}
