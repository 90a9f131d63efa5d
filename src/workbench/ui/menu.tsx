import {
  type ComponentProps,
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useState,
} from 'react';
import type { MenuCheckProps, MenuItemProps } from './menu-parts.tsx';

type Parts = typeof import('./menu-parts.tsx');

let loaded: Parts | undefined;

/** Loads menus, which the first view does not need, when a button is approached. */
async function load(): Promise<Parts> {
  loaded ??= await import('./menu-parts.tsx');
  return loaded;
}

const PartsContext = createContext<Parts | undefined>(undefined);

interface MenuProps {
  trigger: ReactElement<ComponentProps<'button'>>;
  children: ReactNode;
}

/** A button's menu; `trigger` is the button. Its rows are `MenuItem`, `MenuCheck`, `MenuLabel` and `MenuLine`. */
export function Menu({ trigger, children }: MenuProps) {
  const [parts, setParts] = useState(loaded);
  const [asked, ask] = useState(false);
  if (parts) {
    return (
      <PartsContext value={parts}>
        <parts.Menu trigger={trigger} defaultOpen={asked}>
          {children}
        </parts.Menu>
      </PartsContext>
    );
  }
  const open = () => {
    ask(true);
    void load().then(setParts);
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: open,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  });
}

export function MenuItem(props: MenuItemProps) {
  const { MenuItem: Part } = useParts();
  return <Part {...props} />;
}

/** A menu item that can be checked. */
export function MenuCheck(props: MenuCheckProps) {
  const { MenuCheck: Part } = useParts();
  return <Part {...props} />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { MenuLabel: Part } = useParts();
  return <Part>{children}</Part>;
}

export function MenuLine() {
  const { MenuLine: Part } = useParts();
  return <Part />;
}

function useParts(): Parts {
  const parts = use(PartsContext);
  if (!parts) throw new Error('A row of a menu was drawn outside one.');
  return parts;
}
