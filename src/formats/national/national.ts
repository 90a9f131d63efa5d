export type { CheckOptions, SyntaxCode as National, SyntaxFile as NationalFile } from '../syntax.ts';
