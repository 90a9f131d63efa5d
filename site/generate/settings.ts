/** The table of all settings of the service, from their declarations. */

import { Command } from 'commander';
import { withSettings } from '../../src/node/serving/settings.ts';
import { code, plain, table } from './markdown.ts';

/** Returns a table of flags, variables, defaults and descriptions. */
export function settingsTable(): string {
  const rows = withSettings(new Command()).options.map(({ flags, description }) => {
    const [, about = '', notes = ''] = /^(.*?)(?: \(([^()]*env: [^()]*)\))?$/s.exec(description) ?? [];
    const unset = /default: (.*?)(?:, env: |$)/.exec(notes)?.[1];
    return [code(flags), code(/env: (.*)$/.exec(notes)?.[1]), plain(unset ?? ''), plain(about)];
  });
  return table(['Flag', 'Variable', 'Default', 'Meaning'], rows);
}
