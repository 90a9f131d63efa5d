import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';

interface MenuProps {
  trigger: ReactNode;
  children: ReactNode;
  /** Whether it opens when first rendered. */
  defaultOpen: boolean;
}

/** The implementation of ui/menu.tsx, loaded on demand. */
export function Menu({ trigger, children, defaultOpen }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Without a portal it stays in the landmark of its button. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[min(22rem,calc(100vw-16px))] overflow-auto rounded-lg border border-line bg-panel p-1 shadow-float"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const row =
  'flex w-full cursor-default select-none items-start gap-2.5 rounded-[5px] px-2.5 py-1.5 pointer-coarse:py-3 outline-none data-[highlighted]:bg-accent-wash data-[disabled]:opacity-55';

export type MenuItemProps = ComponentProps<typeof DropdownMenu.Item>;

export function MenuItem(props: MenuItemProps) {
  return <DropdownMenu.Item {...props} className={row} />;
}

export interface MenuCheckProps {
  label: string;
  about: string;
  checked: boolean;
  disabled: boolean;
  onChange(): void;
}

/** A menu item that can be checked. */
export function MenuCheck({ label, about, checked, disabled, onChange }: MenuCheckProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      aria-label={label}
      className={row}
    >
      <span aria-hidden className="mt-0.5 grid size-4 shrink-0 place-items-center rounded border border-edge">
        <DropdownMenu.ItemIndicator className="size-2 rounded bg-accent" />
      </span>
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-soft text-xs">{about}</span>
      </span>
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-2 pb-1 font-medium text-faint text-xs">{children}</DropdownMenu.Label>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
}
