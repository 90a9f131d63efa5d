import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

/** A button's menu; `trigger` is the button. Its rows are `MenuItem`, `MenuLabel` and `MenuLine`. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[min(22rem,calc(100vw-16px))] overflow-auto rounded-lg border border-line bg-panel p-1 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const row =
  'flex w-full cursor-default select-none items-start gap-2.5 rounded-[5px] px-2.5 py-1.5 outline-none data-[highlighted]:bg-accent-wash';

export function MenuItem(props: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item {...props} className={row} />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-2 pb-1 font-medium text-faint text-xs">{children}</DropdownMenu.Label>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
