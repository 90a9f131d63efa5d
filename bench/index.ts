import { benchEngine } from './engine.ts';

await benchEngine();
