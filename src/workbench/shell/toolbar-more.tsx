import { Ellipsis } from 'lucide-react';
import { useDescription } from '../engine/document/use-description.ts';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { type Command, useCommand, useCommands } from '../state/view/commands.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuCheck, MenuItem } from '../ui/menu.tsx';
import { Spinner } from '../ui/message.tsx';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Rarer actions, listed after those that do not fit into the toolbar. */
export function MoreCommands({ draft, first }: { draft: Draft; first: readonly Command[] }) {
  const { envelope } = useDescription(draft.text);
  const envelop = useCommand('envelope');
  const commands = [...first, ...useCommands().filter(({ menu }) => menu === 'more')];
  return (
    <Menu
      trigger={
        <Button size="icon" data-region="more" aria-label={say(texts.more)} title={say(texts.more)}>
          {commands.some(({ busy }) => busy) ? <Spinner /> : <Ellipsis aria-hidden className="size-4" />}
        </Button>
      }
    >
      {commands.map(({ id, label, about, Icon, run, why }) => (
        <MenuItem
          key={id}
          onSelect={run}
          disabled={why !== undefined}
          aria-label={label}
          aria-describedby={`about-${id}`}
        >
          {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />}
          <span>
            <span className="block">{label}</span>
            <span id={`about-${id}`} className="block text-soft text-xs empty:hidden">
              {why ?? about}
            </span>
          </span>
        </MenuItem>
      ))}
      {envelop && (
        <MenuCheck
          label={say(texts.envelope)}
          about={envelop.why ?? say(texts.envelopeHow)}
          checked={envelope || draft.envelop}
          disabled={envelop.why !== undefined}
          onChange={envelop.run}
        />
      )}
    </Menu>
  );
}
