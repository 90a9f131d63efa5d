import { useId } from 'react';

interface SwitchProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** The reason for its state, as a tooltip and for screen readers. */
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
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox announces its own state.
        role="switch"
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={title ? `${id}-why` : undefined}
        className="h-[18px] w-[30px] shrink-0 appearance-none rounded-full bg-edge transition-colors before:block before:size-3.5 before:translate-x-0.5 before:translate-y-0.5 before:rounded-full before:bg-panel before:shadow-sm before:transition-transform checked:bg-accent checked:before:translate-x-3.5 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto"
      />
      {title && (
        <span id={`${id}-why`} hidden>
          {title}
        </span>
      )}
    </span>
  );
}
