import type { Ref } from 'react';

interface FixButtonProps {
  title: string;
  onClick(): void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button in a line of text, which changes the document. */
export function FixButton({ title, onClick, ref }: FixButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      data-fix
      onClick={onClick}
      className="min-h-6 pointer-coarse:min-h-11 rounded border border-line bg-panel px-1.5 text-left font-medium text-accent hover:bg-sunk"
    >
      {title}
    </button>
  );
}
