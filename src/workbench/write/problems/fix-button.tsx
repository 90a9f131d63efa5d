import type { Ref } from 'react';

interface FixButtonProps {
  title: string;
  onClick(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** The fix of a problem, by what it does. */
export function FixButton({ title, onClick, ref }: FixButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      data-fix
      onClick={onClick}
      className="min-h-6 whitespace-nowrap rounded font-medium text-accent text-xs hover:underline pointer-coarse:min-h-11"
    >
      {title}
    </button>
  );
}
