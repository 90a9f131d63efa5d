import { Command } from 'commander';
import { settingsOf, withSettings } from '../serving/settings.ts';
import { serve } from '../serving/start.ts';

/** Serves like `billwright serve`, with an extra page that never ends. It gives up after two seconds instead of ten. */

function hang(): never {
  for (;;);
}

void serve(settingsOf(withSettings(new Command()).parse(), {}), undefined, {
  longestTurn: 2000,
  app: { site: (_, path) => (path === '/hang' ? hang() : undefined) },
});
