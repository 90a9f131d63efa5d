export type { SyntaxCode as National, SyntaxFile as NationalFile } from '../syntax.ts';
