import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

/** The menu of rarer actions at the end of a header. */
export function MoreMenu({ children }: { children: ReactNode }) {
  const label = say(texts.moreActions);
  return <Menu trigger={<Button size="icon" Icon={Ellipsis} aria-label={label} title={label} />}>{children}</Menu>;
}
