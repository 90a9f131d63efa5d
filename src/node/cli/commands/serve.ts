import { command, type MakeCommand } from '../command.ts';

/** `billwright serve`: service and workbench on one port. It reads its own flags, as `serve.ts` does without a command line. */
export const serveCommand: MakeCommand = (session) =>
  command('serve', 'serve the HTTP interface and the workbench')
    .usage('[options]')
    .helpOption(false)
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async () => {
      const { serve } = await import('../../start.ts');
      await serve(session.args.slice(session.args.indexOf('serve') + 1));
    });
