import { Ellipsis } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { type PaperLanguage, paperLanguages } from '../../../paper/languages.ts';
import { useCommand } from '../../state/view/commands.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Menu, MenuCheck, MenuItem } from '../../ui/menu.tsx';
import { say } from '../../ui/texts/say.ts';
import { useDarkPaper, useLargePaper } from './paper-look.ts';
import * as texts from './texts.ts';
import { ToolsPlace } from './tools-place.ts';

interface PreviewToolsProps {
  language: PaperLanguage;
  onLanguage(language: PaperLanguage): void;
}

/** The language of a page, and how it is shown. */
export function PreviewTools({ language, onLanguage }: PreviewToolsProps) {
  const place = useContext(ToolsPlace);
  const dark = useDarkPaper();
  const large = useLargePaper();
  const pages = useCommand('show-pdf');
  const tools = (
    <>
      <Choice
        label={say(texts.language)}
        value={language}
        options={paperLanguages.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(value) => {
          const found = paperLanguages.find(({ code }) => code === value);
          if (found) onLanguage(found.code);
        }}
      />
      <Menu
        trigger={
          <Button look="bare" size="small-icon" aria-label={say(texts.more)} title={say(texts.more)}>
            <Ellipsis aria-hidden className="size-4" />
          </Button>
        }
      >
        {pages && <MenuItem onSelect={pages.run}>{say(texts.pages)}</MenuItem>}
        <MenuItem onSelect={() => print()}>{say(texts.print)}</MenuItem>
        <MenuCheck
          label={say(texts.larger)}
          about=""
          checked={large.on}
          disabled={false}
          onChange={() => large.set(!large.on)}
        />
        <MenuCheck
          label={say(texts.darkPaper)}
          about=""
          checked={dark.on}
          disabled={false}
          onChange={() => dark.set(!dark.on)}
        />
      </Menu>
    </>
  );
  if (place) return createPortal(tools, place);
  return <div className="mx-auto mb-3 flex max-w-[45rem] items-center justify-end gap-2">{tools}</div>;
}
