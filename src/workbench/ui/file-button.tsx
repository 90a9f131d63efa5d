import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  /** Accepted files, as in the attribute `accept`. */
  accept?: string;
  onFile(file: File): void;
  children: ReactNode;
}

/** A button to choose a file. */
export function FileButton({ accept, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
