import { benchEngine } from './engine.ts';
import { benchFormats } from './formats.ts';
import { benchService } from './service.ts';

await benchEngine();
await benchFormats();
await benchService();
