import { Ellipsis } from 'lucide-react';
import { useDescription } from '../engine/document/use-description.ts';
import { ServiceChoice } from '../engine/service/service-choice.tsx';
import type { Draft } from '../state/drafts/draft-storage.ts';
import { type Command, useCommand } from '../state/view/commands.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuCheck, MenuItem, MenuLine } from '../ui/menu.tsx';
import { Spinner } from '../ui/message.tsx';
import { Switch } from '../ui/switch.tsx';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

interface MoreCommandsProps {
  draft: Draft;
  commands: readonly Command[];
  /** Whether the developer tools are among them. */
  withTools: boolean;
}

/** Commands without a button: for lack of room, or as developer tools. */
export function MoreCommands({ draft, commands, withTools }: MoreCommandsProps) {
  const { envelope } = useDescription(draft.text);
  const envelop = useCommand('envelope');
  return (
    <Menu
      trigger={
        <Button size="icon" data-region="more" aria-label={say(texts.more)} title={say(texts.moreHolds)}>
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
            <span className="block font-medium">{label}</span>
            <span id={`about-${id}`} className="block text-soft text-xs">
              {why ?? about}
            </span>
          </span>
        </MenuItem>
      ))}
      {withTools && envelop && (
        <MenuCheck
          label={say(texts.envelope)}
          about={envelop.why ?? say(texts.envelopeHow)}
          checked={envelope || draft.envelop}
          disabled={envelop.why !== undefined}
          onChange={envelop.run}
        />
      )}
      {withTools && (
        <>
          {commands.length > 0 && <MenuLine />}
          <ServiceChoice />
        </>
      )}
    </Menu>
  );
}

/** Whether Build wraps the document in an envelope. */
export function EnvelopeSwitch({ draft }: { draft: Draft }) {
  const { envelope } = useDescription(draft.text);
  const command = useCommand('envelope');
  if (!command) return null;
  return (
    <Switch
      label={say(texts.envelope)}
      checked={envelope || draft.envelop}
      disabled={envelope}
      title={command?.why ?? say(texts.envelopeHow)}
      onChange={() => command?.run()}
    />
  );
}
