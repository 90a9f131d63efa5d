import { Fragment, type ReactNode, useId } from 'react';

interface RadioCardsProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; name: string; about?: ReactNode; head?: string | undefined }[];
  /** The fault of the choice. */
  fault?: string | undefined;
  /** Each is as wide as the form. */
  stacked?: boolean;
  onChange(value: T): void;
}

/** A choice of one of a few options with room for explanations. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { label, value, options, fault, stacked, onChange } = props;
  const name = useId();
  return (
    <fieldset aria-describedby={fault ? `${name}-fault` : undefined}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className={stacked ? 'grid gap-1.5' : 'flex flex-wrap gap-2'}>
        {options.map((option) => (
          <Fragment key={option.value}>
            {option.head && <p className="mt-2 font-medium text-soft text-xs">{option.head}</p>}
            <label className="flex min-w-32 flex-1 pointer-coarse:min-h-11 cursor-pointer items-start gap-2.5 rounded-lg border border-line px-3 py-2 hover:border-edge has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                className="mt-[3px] accent-(--accent) outline-none"
              />
              <span>
                <span className="block font-medium">{option.name}</span>
                {option.about && <span className="block text-soft text-xs">{option.about}</span>}
              </span>
            </label>
          </Fragment>
        ))}
      </div>
      {fault && (
        <p id={`${name}-fault`} className="mt-1 text-bad">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
