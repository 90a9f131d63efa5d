import { Link } from '@tanstack/react-router';
import type { Description } from '../../engine/document/description.ts';
import { useCommand } from '../../state/view/commands.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { chordText } from '../../ui/page/keys.ts';
import { say } from '../../ui/texts/say.ts';
import { DocumentFacts } from './document-facts.tsx';
import * as texts from './texts.ts';

/** The kind of document, with links to its schema, regime and addons, and actions on its text. */
export function DocumentBar({ description: { kind, schema, addons } }: { description: Description }) {
  return (
    <div className="@container flex min-h-[34px] shrink-0 flex-wrap items-center gap-2 border-line border-b px-3.5 py-0.5">
      <h2 className={classes('shrink-0 font-semibold', addons.length > 0 && '@max-2xl:flex-1')}>
        {schema ? (
          <Link
            to="/schemas/$"
            params={{ _splat: schema }}
            title={say(texts.schema, { schema })}
            className="rounded hover:underline"
          >
            {kind}
          </Link>
        ) : (
          kind
        )}
      </h2>
      <div
        className={classes(
          'flex min-w-0 flex-1 flex-wrap items-center gap-2 px-0.5',
          // Addons have long names: if they do not fit, they get lines of their own.
          addons.length > 0 && '@max-2xl:order-last @max-2xl:basis-full @max-2xl:pb-1',
        )}
      >
        <DocumentFacts />
      </div>
      {['outline', 'format'].map((id) => (
        <TextCommand key={id} id={id} isShort={addons.length > 0} />
      ))}
    </div>
  );
}

/** A command on the text, while the text is shown and the command available. */
function TextCommand({ id, isShort }: { id: string; isShort: boolean }) {
  const command = useCommand(id);
  if (!command || command.why !== undefined) return null;
  const [keys] = command.keys;
  return (
    <Button
      look="bare"
      size="small"
      className="max-sm:hidden"
      title={
        keys && command.about
          ? say(texts.commandKeys, { about: command.about, keys: chordText(keys.chord) })
          : command.about
      }
      onClick={command.run}
    >
      {command.Icon && <command.Icon aria-hidden className="size-3.5" />}
      <span className={classes('max-xl:sr-only', isShort && '@max-3xl:sr-only')}>{command.label}</span>
    </Button>
  );
}
