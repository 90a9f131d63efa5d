import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { classes } from './classes.ts';

const looks = {
  plain: 'border-line bg-panel text-ink hover:bg-sunk',
  primary: 'border-accent bg-accent text-accent-ink hover:brightness-110',
  bare: 'border-transparent text-soft hover:bg-sunk hover:text-ink',
};

const sizes = {
  normal: 'h-[30px] gap-2 rounded-[7px] px-3 text-sm',
  small: 'h-[26px] gap-1.5 rounded-md px-2.5 text-xs',
  icon: 'size-[30px] rounded-[7px]',
  'small-icon': 'size-[26px] rounded-md',
};

type ButtonProps = ComponentProps<'button'> & {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Shown before the text. */
  Icon?: ComponentType<{ 'aria-hidden': true; className: string }> | undefined;
  /** Whether its action is running: it cannot be pressed, but keeps the focus. */
  busy?: boolean;
};

/** The button of the workbench. An icon alone needs an `aria-label`. */
export function Button(props: ButtonProps) {
  const { look = 'plain', size = 'normal', Icon, busy, onClick, className, children, ...rest } = props;
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classes(
        'inline-flex shrink-0 items-center justify-center whitespace-nowrap border font-medium leading-tight transition-colors',
        // Fingers need more room.
        'pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-70',
        looks[look],
        sizes[size],
        className,
      )}
      {...rest}
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'look' | 'size' | 'children' | 'aria-label'> & {
  Icon: LucideIcon;
  /** The full label for screen readers; `title` is shorter. */
  label: string;
};

/** A small icon button next to the object of its action. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button look="bare" size="small-icon" aria-label={label} {...rest} />;
}
