import { Popover as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** What it is, for those who do not see where it opens. */
  label: string;
  children: ReactNode;
}

/** What ui/popover.tsx draws once it is wanted. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          // The head of the page stays in sight.
          collisionPadding={{ top: 56, right: 8, bottom: 8, left: 8 }}
          aria-label={label}
          className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(27rem,calc(100vw-16px))] flex-col overflow-hidden rounded-lg border border-line bg-panel shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
