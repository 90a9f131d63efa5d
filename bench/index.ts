import { benchEngine } from './engine.ts';
import { benchService } from './service.ts';

await benchEngine();
await benchService();
