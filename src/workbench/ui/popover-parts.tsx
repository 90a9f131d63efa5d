import * as Radix from '@radix-ui/react-popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { OverlayBoundary } from './overlay-boundary.tsx';

export interface PopoverProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Its label for screen readers. */
  label: string;
  /** The side of the button that it is aligned with. Default: end. */
  align?: 'start';
  children: ReactNode;
}

/** The implementation of ui/popover.tsx, loaded on demand. */
export function Popover({ open, onOpenChange, trigger, label, align, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align ?? 'end'}
          sideOffset={6}
          // Keeps the page's header visible.
          collisionPadding={{ top: 56, right: 8, bottom: 8, left: 8 }}
          aria-label={label}
          className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-[min(27rem,calc(100vw-16px))] flex-col overflow-hidden rounded-lg border border-line bg-panel shadow-float empty:hidden"
        >
          <OverlayBoundary onClose={() => onOpenChange(false)}>{children}</OverlayBoundary>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
