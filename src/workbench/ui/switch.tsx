import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

interface SwitchProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Why it is as it is, for the pointer and for screen readers. */
  title?: string;
  onChange(checked: boolean): void;
}

export function Switch({ label, checked, disabled, title, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="flex shrink-0 items-center gap-2 text-soft" title={title}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={title ? `${id}-why` : undefined}
        className="h-[18px] w-[30px] rounded-full bg-edge transition-colors disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-panel shadow-sm transition-transform data-[state=checked]:translate-x-3.5" />
      </Radix.Root>
      {title && (
        <span id={`${id}-why`} hidden>
          {title}
        </span>
      )}
    </span>
  );
}
