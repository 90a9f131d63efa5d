import { STANDARD_VERSION, VERSION } from '../../../engine/version.ts';
import { command, type MakeCommand } from '../command.ts';
import { textOf } from '../output.ts';

/** `billwright version`: the release, the version of the standard, and the build date if known. */
export const versionCommand: MakeCommand = (session) =>
  command('version', 'print the versions of Billwright and of the standard').action(async () => {
    const date = import.meta.env?.VITE_BUILD_DATE;
    const value = { version: VERSION, core: STANDARD_VERSION, ...(date && { date }) };
    await session.print(textOf(value, 'json', { ...session.flags, indent: true }));
  });
