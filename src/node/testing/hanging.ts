import { Command } from 'commander';
import { settingsOf, withSettings } from '../serving/settings.ts';
import { serve } from '../serving/start.ts';

/**
 * A program that serves as `billwright serve` does, and beside that has a page that never ends. It gives up after two seconds instead of ten.
 */

function hang(): never {
  for (;;);
}

await serve(settingsOf(withSettings(new Command()).parse(), {}), undefined, {
  longestTurn: 2000,
  app: { site: (_, path) => (path === '/hang' ? hang() : undefined) },
});
