import { ChevronDown, FilePlus2 } from 'lucide-react';
import { Fragment } from 'react';
import { emptyDocument, examplesByCountry } from '../examples/index.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuLine } from '../ui/menu.tsx';
import { useDrafts } from './drafts.ts';
import { useShowDraft } from './use-active-draft.ts';

/** A new draft: one of the examples, or an empty one. */
export function NewMenu() {
  const open = useDrafts((state) => state.open);
  const show = useShowDraft();
  const start = (text: string) => show(open(text));
  return (
    <Menu
      trigger={
        <Button aria-label="New" className="max-lg:w-[30px] max-lg:justify-center max-lg:px-0">
          <FilePlus2 aria-hidden className="size-4 lg:hidden" />
          <span className="max-lg:hidden">New</span>
          <ChevronDown aria-hidden className="size-3.5 text-soft max-lg:hidden" />
        </Button>
      }
    >
      {examplesByCountry.map(({ country, examples }) => (
        <Fragment key={country}>
          <MenuLabel>{country}</MenuLabel>
          {examples.map(({ id, title, about, text }) => (
            <MenuItem key={id} onSelect={() => start(text)}>
              <span>
                <span className="block font-medium">{title}</span>
                <span className="block text-soft text-xs">{about}</span>
              </span>
            </MenuItem>
          ))}
        </Fragment>
      ))}
      <MenuLine />
      <MenuItem onSelect={() => start(emptyDocument)}>Empty invoice</MenuItem>
    </Menu>
  );
}
