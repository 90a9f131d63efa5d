import type { Command, Option } from 'commander';
import { isoCode } from '../../engine/country/iso-code.ts';
import type { Localised } from '../../formats/declare/format.ts';
import type { OptionDeclaration } from '../../formats/declare/option.ts';
import { optionGroups } from '../../formats/list/options.ts';
import { optionFlags } from './field-flags.ts';
import { type HelpPage, withPages } from './help-pages.ts';
import type { Session } from './session.ts';
import * as texts from './texts.ts';

/** The beginning of the description of an option of a format, in any language: `for KSeF: `, `for VERI*FACTU, required: `. */
const OF = /^\S+ ([^:,]+?)(?:, ([^:]+?))?\s?: /;

/** Moves the options of formats to pages of a command's help: `convert --help ksef`, `convert --help PL`. */
export function withFormatPages(made: Command, session: Session, before: readonly HelpPage[] = []): Command {
  const taken = new Set(made.options.map(({ long }) => long));
  const optionsIn = (declared: Declared) => {
    const options = Object.entries(declared).flatMap((option) => optionFlags(...option));
    return options.filter(({ long }) => taken.has(long));
  };
  const listed = groups.flatMap(([name, { country, options }]): HelpPage[] => {
    const own = optionsIn(options);
    const format = OF.exec(own[0]?.description ?? '')?.[1] ?? name;
    const title = `${format} (${countryName(country, session)})`;
    return own.length > 0 ? [{ name, title, options: own.map((option) => inWords(option, session)) }] : [];
  });
  return withPages(made, [...before, ...listed], async (name) => {
    const [{ formatSummaries }, { formatOf }, { optionsOf }] = await Promise.all([
      import('../../formats/index.ts'),
      import('../../formats/list/formats.ts'),
      import('../../formats/list/syntaxes.ts'),
    ]);
    const optionsFor = (key: string) => {
      const format = formatOf(key);
      return (format ? optionsIn(optionsOf(format)) : []).map((option) => inWords(option, session));
    };
    const formats = formatSummaries();
    const format = formats.find(({ key, aliases = [] }) =>
      [key, ...aliases].some((each) => each.toLowerCase() === name),
    );
    if (format) {
      const about = say(format.description, session);
      const none = session.say(texts.noOptions, { format: format.key });
      const options = optionsFor(format.key);
      return {
        name,
        title: `${say(format.name, session)}. ${about}${options.length > 0 ? '' : `\n\n${none}`}`,
        options,
      };
    }
    const countries = new Set(formats.flatMap(({ usual_for }) => usual_for.countries));
    const country = [...countries].find((code) => namesOf(code, session).includes(name));
    if (country === undefined) return undefined;
    const usual = formats.filter(({ usual_for: { countries } }) => countries.includes(country));
    const rows = usual.map((each) => `  --to ${each.key}: ${say(each.name, session)}`);
    const options = usual.flatMap(({ key }) => optionsFor(key));
    return { name, title: [countryName(country, session), ...rows].join('\n'), options };
  });
}

type Declared = Readonly<Record<string, OptionDeclaration>>;

const groups = Object.entries<{ country: string; options: Declared }>(optionGroups);

/** Returns an option with its description in words of the session, without its format, which the page or command names. */
export function inWords(option: Option, { translation }: Session): Option {
  const about = translation?.find(option.description) ?? option.description;
  option.description = about.replace(OF, (_, __, more?: string) => (more === undefined ? '' : `${more}: `));
  return option;
}

function say(texts: Localised, { language = 'en', translation }: Session): string {
  const { en = '' } = texts;
  return texts[language] ?? translation?.find(en) ?? en;
}

/** Returns the names of a country in lower case: its code, and its name in English and in the language of the session. */
function namesOf(code: string, session: Session): string[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return [code, english.of(isoCode(code)) ?? code, countryName(code, session)].map((each) => each.toLowerCase());
}

function countryName(code: string, { language = 'en' }: Session): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(isoCode(code)) ?? code;
}
