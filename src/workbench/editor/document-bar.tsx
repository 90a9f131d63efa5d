import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCommand } from '../app/commands.ts';
import { chordText } from '../app/keys.ts';
import { useReadOnly } from '../app/read-only.ts';
import type { Description } from '../document/description.ts';
import { countryName, nameOfAddon } from '../document/names.ts';
import { useLanguage } from '../language/catalogue-language.ts';
import { addonsQuery } from '../service/service.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Pill } from '../ui/pill.tsx';
import { AddonMenu } from './addon-menu.tsx';
import * as texts from './texts.ts';
import { ViewChoice } from './view-choice.tsx';

/** The kind of document, with links to its schema, regime and addons, and actions on its text. */
export function DocumentBar({ description }: { description: Description }) {
  const { kind, schema, envelope, country, addons, signed } = description;
  const readOnly = useReadOnly(description) !== undefined;
  return (
    <div className="@container flex min-h-10 shrink-0 flex-wrap items-center gap-2 border-line border-b px-3.5 py-0.5">
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
        {envelope && <Pill>{say(signed ? texts.signedEnvelope : texts.envelope)}</Pill>}
        {country && (
          <Link
            to="/regimes/$code"
            params={{ code: country }}
            title={say(texts.regime, { country })}
            className="shrink-0 rounded-full hover:underline"
          >
            <Pill>{countryName(country)}</Pill>
          </Link>
        )}
        {addons.map((addon) => (
          <AddonLink key={addon} addon={addon} />
        ))}
      </div>
      {schema && !readOnly && <AddonMenu />}
      {['outline', 'format'].map((id) => (
        <TextCommand key={id} id={id} isShort={addons.length > 0} />
      ))}
      <ViewChoice />
    </div>
  );
}

/** The name of an addon, which leads to its page. */
function AddonLink({ addon }: { addon: string }) {
  const { language } = useLanguage();
  const { data: addons, isPending } = useQuery(addonsQuery);
  return (
    <Link to="/addons/$key" params={{ key: addon }} title={addon} className="max-w-full rounded-full hover:underline">
      <Pill tone="accent">
        <span className="truncate">{isPending ? '…' : nameOfAddon(addons, addon, language)}</span>
      </Pill>
    </Link>
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
